import { CombinedGraphQLErrors } from '@apollo/client';
import { useState } from 'react';

import { hasErrorCode, isRefusedAs, RefusedError } from '../../apollo/errors.ts';

/** Returns why the server refused an image; undefined if the error has another cause. */
export function imageRefusal(error: unknown): string | undefined {
  if (hasErrorCode(error, 'PAYLOAD_TOO_LARGE')) return 'too large for the server.';
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
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.flatMap(({ extensions }) => {
    const fields: unknown = extensions?.['fields'];
    return typeof fields === 'object' && fields ? Object.keys(fields) : [];
  });
}
