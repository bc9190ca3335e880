import { LRUCache } from 'lru-cache';
import { beforeStepOf } from '../contract/in-pieces.ts';
import type { CacheTag } from './cache-tag.ts';
import { isTouched } from './cache-tag.ts';
import type { RestResponse } from './response-body.ts';

/** How long a list is kept at most, in milliseconds: a response made of it is cached on top of that. */
const maxAgeMs = 2_000;

/** A shorter body costs less to read again than to keep. */
const minLength = 100_000;

/** What a character of a body takes once it is parsed. */
const bytesPerCharacter = 3;

const defaultMaxBytes = 32 * 1024 * 1024;

interface WholeList {
  response: RestResponse;
  /** The length of its body. */
  length: number;
  tag: CacheTag;
  at: number;
}

/**
 * Keeps the long lists of a backend that responds to every page with the whole list, so that the pages
 * that a visitor reads one after another are cut out of one read.
 */
export class WholeLists {
  readonly #freshMs: () => number;
  readonly #lists: LRUCache<string, WholeList>;
  #generation = 0;

  /** `freshMs` returns how long responses are cached, which depends on the state of Redis. */
  constructor(freshMs: () => number, maxSize = defaultMaxBytes) {
    this.#freshMs = freshMs;
    this.#lists = new LRUCache({ maxSize });
  }

  /** Reads a page of the list at this address, or returns the whole list if it is there. */
  async read(
    listUrl: string,
    tag: CacheTag,
    readPage: () => Promise<RestResponse>,
  ): Promise<RestResponse> {
    const at = performance.now();
    const list = this.#lists.get(listUrl);
    if (list && at - list.at < Math.min(this.#freshMs(), maxAgeMs)) {
      await beforeStepOf(list.length);
      return list.response;
    }
    const generation = this.#generation;
    const { body, text, total, ...rest } = await readPage();
    // What was read while somebody wrote may show what was there before.
    if (total === undefined && text.length > minLength && generation === this.#generation) {
      const { length } = text;
      const list = { response: { body, text: '' }, length, tag, at };
      this.#lists.set(listUrl, list, { size: bytesPerCharacter * length });
    }
    return { body, text, total, ...rest };
  }

  /** Drops the lists that a write touches, or all without it. */
  invalidate(write?: CacheTag): void {
    this.#generation++;
    for (const [listUrl, { tag }] of this.#lists) {
      if (!write || isTouched(tag, write)) this.#lists.delete(listUrl);
    }
  }
}
