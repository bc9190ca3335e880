import { domainToASCII } from 'node:url';

/**
 * Returns one spelling for the addresses that most mail servers deliver to one mailbox: letters of any
 * case and width, `name+tag`, dots in the name, a domain in Unicode or Punycode, with or without its
 * last dot. Only to compare addresses: messages go to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const folded = address.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const at = folded.lastIndexOf('@');
  const [name = ''] = folded.slice(0, at).toLowerCase().split('+');
  const domain = folded.slice(at + 1).toLowerCase();
  const host = domainToASCII(domain) || domain;
  return `${name.replaceAll('.', '')}@${host.replace(/\.+$/, '')}`;
}
