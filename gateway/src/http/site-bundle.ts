import { z } from 'zod';
import { projectRoot } from '../project-root.ts';

/** The last file that the build of the web app writes. */
export const bundleFile = new URL('web/dist-server/site.js', projectRoot);

/** Runs an operation of the web app and returns its data. */
export type ReadData = (
  operation: string,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** Where and how the site is served. */
export interface Site {
  /** The origin of absolute addresses, like `https://example.com`. */
  base: string;
  /** The size limit of uploads, which the app checks before it sends files. */
  maxUploadMb: number;
}

/** Where an address of the site leads. */
interface Destination {
  /**
   * The one address of what is there, with what it reads of the search. Any two addresses with the
   * same destination have the same response.
   */
  address: string;
  /** Whether it is reached by a redirect. */
  isRedirect: boolean;
  /** The address whose response says in the same language that there is nothing. */
  notFound: string;
}

/** The response for the address of a destination: a document, a sitemap. */
export interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A file that is written while it is sent. */
interface SiteDownload {
  headers: Record<string, string>;
  /** Its pieces, read on demand; none where there is no such file. */
  pieces: AsyncGenerator<string>;
}

/** The exports of the web app's server bundle (`web/src/server-rendering/site.ts`). */
export interface SiteBundle {
  /** Finds where a target (path and search) leads; undefined if it is no address of the site. */
  resolve: (target: string) => Destination | undefined;
  /**
   * Returns the response for the address of a destination; undefined where there is nothing, as for an
   * id that does not exist. Rejects where data cannot be read.
   */
  respond: (address: string, site: Site, read: ReadData) => Promise<SiteResponse | undefined>;
  /** Returns the file at an address, given as path and search; undefined where there is none. */
  download: (target: string, read: ReadData) => SiteDownload | undefined;
  /** Returns the response for an address whose data cannot be read: an apology for readers, the app at `/`. */
  unavailable: (address: string, site: Site) => Promise<SiteResponse>;
}

const isFunction = (given: unknown) => typeof given === 'function';
const bundle = z.object({
  resolve: z.custom<SiteBundle['resolve']>(isFunction),
  respond: z.custom<SiteBundle['respond']>(isFunction),
  download: z.custom<SiteBundle['download']>(isFunction),
  unavailable: z.custom<SiteBundle['unavailable']>(isFunction),
});

/** Loads the bundle, which takes a while, on first use. Rejects where the web app has not been built. */
export async function loadSiteBundle(): Promise<SiteBundle> {
  return bundle.parse(await import(bundleFile.href));
}
