import { gatewayError } from '../contract/error.ts';
import type { Language } from '../contract/language.ts';
import { languages } from '../contract/language.ts';

/**
 * Finds what visitors read in one language at a time (spec 7.1), in the first language that has it.
 * Throws `NOT_FOUND` where none has it.
 */
export async function inAnyLanguage<T>(
  find: (language: Language) => Promise<T | null | undefined>,
): Promise<T> {
  for (const language of languages) {
    const found = await find(language);
    if (found) return found;
  }
  throw gatewayError('NOT_FOUND');
}
