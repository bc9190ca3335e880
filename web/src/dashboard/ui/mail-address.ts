import { encodeText } from '../../ui/encode-text.ts';

/** Returns the `mailto:` address of an email, whatever is stored as one (RFC 6068). */
export function mailAddress(email: string): string {
  return `mailto:${encodeText(email).replace('%40', '@')}`;
}
