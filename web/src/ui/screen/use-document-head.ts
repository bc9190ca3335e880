import { use, useEffect } from 'react';

import { excerpt, plainText } from './excerpt.ts';
import { ServerSideContext } from './server-side.ts';

/** Sets title and description of the document; the description may be rich text. */
export function useDocumentHead(title: string, description?: string): void {
  use(ServerSideContext)?.describe(title, description);

  useEffect(() => {
    document.title = title;
    if (!description) return;
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', excerpt(plainText(description)));
  }, [title, description]);
}
