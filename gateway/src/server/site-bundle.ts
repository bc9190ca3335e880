import { z } from 'zod';
import { projectRoot } from '../project-root.ts';

const bundleFile = new URL('web/dist-server/site.js', projectRoot);

/** Runs an operation of the web app and returns its data. */
export type ReadData = (
  operation: string,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** Where and how the site is served. */
export interface Site {
  /** The origin of absolute addresses. */
  base: string;
  maxUploadMb: number;
}

/** What the web app answers for an address: a document, a redirect, a list. */
export interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The exports of the web app's server bundle (`web/src/server-rendering/site.ts`). */
export interface SiteBundle {
  /** Whether an address, given as path and search, is one of the site's. */
  isAddress: (target: string) => boolean;
  /** Answers for an address of the site. Rejects where data cannot be read. */
  answer: (target: string, site: Site, read: ReadData) => Promise<SiteAnswer>;
  /** Answers for an address whose data cannot be read. */
  unavailable: (target: string, site: Site) => Promise<SiteAnswer>;
}

const isFunction = (given: unknown) => typeof given === 'function';
const bundle = z.object({
  isAddress: z.custom<SiteBundle['isAddress']>(isFunction),
  answer: z.custom<SiteBundle['answer']>(isFunction),
  unavailable: z.custom<SiteBundle['unavailable']>(isFunction),
});

/** Loads the bundle, which takes a while, on first use. Rejects where the web app has not been built. */
export async function loadSiteBundle(): Promise<SiteBundle> {
  return bundle.parse(await import(bundleFile.href));
}
