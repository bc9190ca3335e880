import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('web/src/**/*.*').filter((file) => !file.includes('.generated.'));
const rooms = Map.groupBy(files, (file) => dirname(file));

test.each([...rooms])('%s has at most 25 files written by hand', (_, inRoom) => {
  expect(rooms.size).toBeGreaterThan(30);
  expect(inRoom.length).toBeLessThanOrEqual(25);
});
