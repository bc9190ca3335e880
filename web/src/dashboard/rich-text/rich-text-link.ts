import type { Editor } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';

const linkProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Returns the address, or a blank one if its protocol is not allowed (spec 9). */
export function toSafeAddress(address: string): string {
  const url = URL.parse(address, window.location.href);
  return url && linkProtocols.includes(url.protocol) ? address : 'about:blank';
}

/** Completes an address as people write it: `www.firma.de` and `info@firma.de` are no addresses on this website. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (/^www\.[^\s.]/i.test(address)) return `https://${address}`;
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#.]+$/.test(address)) return `mailto:${address}`;
  return address;
}

/** A link whose address is sanitized when parsed and when written. */
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
        // A link without the attribute stays without it.
        parseHTML: (element: HTMLElement) => element.getAttribute('rel') ?? '',
        renderHTML: ({ rel }: { rel?: string }) => ({ rel: rel || null }),
      },
      // Another mark keeps inline classes.
      class: { default: null, rendered: false, parseHTML: () => null },
    };
  },
  addCommands() {
    const commands = this.parent?.();
    const setLink = commands?.setLink;
    return {
      ...commands,
      ...(setLink && {
        setLink: ({ href, ...attributes }: { href: string }) =>
          setLink({ ...attributes, href: completeAddress(href) }),
      }),
    };
  },
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
}).configure({
  openOnClick: false,
  isAllowedUri: () => true,
  HTMLAttributes: { rel: null, target: null },
});

/**
 * Links the selection to an address of this website, or the link that the cursor is in; with neither,
 * inserts the title of the page there.
 */
export function linkToPage(editor: Editor, title: string, href: string): void {
  const change = editor.chain().focus();
  if (!editor.state.selection.empty || editor.isActive('link')) {
    change.extendMarkRange('link').setLink({ href, rel: null, target: null }).run();
    return;
  }
  const marks = [{ type: 'link', attrs: { href, rel: null } }];
  // What is typed next is no part of the link.
  change.insertContent({ type: 'text', text: title, marks }).unsetMark('link').run();
}
