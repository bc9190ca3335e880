import { CombinedGraphQLErrors } from '@apollo/client';
import { cutText } from 'backend/cut-text';
import { useState } from 'react';

import { hasErrorCode, isRefusedAs, RefusedError } from '../../apollo/errors.ts';

const maxReasonLength = 200;

/** Returns why the server refused an image; undefined if the error has another cause. */
export function imageRefusal(error: unknown): string | undefined {
  if (hasErrorCode(error, 'PAYLOAD_TOO_LARGE')) {
    const [reason] = Object.values(fieldsOf(error)).filter((value) => typeof value === 'string');
    return `too large for the server${reason ? ` (${cutText(reason, maxReasonLength)})` : ''}.`;
  }
  if (hasErrorCode(error, 'BAD_USER_INPUT') || isRefusedAs(error, 'INVALID_INPUT')) {
    return 'not an image that the server takes.';
  }
  return undefined;
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
  const reason = imageRefusal(error);
  if (reason === undefined) return new Map();
  const named = namedFields(error);
  const refused = images.filter((_, index) =>
    images.length > 1
      ? named.includes(`images.${index}`)
      : named.length === 0 || named.some((field) => /^images?\b/.test(field)),
  );
  return new Map(refused.map((image) => [image, reason]));
}

function namedFields(error: unknown): string[] {
  if (error instanceof RefusedError) {
    return error.userErrors.flatMap(({ field }) => (field ? [field.join('.')] : []));
  }
  return Object.keys(fieldsOf(error));
}

/** The fields that a failed call names, each with what is wrong. */
function fieldsOf(error: unknown): Record<string, unknown> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const fields = error.errors.map(({ extensions }): unknown => extensions?.['fields']);
  return Object.fromEntries(fields.flatMap((one) => Object.entries(one ?? {})));
}
