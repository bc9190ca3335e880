import { useApolloClient } from '@apollo/client/react';
import type { Synonyms } from 'backend/synonyms';
import { useEffect, useState } from 'react';

import { KnownNamesDocument } from './KnownNames.generated.ts';

/**
 * Returns the names that stand for one another with those of the administrators, for searches in the
 * browser; undefined until they are read, and where there are none or they cannot be read. Reads them once
 * they are needed.
 */
export function useKnownNames(isNeeded: boolean): Synonyms | undefined {
  const client = useApolloClient();
  const [names, setNames] = useState<Synonyms>();

  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      // Apart from the dashboard's list, which loads page by page.
      const { data } = await client.query({
        query: KnownNamesDocument,
        fetchPolicy: 'no-cache',
      });
      const entries = data?.synonyms?.nodes ?? [];
      if (entries.length === 0) return;
      const { extendedNames } = await import('backend/synonyms');
      const steps = extendedNames(entries.map(({ words }) => words));
      let step = steps.next();
      while (!step.done) step = steps.next();
      setNames(step.value);
    };
    load().catch(() => undefined);
  }, [client, isNeeded]);

  return names;
}
