import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

const scripts = readFileSync('package.json', 'utf8');
const guides = [...globSync('docs/recipes/*.md'), '.github/CONTRIBUTING.md'];
/** What the examples of the recipes make. */
const toBeMade = /certificate|fr\.(json|svg)$|0\.2\.0/;

/** The code of a guide: words in backticks, and the words of its shell commands. */
function codeOf(text: string): string[] {
  const commands = [...text.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, lines = '']) =>
    lines.split(/\s+/),
  );
  return [
    ...commands,
    ...[...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(' ')),
  ];
}

test('there is a recipe for each common change', () => {
  expect(guides).toHaveLength(7);
});

test.for(guides)('every path, command and link of %s exists', (guide) => {
  const text = readFileSync(guide, 'utf8');
  const paths = codeOf(text).filter(
    (word) =>
      /^(\.config|\.ci|\.github|backend|docs|gateway|web)\/[\w./*-]+$/.test(word) &&
      !toBeMade.test(word),
  );
  expect(paths.length).toBeGreaterThan(1);
  // Vitest takes the beginning of a path.
  expect(paths.filter((path) => globSync(`${path}*`).length === 0)).toEqual([]);

  const commands = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !scripts.includes(`"${name}": `))).toEqual([]);

  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, to = '']) =>
    join(dirname(guide), to),
  );
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});
