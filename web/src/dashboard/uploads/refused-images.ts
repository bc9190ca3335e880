import { CombinedGraphQLErrors } from '@apollo/client';
import { useState } from 'react';

import { hasErrorCode, isRefusedAs, RefusedError } from '../../apollo/errors.ts';
import { refusedFields, joinedReason } from '../ui/refusal.ts';

/** Returns why the server refused an image that was sent alone; undefined if the error has another cause. */
export function imageRefusal(error: unknown): string | undefined {
  const refusals = error instanceof RefusedError ? error.userErrors : [];
  const unnamed = joinedReason(...refusals.map(({ message }) => message));
  const [reason = unnamed] = Object.values(reasonsIn(error));
  return noteOn(error, reason);
}

/** Tracks the images of a form that the server refused, each with the reason, until the next submit. */
export function useRefusedImages(error: unknown, images: readonly File[]): Map<File, string> {
  const [refusal, setRefusal] = useState({ error, images: refusedImages(error, images) });
  // Compares with the images that were sent: others may have been added or removed since.
  if (refusal.error !== error) setRefusal({ error, images: refusedImages(error, images) });
  return refusal.images;
}

/** Finds the refused images: an error names them by index, such as `images.1`, unless there is only one. */
function refusedImages(error: unknown, images: readonly File[]): Map<File, string> {
  const named = reasonsIn(error);
  // Nothing else in a form is so large.
  const isUnnamed = Object.keys(named).length === 0 && hasErrorCode(error, 'PAYLOAD_TOO_LARGE');
  const reasons = Object.entries(isUnnamed ? { image: '' } : named);
  return new Map(
    images.flatMap((image, index) => {
      const isMeant = (field: string) =>
        images.length > 1 ? field === `images.${index}` : /^images?\b/.test(field);
      const [, reason] = reasons.find(([field]) => isMeant(field)) ?? [];
      const note = reason === undefined ? undefined : noteOn(error, reason);
      return note === undefined ? [] : [[image, note] as const];
    }),
  );
}

function noteOn(error: unknown, reason: string): string | undefined {
  const said = reason ? ` (${reason}).` : '.';
  if (hasErrorCode(error, 'PAYLOAD_TOO_LARGE')) return `too large for the server${said}`;
  if (hasErrorCode(error, 'BAD_USER_INPUT') || isRefusedAs(error, 'INVALID_INPUT')) {
    return `not an image that the server takes${said}`;
  }
  return undefined;
}

/** What the server has against each field that it names, in a refusal or in the extensions of an error. */
function reasonsIn(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return refusedFields(error);
  const fields = error.errors.map(({ extensions }): unknown => extensions?.['fields']);
  const named: [string, unknown][] = fields.flatMap((one) => Object.entries(one ?? {}));
  return Object.fromEntries(named.map(([name, reason]) => [name, joinedReason(String(reason))]));
}
