import type { Response } from 'express';
import type { Account } from './routes.ts';
import type { Upload } from './uploads.ts';

/** What one step of a call leaves for the next. */
export interface Locals {
  account?: Account;
  uploads?: Upload[];
}

/** Express leaves them untyped; nothing else writes them. */
export function localsOf(response: Response): Locals {
  return response.locals as Locals;
}
