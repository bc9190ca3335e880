import { rm } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import multer from 'multer';
import { payloadTooLarge, rateLimited } from './errors.ts';
import { localsOf, type Upload } from './locals.ts';
import { bodyLimitKb, type Operation, type UploadRule } from '../contract/operation.ts';
import type { Spool } from './spool.ts';

/** Where uploads are written, and how much room they have. */
export interface UploadOptions {
  uploadDir: string;
  maxUploadMb: number;
  spool: Spool;
}

/**
 * Streams the files of a multipart body to disk, and deletes them when the response is closed. Rejects
 * a body as soon as it is known to be too large, or if the uploads in progress leave no room for it.
 */
export function receiveUploads(
  operation: Operation,
  { field, maxFiles, maxMb }: UploadRule,
  { uploadDir, maxUploadMb, spool }: UploadOptions,
): RequestHandler {
  const fileBytes = Math.min(maxMb ?? maxUploadMb, maxUploadMb) * 1024 * 1024;
  const fieldBytes = bodyLimitKb(operation) * 1024;
  const maxBytes = maxFiles * fileBytes + fieldBytes;
  const parse = multer({
    dest: uploadDir,
    defParamCharset: 'utf8',
    limits: {
      fileSize: fileBytes,
      files: maxFiles,
      fields: 50,
      parts: 50 + maxFiles,
      fieldNameSize: 100,
      fieldSize: fieldBytes,
    },
  }).array(field, maxFiles);

  return (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      next();
      return;
    }
    if (Number(request.headers['content-length']) > maxBytes) throw payloadTooLarge();
    let refused = false;
    parse(request, response, (error: unknown) => {
      // Multer has deleted its files.
      if (error) {
        if (!refused) next(error);
        return;
      }
      const files = Array.isArray(request.files) ? request.files : [];
      const uploads = files.map((file, index): Upload => ({
        path: file.path,
        name: file.originalname,
        size: file.size,
        field: maxFiles > 1 ? `${file.fieldname}.${index}` : file.fieldname,
      }));
      localsOf(response).uploads = uploads;
      const removeAll = () => {
        for (const { path } of uploads) void rm(path, { force: true });
      };
      // 'close' follows both a finished response and a client that disconnects.
      if (response.closed) removeAll();
      else response.once('close', removeAll);
      if (!refused) next();
    });
    // Multer reports errors only after the whole form, so the size is checked as it arrives.
    const from =
      operation.access === 'public' ? { address: request.ip } : ('administrator' as const);
    spool.hold(request, response, { maxBytes, from }, (why) => {
      refused = true;
      next(why === 'too large' ? payloadTooLarge() : rateLimited());
    });
  };
}
