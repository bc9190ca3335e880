import { cutText } from 'backend/cut-text';

import { RefusedError } from '../../apollo/errors.ts';

const maxLength = 200;

/** Shortens what the server says to what goes on within a sentence: a backend may write any text. */
export function shortReason(...messages: string[]): string {
  const reasons = messages.map((message) => message.trim().replace(/\.$/, ''));
  return cutText(reasons.join(', '), maxLength);
}

/** Returns what the server has refused of a form, by the name of the field. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof RefusedError)) return {};
  return Object.fromEntries(
    error.userErrors.flatMap(({ field, message }) => {
      const path = field?.join('.') ?? '';
      return path ? [[path, shortReason(message.replace(`${path}: `, ''))] as const] : [];
    }),
  );
}
