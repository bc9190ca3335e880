import { randomHex } from '../../random-hex.ts';
import { keptFields } from './kept-forms.ts';
import type { Enquiry, UnsentEnquiry } from './outbox.ts';

/** Creates the key by which the server knows a form again. */
export const newKey = () => randomHex(16);

/** Creates an enquiry with a key of its own. */
export function newEnquiry(path: string, input: Enquiry, referenceLabel?: string): UnsentEnquiry {
  return { key: newKey(), path, at: Date.now(), input, ...(referenceLabel && { referenceLabel }) };
}

/** The number by which visitor and company name an enquiry. */
export function referenceOf({ key }: Pick<UnsentEnquiry, 'key'>): string {
  return `${key.slice(0, 4)}-${key.slice(4, 8)}`.toUpperCase();
}

/** The text as it is sent: with the reference number below, so that every backend stores it. */
export function sentTextOf(
  enquiry: Pick<UnsentEnquiry, 'key' | 'referenceLabel'> & { input: Pick<Enquiry, 'text'> },
): string {
  const { input, referenceLabel } = enquiry;
  if (!referenceLabel) return input.text;
  return [input.text, `${referenceLabel}: ${referenceOf(enquiry)}`].filter(Boolean).join('\n\n');
}

/** Whether two enquiries say the same; how the form was filled in, and in which language, does not count. */
export function isSame(a: Content, b: Content): boolean {
  const [one, other] = [a, b].map(contentOf);
  return keptFields.every((name) => (one?.[name] ?? '') === (other?.[name] ?? ''));
}

type Content = Pick<UnsentEnquiry, 'input' | 'subject'>;

/** What an enquiry says, in whatever language the line with its subject is. */
function contentOf({ input, subject }: Content): Enquiry {
  if (!subject) return input;
  const lines = input.text.split('\n');
  const text = lines.map((line) => (line === subject.line ? subject.about : line)).join('\n');
  return { ...input, text };
}
