import { createHash } from 'node:crypto';

/** An answer as it goes out. */
export interface CachedAnswer {
  json: string;
  etag: string;
}

/** Keeps the answers of public reads until the next write. */
export interface ReadCache {
  /** The kept answer, or that of `read`. */
  answer(key: string, read: () => Promise<unknown>): Promise<CachedAnswer>;
  /** To be called after every write, before its own answer goes out. */
  forget(): void;
}

/** The content of a site has far fewer reads; only strange queries could make more. */
const MOST_ANSWERS = 500;

/** With `keep` false nothing is kept: where other processes write too, no one would tell this one. */
export function createReadCache(keep: boolean): ReadCache {
  const kept = new Map<string, CachedAnswer>();
  let writes = 0;
  return {
    answer: async (key, read) => {
      const known = kept.get(key);
      if (known) return known;
      const writesBefore = writes;
      const json = JSON.stringify(await read());
      const digest = createHash('sha1').update(json).digest('base64url');
      const answer = { json, etag: `"${digest}"` };
      // What was read while something was written may be of before.
      if (keep && writes === writesBefore && kept.size < MOST_ANSWERS) kept.set(key, answer);
      return answer;
    },
    forget: () => {
      writes += 1;
      kept.clear();
    },
  };
}
