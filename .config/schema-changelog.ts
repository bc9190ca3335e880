import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ChangeType, CriticalityLevel, diff, DiffRule } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/**
 * Compares `schema.graphql` with the schema of the last release, and writes the changes into the
 * changelog's section 'Not released', keeping notes behind its entries and what breaks clients though no
 * comparison finds it: the entries that do not begin with a path. With `--check` it writes nothing, and fails
 * if it would.
 */
const changelog = 'docs/schema-changelog.md';
const releases = 'docs/releases';

/** Matches the section 'Not released', with its heading. */
const section = /^## Not released\n[^]*?(?=^## |(?![^]))/m;

const last = lastRelease();
const [before, after] = [`${releases}/${last}.graphql`, 'schema.graphql'].map((file) =>
  buildSchema(readFileSync(file, 'utf8')),
);
const changes = await diff(before ?? null, after ?? null, [
  DiffRule.ignoreDescriptionChanges,
  // `simplifyChanges` takes a new interface of a type for the whole of its changes, breaking ones included.
  ({ changes: all }) => all.filter(({ type }) => type !== ChangeType.ObjectTypeInterfaceAdded),
  // A new type is one change, not one for each of its fields.
  DiffRule.simplifyChanges,
]);
const entries = changes
  .map(({ path = 'schema', message, criticality: { level } }) => ({
    entry: `- \`${path}\`: ${message}.`,
    isBreaking: level === CriticalityLevel.Breaking,
  }))
  .toSorted((a, b) => a.entry.localeCompare(b.entry, 'en'));

const text = readFileSync(changelog, 'utf8');
const current = section.exec(text)?.[0];
if (current === undefined) throw new Error(`${changelog} has no section 'Not released'`);
const written = current.split('\n');
const writtenByHand = written.filter((line) => /^- [^`]/.test(line));
const lineOf = (entry: string) => written.find((line) => line.startsWith(entry));

const list = (title: string, isBreaking: boolean) => {
  const lines = entries
    .filter((one) => one.isBreaking === isBreaking)
    .map(({ entry }) => `${lineOf(entry) ?? entry}\n`);
  if (isBreaking) lines.unshift(...writtenByHand.map((line) => `${line}\n`));
  return lines.length > 0 ? `\n### ${title}\n\n${lines.join('')}` : '';
};
const lists = list('Breaking', true) + list('Other', false) || '\nNothing has changed.\n';
const since = `## Not released\n\nSince ${last}.\n${lists}`;
const isLastSection = text.trimEnd().endsWith(written.join('\n').trimEnd());
const updated = text.replace(section, () => (isLastSection ? since : `${since}\n`));
if (!process.argv.includes('--check')) {
  writeFileSync(changelog, updated);
} else if (updated !== text) {
  console.error(`${changelog} is stale: npm run codegen`);
  process.exitCode = 1;
}

/** The newest version that has a snapshot of its schema. */
function lastRelease(): string {
  const versions = readdirSync(releases).flatMap(
    (name) => /^(\d+\.\d+\.\d+)\.graphql$/.exec(name)?.[1] ?? [],
  );
  const byNumber = new Intl.Collator('en', { numeric: true }).compare;
  const newest = versions.toSorted(byNumber).at(-1);
  if (newest === undefined) throw new Error(`${releases} holds no schema of a release`);
  return newest;
}
