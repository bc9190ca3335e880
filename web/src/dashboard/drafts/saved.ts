import { isOutdated } from '../../apollo/outdated.ts';

/** What a save is based on: a field of its input. */
export interface Basis {
  version?: string;
}

/** What the response to a save tells. */
export interface Saved<T> {
  /** The stored values, if the response contains them. */
  stored: T | null | undefined;
  /** Their version, if the backend has versions. */
  version: string | null | undefined;
  /** Whether nothing was saved, since what is stored has changed from what the form started from. */
  isOutdated: boolean;
}

/** Reads the response to a save: the entity in it, and how a form holds that. */
export function savedIn<TEntity extends object, T>(
  response: { extensions?: Record<string, unknown> },
  entity: (TEntity & { version?: string | null }) | null | undefined,
  toValues: (entity: TEntity) => T,
): Saved<T> {
  return {
    stored: entity && toValues(entity),
    version: entity?.version,
    isOutdated: isOutdated(response),
  };
}
