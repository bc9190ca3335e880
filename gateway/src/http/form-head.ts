import busboy from 'busboy';
import type { Request } from 'express';
import { z } from 'zod';
import { HttpError } from './error-handler.ts';

/** The fields with which a GraphQL multipart request begins. */
export interface FormHead {
  /** The operation, unchecked. */
  operations: unknown;
  /** The number of files announced. */
  fileCount: number;
}

const fieldNames = ['operations', 'map'];
const maxFieldBytes = 1_000_000;
const maxHeadBytes = fieldNames.length * maxFieldBytes + 10_000;

const fileMap = z.record(z.string(), z.unknown());

/**
 * Reads the fields `operations` and `map`, with which a GraphQL multipart request has to begin, and
 * unshifts them, so that the request can be refused before a file is read. Throws where it begins in
 * any other way.
 */
export async function readFormHead(req: Request): Promise<FormHead> {
  const [operations, map] = await readFields(req);
  return {
    operations: JSON.parse(operations ?? ''),
    fileCount: Object.keys(fileMap.parse(JSON.parse(map ?? ''))).length,
  };
}

/** Reads both fields; leaves the request paused. */
function readFields(req: Request): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const parser = busboy({
      headers: req.headers,
      limits: { fields: fieldNames.length, fieldSize: maxFieldBytes },
    });
    const texts: string[] = [];
    const chunks: Buffer[] = [];
    let bytes = 0;

    const stop = () => {
      parser.removeAllListeners().on('error', () => undefined);
      req.off('data', parse).off('end', malformed).off('close', malformed).pause();
    };
    const fail = (status: number, message: string) => {
      stop();
      reject(new HttpError(status, message));
    };
    const malformed = () => fail(400, 'the form does not begin with operations and map');
    const parse = (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      parser.write(chunk);
      if (texts.length === fieldNames.length) {
        req.unshift(Buffer.concat(chunks));
        resolve(texts);
      } else if (bytes > maxHeadBytes) {
        fail(413, 'the form begins with too much');
      }
    };

    parser.on('field', (name, text, { valueTruncated }) => {
      if (valueTruncated) fail(413, `${name} is too large`);
      else if (name !== fieldNames[texts.length]) malformed();
      else if (texts.push(text) === fieldNames.length) stop();
    });
    parser.on('file', malformed).on('error', malformed);
    req.on('data', parse).on('end', malformed).on('close', malformed);
  });
}
