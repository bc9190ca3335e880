import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { hasErrorCode } from '../../apollo/errors.ts';
import { ReportEditingDocument } from './ReportEditing.generated.ts';
import type { ReportEditingMutation } from './ReportEditing.generated.ts';

type Editors = NonNullable<ReportEditingMutation['reportEditing']['editors']>;

/** Somebody who edits the same in another session. */
export type Editor = Editors[number];

const minuteMs = 60_000;

/** The clients of sessions over a backend that does not tell who edits what. */
const unsupported = new WeakSet<ApolloClient>();

/**
 * Lists who else edits an object, and tells them that it is open here: at once and then once a minute, as
 * long as the page is visible. Without an id it is about the settings. Returns undefined over a backend that
 * does not tell.
 */
export function useEditors(id: string | undefined): Editors | undefined {
  const client = useApolloClient();
  const [editors, setEditors] = useState<Editors | undefined>(() =>
    unsupported.has(client) ? undefined : [],
  );

  useEffect(() => {
    let isOpen = true;
    let nextAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function report() {
      const variables = { input: { of: id ?? null } };
      try {
        const response = await client.mutate({
          mutation: ReportEditingDocument,
          variables,
          context: { isBackground: true },
        });
        if (isOpen) setEditors(response.data?.reportEditing.editors ?? []);
      } catch (error) {
        // Any other error passes: the next report may arrive.
        if (!hasErrorCode(error, 'NOT_SUPPORTED')) return;
        unsupported.add(client);
        if (isOpen) setEditors(undefined);
      }
    }

    function reportWhenDue() {
      clearTimeout(timer);
      if (document.hidden || unsupported.has(client)) return;
      const now = performance.now();
      if (now >= nextAt) {
        nextAt = now + minuteMs;
        void report();
      }
      timer = setTimeout(reportWhenDue, nextAt - now);
    }

    reportWhenDue();
    document.addEventListener('visibilitychange', reportWhenDue);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', reportWhenDue);
    };
  }, [client, id]);

  return editors;
}
