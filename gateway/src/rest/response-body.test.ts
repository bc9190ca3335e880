import { expect, test } from 'vitest';
import { z } from 'zod';
import { entity, restId, text, version } from '../contract/fields.ts';
import { imageDetails, imagePaths } from '../contract/image.ts';
import {
  carriesData,
  checkData,
  dataIn,
  failedStatus,
  idIn,
  pagedTotal,
  readBody,
  readData,
  saysFailed,
  wholeEntity,
} from './response-body.ts';

test.each([
  ['', undefined],
  [' \n', undefined],
  ['{"id":1}', { id: 1 }],
  ['{"data":{"id":1}}', { id: 1 }],
  ['{"data":false}', false],
  ['{"data":null}', { data: null }],
  ['{"id":1,"data":null}', { id: 1, data: null }],
  ['[{"data":1}]', [{ data: 1 }]],
  ['"OK"', 'OK'],
])('the body %j holds %j', (body, data) => {
  expect(dataIn(readBody(body))).toEqual(data);
});

test('a body that is not JSON is none', () => {
  expect(() => readBody('<html>')).toThrow(SyntaxError);
});

test.each([
  [{ success: false }, true],
  [{ success: false, message: 'no' }, true],
  [{ success: false, data: { id: 1 } }, true],
  [{ data: { success: false } }, true],
  [{ error: 'no' }, true],
  [{ error: { code: 1 } }, true],
  [{ error: true, data: null }, true],
  [{ errors: { title: ['is required'] } }, true],
  [{ errors: ['no'] }, true],
  [{ status: 'error' }, true],
  [{ status: 'fail', data: { title: 'is required' } }, true],
  [{ success: 0, message: 'no' }, true],
  [{ status: false, message: 'no' }, true],
  [{ data: false }, true],
  [{ success: 'error' }, true],
  [{ status: '422' }, true],
  [{ data: { status: false } }, true],
  [{ status: 400 }, true],
  [{ status: 500, messages: { error: 'no' } }, true],
  [false, true],
  [{ success: 'false', message: 'no' }, true],
  [{ status: 'ERROR' }, true],
  [{ status: 'failed' }, true],
  [{ status: 'Failure' }, true],
  [{ ok: false }, true],
  [{ statusCode: 400, message: ['no'] }, true],
  [{ success: true }, false],
  [{ ok: true }, false],
  [{ message: 'Title is too long' }, false],
  [{ status: 'failed over' }, false],
  [{ statusCode: 200 }, false],
  [{ id: 1, status: 'failed', ok: false, statusCode: 404, message: 'of its own' }, false],
  [{ ok: false, data: { id: 1 } }, false],
  [{ success: 1 }, false],
  [{ status: true }, false],
  [{ status: 1 }, false],
  [{ status: 0 }, false],
  [{ status: 0, message: 'success' }, false],
  [{ code: 0, status: 0, data: {} }, false],
  [{ status: [500] }, false],
  [{ status: 200, error: null, messages: { success: 'done' } }, false],
  [{ id: 1, status: 0 }, false],
  [{ status: false, data: { id: 1 } }, false],
  [0, false],
  [{ error: null, errors: [] }, false],
  [{ error: '', errors: {} }, false],
  [{ error: false, status: 'success' }, false],
  [{ id: 1, status: 'error', error: 'E 7', errors: ['a'] }, false],
  [{ data: { id: 1, status: 'error' } }, false],
  [{ status: 'error', data: { id: 1 } }, false],
  [{ id: null, error: 'no' }, true],
  [{ login: 'admin' }, false],
  [{}, false],
  [[{ error: 'no' }], false],
  ['error', false],
  [null, false],
  [undefined, false],
])('the successful response %j says that the write failed: %s', (body, failed) => {
  expect(saysFailed(body)).toBe(failed);
});

test.each([
  [{ status: 401, error: 'no' }, 401],
  [{ status: '404' }, 404],
  [{ success: false, data: { status: 409 } }, 409],
  [{ statusCode: 500, error: 'no' }, 500],
  [{ status: 'error', statusCode: 422 }, 422],
  [{ status: 200, error: 'no' }, undefined],
  [{ status: 4001 }, undefined],
  [{ success: false }, undefined],
  [false, undefined],
])('the failure %j names the status %s', (body, status) => {
  expect(failedStatus(body)).toBe(status);
});

