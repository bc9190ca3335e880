import { rm } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import multer from 'multer';
import { localsOf } from './locals.ts';
import type { UploadRule } from './operation.ts';

/** A file that a client sent, in the folder for temporary files until the answer is given. */
export interface Upload {
  path: string;
  /** The name the client gave it; never used as a path. */
  name: string;
  size: number;
  /** The field it came in, such as `image`, or `images.1` for the second one of several. */
  field: string;
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
    void parse(request, response, (error: unknown) => {
      if (error) {
        // Multer has removed what it had stored.
        next(error);
        return;
      }
      const files = Array.isArray(request.files) ? request.files : [];
      const uploads = files.map((file, index): Upload => ({
        path: file.path,
        name: file.originalname,
        size: file.size,
        field: rule.most > 1 ? `${file.fieldname}.${index}` : file.fieldname,
      }));
      localsOf(response).uploads = uploads;
      const removeAll = () => {
        for (const { path } of uploads) void rm(path, { force: true });
      };
      // 'close' comes after a finished answer and after a client that broke off alike.
      if (response.closed) removeAll();
      else response.once('close', removeAll);
      next();
    });
  };
}
