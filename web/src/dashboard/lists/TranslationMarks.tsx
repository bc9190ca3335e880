import { useQuery } from '@apollo/client/react';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { TranslatedKind, TranslationProblem } from '../../apollo/schema.generated.ts';
import { TranslationMarksDocument } from './TranslationMarks.generated.ts';
import type { TranslationMarksQuery } from './TranslationMarks.generated.ts';
import classes from './TranslationMarks.module.css';

type Gap = TranslationMarksQuery['translationGaps'][number];

const problemNames: Record<TranslationProblem, string> = {
  EMPTY: 'missing',
  UNTRANSLATED: 'untranslated',
  OUTDATED: 'outdated',
};

const MarksContext = createContext(new Map<string, Gap[]>());

interface TranslationMarksProps {
  kind: TranslatedKind;
  children: ReactNode;
}

/**
 * Tells the cards of a list what is not translated, with one request for all of them on each visit. The
 * list does not wait for it.
 */
export function TranslationMarks({ kind, children }: TranslationMarksProps) {
  const { data } = useQuery(TranslationMarksDocument, {
    variables: { kinds: [kind] },
    // Texts change on other screens.
    fetchPolicy: 'cache-and-network',
  });
  const marks = useMemo(
    () => Map.groupBy(data?.translationGaps ?? [], ({ restId }) => restId),
    [data],
  );
  return <MarksContext value={marks}>{children}</MarksContext>;
}

/** Shows on the card of a list what is not translated, such as 'EN missing, RU outdated'; nothing where all is. */
export function TranslationMark({ restId }: { restId: string }) {
  const gaps = use(MarksContext).get(restId);
  if (!gaps) return null;
  const words = gaps.map(({ language, problem }) => `${language} ${problemNames[problem]}`);
  return (
    <div className={classes.place}>
      <p className={classes.mark}>{[...new Set(words)].join(', ')}</p>
    </div>
  );
}
