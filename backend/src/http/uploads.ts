import { rm } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import multer from 'multer';
import { payloadTooLarge, rateLimited } from './errors.ts';
import { localsOf, type Upload } from './locals.ts';
import { bodyLimitKb, type Operation, type UploadRule } from './operation.ts';
import type { Spool } from './spool.ts';

export interface UploadOptions {
  uploadDir: string;
  maxUploadMb: number;
  spool: Spool;
}

/**
 * Streams the files of a multipart body to disk, and removes them when the answer is out. A body that
 * is larger than its files may be is refused as soon as that is known, and so is one for which the
 * uploads under way leave no room.
 */
export function receiveUploads(
  operation: Operation,
  { field, most, maxMb }: UploadRule,
  { uploadDir, maxUploadMb, spool }: UploadOptions,
): RequestHandler {
  const fileBytes = Math.min(maxMb ?? maxUploadMb, maxUploadMb) * 1024 * 1024;
  const fieldBytes = bodyLimitKb(operation) * 1024;
  const mostBytes = most * fileBytes + fieldBytes;
  const parse = multer({
    dest: uploadDir,
    defParamCharset: 'utf8',
    limits: {
      fileSize: fileBytes,
      files: most,
      fields: 50,
      parts: 50 + most,
      fieldNameSize: 100,
      fieldSize: fieldBytes,
    },
  }).array(field, most);

  return (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      next();
      return;
    }
    if (Number(request.headers['content-length']) > mostBytes) throw payloadTooLarge();
    let refused = false;
    parse(request, response, (error: unknown) => {
      // Multer has removed what it had stored.
      if (error) {
        if (!refused) next(error);
        return;
      }
      const files = Array.isArray(request.files) ? request.files : [];
      const uploads = files.map((file, index): Upload => ({
        path: file.path,
        name: file.originalname,
        size: file.size,
        field: most > 1 ? `${file.fieldname}.${index}` : file.fieldname,
      }));
      localsOf(response).uploads = uploads;
      const removeAll = () => {
        for (const { path } of uploads) void rm(path, { force: true });
      };
      // 'close' comes after a finished answer and after a client that broke off alike.
      if (response.closed) removeAll();
      else response.once('close', removeAll);
      if (!refused) next();
    });
    // Multer reads a form to its end before it tells of an error.
    const from = operation.access === 'public' ? { address: request.ip } : operation.access;
    spool.hold(request, response, { mostBytes, from }, (why) => {
      refused = true;
      next(why === 'too large' ? payloadTooLarge() : rateLimited());
    });
  };
}
