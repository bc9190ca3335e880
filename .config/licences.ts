import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * `npm run licences` lists the licences of the packages that the site runs on, and those with each.
 * `npm sbom --omit dev` would leave out what one workspace runs on and another tests with.
 */
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
      license: z.string().optional(),
    }),
  ),
});

/** How packages named their licence before npm 2. */
const oldSchema = z.object({ licenses: z.tuple([z.object({ type: z.string() })]) });

const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const used = Object.entries(packages).flatMap(([path, { dev, link, license }]) => {
  const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
  if (name === undefined || dev || link) return [];
  return [{ name, licence: license ?? oldLicence(path) ?? 'not stated' }];
});
const byLicence = Map.groupBy(used, ({ licence }) => licence);

for (const [licence, entries] of [...byLicence].toSorted(([, a], [, b]) => b.length - a.length)) {
  const names = [...new Set(entries.map(({ name }) => name))].toSorted();
  console.log(`${licence} (${names.length}): ${names.join(', ')}\n`);
}

function oldLicence(path: string): string | undefined {
  const file = join(path, 'package.json');
  if (!existsSync(file)) return undefined;
  return oldSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data?.licenses[0].type;
}
