import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { catalogues } from './language.ts';
import { used } from './used-by-stories.ts';

/** The stories together use every screen, form and dialog that the app's sources name. */

const src = join(import.meta.dirname, '../src');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(join(src, path), 'utf8'));

/** What the first group of a pattern matches in the sources. */
function named(pattern: RegExp): string[] {
  return sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name));
}

test('a story opens every route', () => {
  const routes = ['/', ...named(/^\s+(?:<Route )?path(?:: |=)['"](\/.+)['"]/gm)];
  expect(routes.length).toBeGreaterThan(25);
  const paths = [...used('path')];
  const unused = routes.filter((route) => {
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
    return !paths.some((path) => pattern.test(path));
  });
  expect(unused).toEqual([]);
});

test('a story sends every mutation, and with it the form that it belongs to', () => {
  const documents = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => readFileSync(join(src, path), 'utf8'));
  const mutations = documents.flatMap((document) =>
    [...document.matchAll(/^mutation (\w+)/gm)].map(([, name = '']) => name),
  );
  expect(mutations.length).toBeGreaterThan(40);
  const sent = used('operation');
  expect(mutations.filter((mutation) => !sent.has(mutation))).toEqual([]);
});

test('a story opens every dialog', () => {
  const dialogs = named(/<(FormDialog|Modal|Drawer)\b/g);
  const german: Record<string, string> = catalogues.de;
  const titles = [
    ...named(/<(?:FormDialog|Modal|Drawer)\b[^]*?\btitle="(.+?)"/g),
    ...named(/<(?:Modal|Drawer)\b[^]*?\btitle=\{t\('(.+?)'\)\}/g).map((key) => german[key]),
  ];
  // FormDialog itself, and that of a spare or service, take their titles from where they are used, and that
  // of the images in the trash, which its own story opens, names what was deleted.
  expect(titles).toHaveLength(dialogs.length - 3);
  titles.push(...named(/<AddArticleDialog\b[^]*?\btitle="(.+?)"/g));
  const questions = named(/\bconfirm\('(.+?)'[,)]/g);
  expect(questions).toHaveLength(7);
  const opened = used('dialog');
  expect([...titles, ...questions].filter((title) => !opened.has(title ?? ''))).toEqual([]);
});
