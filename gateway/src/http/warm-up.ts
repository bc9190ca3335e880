/**
 * Reads one document of each screen in each language from a site that has just started, one after another,
 * and searches: the first visitor finds code that is compiled, screens that are in the cache and the index of
 * the search. Ends at the first one that fails, since visitors will show what is wrong.
 */
export async function warmUp(site: string): Promise<void> {
  try {
    const sitemap = await read(`${site}/sitemap.xml`);
    const paths = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    const oneOfEach = new Map(paths.map((path) => [path.replace(/\d+/g, ''), path]));
    const search = '/de/search?q=LM6000';
    for (const path of [...oneOfEach.values(), search]) await read(site + path);
  } catch {
    // The site is closing, or its database is away.
  }
}

/** Returns the text at an address. Throws unless it is there. */
async function read(address: string): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return text;
}
