import { CombinedGraphQLErrors } from '@apollo/client';
import { useState } from 'react';

import { hasErrorCode } from '../../apollo/errors.ts';

/** Why the server did not take an image; undefined where the error is about something else. */
export function imageRefusal(error: unknown): string | undefined {
  if (hasErrorCode(error, 'PAYLOAD_TOO_LARGE')) return 'too large for the server.';
  if (hasErrorCode(error, 'BAD_USER_INPUT')) return 'not an image that the server takes.';
  return undefined;
}

/** The images of a form that the server did not take, each with the reason, until the form is sent again. */
export function useRefusedImages(error: unknown, images: readonly File[]): Map<File, string> {
  const [refusal, setRefusal] = useState({ error, images: refusedImages(error, images) });
  // What is removed or added after the answer is not what the answer is about.
  if (refusal.error !== error) setRefusal({ error, images: refusedImages(error, images) });
  return refusal.images;
}

/**
 * An error names images by their place, such as `images.1`; a single one is meant where nothing is
 * named.
 */
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
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.flatMap(({ extensions }) => {
    const fields: unknown = extensions?.['fields'];
    return typeof fields === 'object' && fields ? Object.keys(fields) : [];
  });
}
