/** What to do about a field, by its name: `{ name: 'must not be empty' }`. */
export type FieldErrors = Record<string, string>;

/** Why the storage cannot fulfil a request. */
export type StorageErrorKind =
  | 'not found'
  | 'unknown reference'
  | 'unsupported file'
  | 'file too large'
  | 'too busy'
  | 'outdated'
  | 'conflict'
  | 'forbidden';

/**
 * Reports that a request cannot be fulfilled. The storage knows nothing of HTTP; only
 * `http/error-handler.ts` maps each kind to a status.
 */
export class StorageError extends Error {
  readonly kind: StorageErrorKind;
  readonly fields: FieldErrors | undefined;

  constructor(kind: StorageErrorKind, message: string, fields?: FieldErrors) {
    super(message);
    this.kind = kind;
    this.fields = fields;
  }
}

export const noSuchRow = () => new StorageError('not found', 'There is no such row.');

export const noSuchImage = () => new StorageError('not found', 'There is no such image.');

/** For a write that depends on another version of the entity than the present one. */
export const outdated = () =>
  new StorageError('outdated', 'This has been changed since it was read.');

/** For what cannot be done as long as something else is as it is. */
export const conflict = (message: string) => new StorageError('conflict', message);

/** For what the role of an administrator does not allow. */
export const notAllowed = () => new StorageError('forbidden', 'Your role does not allow this.');

/** For a change after which there would be no owner. */
export const lastOwner = () =>
  new StorageError('conflict', 'The last owner stays. Make somebody else an owner first.', {
    role: 'the last owner stays',
  });

/** For an image that cannot be taken down, since something that visitors see still shows it. */
export const imageInUse = (by: string) =>
  new StorageError('conflict', `${by} still shows this image. Remove it there first.`, {
    path: `is still shown by ${by}`,
  });

/** For a field that holds the id of a row that does not exist. */
export const unknownReference = (field: string) =>
  new StorageError('unknown reference', `${field} does not exist.`, { [field]: 'does not exist' });

/** For a cursor that names no row of its list. */
export const unknownCursor = (name: 'after' | 'before') =>
  new StorageError('unknown reference', `The row of ${name} is not in the list.`, {
    [name]: 'names no entry of this list',
  });

/** For a key under which something else was stored. */
export const keyOfAnotherForm = () =>
  new StorageError('conflict', 'This Idempotency-Key was used for another form.', {
    'Idempotency-Key': 'was used for another form',
  });

export const unsupportedFile = (message: string, fields?: FieldErrors) =>
  new StorageError('unsupported file', message, fields);

export const fileTooLarge = (message: string, fields?: FieldErrors) =>
  new StorageError('file too large', message, fields);
