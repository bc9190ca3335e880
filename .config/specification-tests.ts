import { globSync, readFileSync } from 'node:fs';

import ts from 'typescript';

import { specification, type Kind, type Row } from './specification.ts';

/** A test, by its file and its title after those of its groups, with what it expects. */
export interface Test {
  file: string;
  title: string;
  /** The sections that the title quotes: `(spec 2.14, 8)`. */
  sections: string[];
  /** The strings, numbers and patterns in it, but for its title, and in the constants of its file that it uses. */
  literals: Set<string>;
  /** The kinds of rows that it reads from the table itself. */
  reads: Set<string>;
}

const testFiles = ['{web,gateway,backend,.config}/**/*.test.{ts,tsx}', 'web/e2e/**/*.spec.ts'];

/** Finds all tests of the repository. */
export function findTests(): Test[] {
  return globSync(testFiles, { exclude: ['**/node_modules/**'] }).flatMap((file) =>
    testsIn(file, readFileSync(file, 'utf8')),
  );
}

/** Finds the tests in the source of a file. */
export function testsIn(file: string, source: string): Test[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const declarations = topLevelOf(tree);
  const tests: Test[] = [];
  visit(tree, (node) => {
    if (!ts.isCallExpression(node) || !/^test\b/.test(node.expression.getText())) return;
    const [title] = node.arguments;
    if (!title || (!ts.isStringLiteralLike(title) && !ts.isTemplateExpression(title))) return;
    const titles = [...groupsOf(node.parent), title].map((one) => one.getText().slice(1, -1));
    const path = titles.join(' > ');
    tests.push({ file, title: path, sections: sectionsIn(path), ...contentOf(node, declarations) });
  });
  return tests;
}

/** The titles of the groups that a node stands in, from the outermost. */
function groupsOf(node: ts.Node): ts.Node[] {
  if (ts.isSourceFile(node)) return [];
  const isGroup = ts.isCallExpression(node) && /^describe/.test(node.expression.getText());
  return [...groupsOf(node.parent), ...(isGroup ? node.arguments.slice(0, 1) : [])];
}

function sectionsIn(title: string): string[] {
  return [...title.matchAll(/\bspec ((?:\d[\d.]*(?:, | and )?)+)/g)].flatMap(
    ([, list = '']) => list.match(/\d+(\.\d+)?/g) ?? [],
  );
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** The constants and functions at the top of a file, by name. */
function topLevelOf(tree: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      found.set(statement.name.text, statement);
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer) continue;
      visit(name, (part) => ts.isIdentifier(part) && found.set(part.text, initializer));
    }
  }
  return found;
}

function contentOf(test: ts.CallExpression, declarations: Map<string, ts.Node>) {
  const literals = new Set<string>();
  const reads = new Set<string>();
  const seen = new Set<ts.Node>();
  const see = (node: ts.Node) => {
    if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      literals.add(node.text);
    }
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'specification') {
      reads.add(node.name.text);
    }
    const declared = ts.isIdentifier(node) ? declarations.get(node.text) : undefined;
    if (!declared || seen.has(declared)) return;
    seen.add(declared);
    visit(declared, see);
  };
  // Its own title is no expectation, but what `test.for` runs over is.
  for (const part of [test.expression, ...test.arguments.slice(1)]) visit(part, see);
  return { literals, reads };
}

/** Tells whether a test holds a row: it reads the table, or quotes a section of it and its literals. */
function holds({ sections, literals, reads }: Test, kind: Kind, row: Row): boolean {
  if (reads.has(kind)) return true;
  const expected = row.expects ?? [row.value];
  return (
    row.section.split(', ').some((section) => sections.includes(section)) &&
    expected.every((one) => [...literals].some((literal) => hasWord(literal, one)))
  );
}

function hasWord(literal: string, word: string): boolean {
  const index = literal.indexOf(word);
  if (index < 0) return false;
  const around = literal.slice(Math.max(0, index - 1), index) + literal.charAt(index + word.length);
  return !/\w/.test(around);
}

/** A row with the tests that hold it. */
export interface Held {
  kind: Kind;
  row: Row;
  tests: Test[];
}

/** Finds the tests of every row. */
export function heldRows(tests: Test[]): Held[] {
  const kinds = Object.keys(specification) as Kind[];
  return kinds.flatMap((kind) =>
    specification[kind].map((row) => ({
      ...{ kind, row },
      tests: tests.filter((test) => holds(test, kind, row)),
    })),
  );
}
