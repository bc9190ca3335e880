import { RefusedError } from '../../apollo/errors.ts';

/** Joins what the server says to what goes on within a sentence. The gateway has cut what a backend wrote. */
export function joinedReason(...messages: string[]): string {
  return messages.map((message) => message.trim().replace(/\.$/, '')).join(', ');
}

/** Returns what the server has refused of a form, by the name of the field. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof RefusedError)) return {};
  return Object.fromEntries(
    error.userErrors.flatMap(({ field, message }) => {
      const path = field?.join('.') ?? '';
      return path ? [[path, joinedReason(message.replace(`${path}: `, ''))] as const] : [];
    }),
  );
}
