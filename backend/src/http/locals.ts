import type { Response } from 'express';

/** The administrator whose token came with a call. */
export interface Account {
  id: number;
  login: string;
  /** A role of the contract, unless somebody has written another one into the database. */
  role: string;
}

/** A file that a client sent, in the folder for temporary files until the response is closed. */
export interface Upload {
  path: string;
  /** The name that the client gave it; never used as a path. */
  name: string;
  size: number;
  /** The field it came in, such as `image`, or `images.1` for the second one of several. */
  field: string;
}

/** Values that one middleware of a call leaves for the next. */
export interface Locals {
  account?: Account;
  uploads?: Upload[];
}

/** Returns the typed locals of a response; Express leaves them untyped, and only we write them. */
export function localsOf(response: Response): Locals {
  return response.locals as Locals;
}