test.each([
  [{ data: [1, 2], current_page: 1, total: 3 }, 3],
  [{ data: [1, 2], meta: { total: '3' } }, 3],
  [{ data: [1, 2], meta: { total: 2 } }, undefined],
  [{ data: [1, 2], total: 0 }, undefined],
  [{ data: [1, 2] }, undefined],
  [{ data: { id: 1 }, total: 3 }, undefined],
  [[1, 2], undefined],
  [undefined, undefined],
])('the list in %j is a page of %s', (body, total) => {
  expect(pagedTotal(body)).toBe(total);
});

test.each([
  ['{"message":"Sent"}', false],
  ['{"data":{}}', true],
  ['{"data":0,"id":1}', false],
  ['{"data":null}', false],
  ['{"data":false}', false],
  ['{"data":"ok"}', true],
  ['{}', false],
  ['{"id":1}', true],
  ['{"email":"a@example.org"}', true],
  ['{"email1":"a@example.org"}', true],
  ['{"email":"","email1":"a@example.org"}', true],
  ['OK', true],
  ['"OK"', true],
  ['[]', true],
  ['', false],
  ['  ', false],
  ['null', false],
  ['false', false],
  ['7', true],
  ['{', true],
])('the response %j to a form carries data: %s (spec 7.1)', (body, carries) => {
  expect(carriesData(body)).toBe(carries);
});

test.each([
  [{ phone: { a: 1 } }, 'phone'],
  ['x', 'the answer'],
])('of %j the error names the field %s', (data, field) => {
  const schema = z.object({ phone: z.string() });
  expect(checkData('GET /settings', schema, { phone: '1', more: 2 })).toEqual({ phone: '1' });
  expect(() => checkData('GET /settings', schema, data)).toThrow(
    expect.objectContaining({
      message: `The backend's answer to GET /settings does not keep the contract: ${field}.`,
      extensions: {
        code: 'BACKEND_INVALID_RESPONSE',
        row: 'GET /settings',
        fields: { [field]: expect.stringContaining('expected') as string },
      },
    }),
  );
});

test.each([
  [{ title: 'A', data: null }],
  [{ title: 'A', data: 'B' }],
  [{ title: 'A', data: { color: 'red' } }],
  [{ title: 'A', data: ['red'] }],
  [{ id: 1, title: 'A' }],
  [{ data: { title: 'A' } }],
  [{ title: 'Found', data: { title: 'A' } }],
])('the entity of %j is what has its fields', (body) => {
  const schema = entity({ id: restId, title: text });
  expect(checkData('GET /spare/{id}', schema, body, '1')).toEqual({ id: '1', title: 'A' });
});

const page = entity({ id: restId, text_de: text, text_en: text, version });
const titled = entity({ title: text, images: imagePaths, image_details: imageDetails });

test.each([
  [
    { id: 1, text_de: 'a', text_en: 'b' },
    [],
    { id: '1', text_de: 'a', text_en: 'b', version: null },
  ],
  [{ id: 1, text_de: 'a' }, [], undefined],
  [{ id: 1, text_de: 'a' }, ['text_en'], { id: '1', text_de: 'a', text_en: '', version: null }],
  [{ id: {}, text_de: 'a', text_en: 'b' }, [], undefined],
  ['OK', [], undefined],
] as const)('%j without %j is the whole entity: %j', (data, without, whole) => {
  expect(wholeEntity(page, data, [...without])).toEqual(whole);
});

test.each([
  [[], [], true],
  [null, [], false],
  [null, ['images'], true],
] as const)('with the images %j, without %j it is whole: %s', (images, without, isWhole) => {
  const data = { title: null, images, image_details: null };
  const whole = { title: '', images: [], image_details: [] };
  expect(wholeEntity(titled, data, [...without])).toEqual(isWhole ? whole : undefined);
});

test.each([
  [{ a: 1 }, '7', { a: 1, id: '7' }],
  [{ id: 1 }, '7', { id: 1 }],
  [{ a: 1 }, undefined, { a: 1 }],
  ['OK', '7', 'OK'],
])('the id of %j, asked for by %j: %j', (data, id, expected) => {
  expect(readData(z.unknown(), data, id).data).toStrictEqual(expected);
});

test.each([
  [{ id: 7 }, '7'],
  [{ id: 'a' }, 'a'],
  [7, '7'],
  ['a', 'a'],
  ['', undefined],
  [{}, undefined],
  [{ id: true }, undefined],
  [undefined, undefined],
])('the id of what %j made is %j', (data, id) => {
  expect(idIn(data)).toBe(id);
});
