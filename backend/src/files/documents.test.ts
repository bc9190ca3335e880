import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { UncertainCommit } from '../database/postgres.ts';
import { newFolder } from '../testing/new-folder.ts';
import { keepDocuments, openDocument, type DocumentKind } from './documents.ts';
import { openFileStore, type FileStore } from './file-store.ts';

const pdf = '%PDF-1.7\n1 0 obj';

let dataDir: string;
let files: FileStore;
beforeEach(async () => {
  dataDir = newFolder();
  files = await openFileStore({ dataDir });
});

const uploaded = async (content: string, name = 'cv.pdf') => {
  const path = join(dataDir, `upload-${crypto.randomUUID()}`);
  await writeFile(path, content, 'latin1');
  return { path, name, size: content.length };
};
const keep = async (kind: DocumentKind, ...contents: string[]) => {
  const uploads = await Promise.all(contents.map((content) => uploaded(content)));
  return keepDocuments(files, { kind, uploads }, (documents) => Promise.resolve(documents));
};
const kept = async () => (await files.list()).map(({ key }) => key);

test('documents are stored under names that nobody can guess, and opened with their types', async () => {
  const [first, second] = await keep('application', pdf, '{\\rtf1}');
  expect(first).toMatchObject({ name: 'cv.pdf', type: 'application/pdf', size: pdf.length });
  expect(second?.path).toMatch(/^applications\/[0-9a-f]{32}$/);
  expect(await kept()).toEqual([first?.path, second?.path].toSorted());
  const opened = first && (await openDocument(files, first));
  expect(opened).toMatchObject({
    size: pdf.length,
    headers: { 'Content-Type': 'application/pdf' },
  });
  expect(opened && (await text(opened.stream))).toBe(pdf);
  await files.remove(await kept());
  await expect(first && openDocument(files, first)).rejects.toMatchObject({ kind: 'not found' });
});

test.for([
  ['C:\\Users\\Ada\\cv.pdf', 'cv.pdf'],
  ['/a/../cv.pdf', 'cv.pdf'],
  ['cv\r\n\0\u202efdp.exe', 'cvfdp.exe'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  [`${'😀'.repeat(150)}a.pdf`, `${'😀'.repeat(97)}a.pdf`],
  ['', 'file'],
  ['folder/', 'file'],
])('a file called %j is %j', async ([name = '', stored]) => {
  const uploads = [await uploaded(pdf, name)];
  const [document] = await keepDocuments(files, { kind: 'attachment', uploads }, (documents) =>
    Promise.resolve(documents),
  );
  expect(document?.name).toBe(stored);
});

test('a photograph of an iPhone is taken with an enquiry, not with an application', async () => {
  const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
  expect(await keep('attachment', heic)).toMatchObject([{ type: 'image/heic' }]);
  await expect(keep('application', heic)).rejects.toThrow(/PDF, DOC, DOCX, ODT, RTF and images/);
});

test.for([
  ['a program', '#!/bin/sh\nrm -rf /'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['nothing', ''],
])('%s among documents is refused, and none of them is kept', async ([, content = '']) => {
  for (const kind of ['application', 'attachment'] as const) {
    await expect(keep(kind, pdf, content)).rejects.toMatchObject({ kind: 'unsupported file' });
  }
  expect(await kept()).toEqual([]);
});

test('where their rows may have been written, the documents are kept for the sweep to decide', async () => {
  const uploads = [await uploaded(pdf)];
  const failed = keepDocuments(files, { kind: 'application', uploads }, () =>
    Promise.reject(new UncertainCommit('the connection is lost')),
  );
  await expect(failed).rejects.toThrow(UncertainCommit);
  expect(await kept()).toHaveLength(1);
});

test('where their rows cannot be written, none of the documents is kept', async () => {
  const uploads = [await uploaded(pdf), await uploaded(pdf)];
  const failed = keepDocuments(files, { kind: 'application', uploads }, () =>
    Promise.reject(new Error('the database is away')),
  );
  await expect(failed).rejects.toThrow('the database is away');
  expect(await kept()).toEqual([]);
});
