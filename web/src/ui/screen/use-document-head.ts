import { useEffect } from 'react';

/** The length of a description that search engines show. */
const descriptionLength = 160;

function toPlainText(html: string): string {
  const { textContent } = new DOMParser().parseFromString(html, 'text/html').body;
  return textContent.replace(/\s+/g, ' ').trim();
}

/** Sets title and description of the document; the description may be rich text. */
export function useDocumentHead(title: string, description?: string): void {
  useEffect(() => {
    document.title = title;
    if (!description) return;
    const text = toPlainText(description).slice(0, descriptionLength);
    document.querySelector('meta[name="description"]')?.setAttribute('content', text);
  }, [title, description]);
}
