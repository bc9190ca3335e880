import { Link } from '@tiptap/extension-link';

const linkProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** The address itself, or a blank one where its protocol is none of those allowed (spec 9). */
export function toSafeAddress(address: string): string {
  const url = URL.parse(address, window.location.href);
  return url && linkProtocols.includes(url.protocol) ? address : 'about:blank';
}

/** A link whose address is made safe where it is read and where it is written. */
export const SafeLink = Link.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      href: {
        default: '',
        parseHTML: (element: HTMLElement) => toSafeAddress(element.getAttribute('href') ?? ''),
        renderHTML: ({ href }: { href?: string }) => ({ href: toSafeAddress(href ?? '') }),
      },
      rel: {
        default: 'noopener noreferrer',
        // A link that was written without it stays without it.
        parseHTML: (element: HTMLElement) => element.getAttribute('rel') ?? '',
        renderHTML: ({ rel }: { rel?: string }) => ({ rel: rel || null }),
      },
      // Inline classes are kept by a mark of their own.
      class: { default: null, rendered: false, parseHTML: () => null },
    };
  },
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
}).configure({
  openOnClick: false,
  isAllowedUri: () => true,
  HTMLAttributes: { rel: null, target: null },
});
