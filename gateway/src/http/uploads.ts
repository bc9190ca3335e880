import { bearerToken } from 'backend/request-headers';
import { Spool } from 'backend/spool';
import type { Request, RequestHandler, Response } from 'express';
import { GraphQLError } from 'graphql';
import processRequest from 'graphql-upload/processRequest.mjs';
import { badUserInput, gatewayError } from '../contract/error.ts';
import { HttpError, sendError } from './error-handler.ts';
import type { FindFileRule } from './file-rules.ts';
import { maxFiles } from './file-rules.ts';
import { readFormHead } from './form-head.ts';
import type { Metrics } from './metrics.ts';

const megabyte = 1024 * 1024;
const retryAfterSeconds = 60;

/** The options of `uploads`. */
export interface UploadOptions {
  fileRule: FindFileRule;
  maxUploadMb: number;
  metrics: Metrics;
  /** Asks the backend, and throws where the request's token is not an administrator's. */
  checkAdministrator: (req: Request, res: Response) => Promise<unknown>;
}

/**
 * Parses multipart requests and streams their files to the resolvers. Checks before a file is read who
 * may send it, and how many files of which size the operation takes. Drops the files of an operation
 * that takes none.
 */
export function uploads(options: UploadOptions): RequestHandler {
  const { fileRule, maxUploadMb, metrics, checkAdministrator } = options;
  const maxBytes = maxFiles * maxUploadMb * megabyte;
  const spool = new Spool(maxBytes);

  const readForm = async (req: Request, res: Response): Promise<unknown> => {
    checkLength(req, maxBytes);
    const { operations, fileCount } = await readFormHead(req);
    if (fileCount > maxFiles) throw new HttpError(413, `${maxFiles} max file uploads exceeded.`);
    const rule = fileRule(operations);
    if (!rule || fileCount === 0) return operations;

    const { field, maxFiles: maxCount, maxFileBytes } = rule;
    const fileBytes = maxCount * maxFileBytes;
    if (fileCount > maxCount) throw badUserInput(field, `at most ${maxCount} files`);
    checkLength(req, fileBytes);
    if (rule.from === 'administrators' && !bearerToken(req)) throw gatewayError('UNAUTHENTICATED');
    // Smaller requests are within the general limit; the backend checks their token.
    const isChecked = rule.from === 'administrators' && !isAnnounced(req, withFields(0));
    if (isChecked) await checkAdministrator(req, res);
    if (req.destroyed) throw gatewayError('CANCELLED');

    // The parser refuses a file that only just reaches its limit.
    const form = processRequest(req, res, { maxFiles: maxCount, maxFileSize: maxFileBytes + 1 });
    // Files that the parser finds after the response would stay on the disk.
    res.once('finish', () => req.unpipe().resume());
    const from = isChecked ? 'administrator' : { address: req.ip };
    spool.hold(req, res, { maxBytes: withFields(fileBytes), from }, (why) => {
      if (why === 'no room') metrics.refused('uploads');
      if (res.headersSent) return;
      if (why === 'no room') res.set('Retry-After', String(retryAfterSeconds));
      sendError(req, res, why === 'no room' ? gatewayError('RATE_LIMITED') : tooLarge());
    });
    return form;
  };

  return async (req, res, next) => {
    if (req.is('multipart/form-data')) {
      try {
        req.body = await readForm(req, res);
      } catch (error) {
        const isKnown =
          error instanceof GraphQLError || (error instanceof Error && 'status' in error);
        // The form parser's own errors carry no status; all of them are the client's fault.
        throw isKnown ? error : new HttpError(400, String(error));
      }
    }
    next();
  };
}

/** The size of a whole form: the bytes of its files, and a megabyte of fields. */
const withFields = (fileBytes: number) => fileBytes + megabyte;

const tooLarge = () => new HttpError(413, 'the request is too large');

/** Whether a request announces at most so many bytes. */
function isAnnounced(req: Request, maxBytes: number): boolean {
  return Number(req.get('content-length')) <= maxBytes;
}

/** Throws for a request that announces more bytes than its files may have. */
function checkLength(req: Request, fileBytes: number): void {
  if (Number(req.get('content-length')) > withFields(fileBytes)) throw tooLarge();
}
