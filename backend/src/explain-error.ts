import { ConfigError } from './config.ts';

/** Explanations of SQLite's primary result codes for faults of the machine. */
const sqlite: Record<number, (reason: string, folder: string) => string> = {
  5: unusable,
  6: unusable,
  8: unusable,
  10: unusable,
  11: damaged,
  13: (_, folder) => `${folder}: the disk is full`,
  14: unusable,
  26: damaged,
};

/** Error codes of files that cannot be read or written. */
const fileErrors = ['EACCES', 'EBUSY', 'EFBIG', 'EIO', 'EMFILE', 'ENFILE', 'EPERM', 'EROFS'];
const fullDisk = ['ENOSPC', 'EDQUOT'];

/** PostgreSQL's error classes and codes for faults of its machine or its administrator. */
const postgres = /^(08|28|53|57|58|25006|42501|3D000)/;

/**
 * Turns a fault of the machine, such as a full disk, a damaged file or missing permissions, into a
 * {@link ConfigError} of one line. Returns other errors unchanged: they are bugs, whose stack is needed.
 * `folder` is the variable that says where `site.sqlite` is.
 */
export function explainError(error: unknown, folder = 'DATA_DIR'): unknown {
  // What went wrong first is the reason, not that something could not be closed after it.
  if (error instanceof SuppressedError) return explainError(error.suppressed, folder);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const line = lineOf(cause, folder);
    if (line !== undefined) return new ConfigError(line);
  }
  return error;
}

function lineOf(error: Error, folder: string): string | undefined {
  if ('errcode' in error && typeof error.errcode === 'number') {
    // The primary code is the lowest byte of an extended code.
    return sqlite[error.errcode & 0xff]?.(error.message, folder);
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (fullDisk.includes(code)) return `The disk is full (${error.message})`;
  if (fileErrors.includes(code)) return error.message;
  if ('severity' in error && postgres.test(code)) {
    return `DATABASE_URL: cannot use this database (${error.message})`;
  }
  return undefined;
}

function damaged(reason: string, folder: string): string {
  return `${folder}: site.sqlite is damaged (${reason}); put a copy of it or a backup back`;
}

function unusable(reason: string, folder: string): string {
  return `${folder}: site.sqlite cannot be used (${reason})`;
}
