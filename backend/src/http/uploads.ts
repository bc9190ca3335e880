import { rm } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import multer from 'multer';
import type { UploadRule } from './operation.ts';

/** A file that a client sent, in the folder for temporary files until the answer is given. */
export interface Upload {
  path: string;
  /** The name the client gave it; never used as a path. */
  name: string;
  size: number;
}

/** Streams the files of a multipart body to disk, and removes them when the answer is out. */
export function receiveUploads(
  rule: UploadRule,
  uploadDir: string,
  maxUploadMb: number,
): RequestHandler {
  const parse = multer({
    dest: uploadDir,
    defParamCharset: 'utf8',
    limits: {
      fileSize: (rule.maxMb ?? maxUploadMb) * 1024 * 1024,
      files: rule.most,
      fields: 50,
      parts: 50 + rule.most,
      fieldNameSize: 100,
      fieldSize: 10 * 1024 * 1024,
    },
  }).array(rule.field, rule.most);

  return (request, response, next) => {
    // 'close' comes after a finished answer and after a client that broke off alike.
    response.once('close', () => {
      const files = Array.isArray(request.files) ? request.files : [];
      for (const file of files) void rm(file.path, { force: true });
    });
    void parse(request, response, (error: unknown) => {
      if (error) return next(error);
      const files = Array.isArray(request.files) ? request.files : [];
      response.locals.uploads = files.map((file): Upload => ({
        path: file.path,
        name: file.originalname,
        size: file.size,
      }));
      next();
    });
  };
}
