import { Link } from '@tiptap/extension-link';
import { StarterKit } from '@tiptap/starter-kit';

const linkProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** The address itself, or a blank one where its protocol is none of those allowed (spec 9). */
export function toSafeAddress(address: string): string {
  const url = URL.parse(address, window.location.href);
  return url && linkProtocols.includes(url.protocol) ? address : 'about:blank';
}

/** A link whose address is made safe where it is read and where it is written. */
const SafeLink = Link.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      href: {
        default: '',
        parseHTML: (element: HTMLElement) => toSafeAddress(element.getAttribute('href') ?? ''),
        renderHTML: ({ href }: { href?: string }) => ({ href: toSafeAddress(href ?? '') }),
      },
    };
  },
}).configure({
  openOnClick: false,
  isAllowedUri: () => true,
  HTMLAttributes: { rel: 'noopener noreferrer', target: null },
});

/** What the rich-text editors can do (spec 2.14), with the limits of spec 9. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: false,
    undoRedo: { depth: 100, newGroupDelay: 1000 },
    // It would end a text on a heading or list with an empty paragraph.
    trailingNode: false,
  }),
  SafeLink,
];
