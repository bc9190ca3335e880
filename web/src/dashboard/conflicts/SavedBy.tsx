import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';

import { secondOf } from '../ui/times.ts';
import { LastSavesDocument } from './LastSaves.generated.ts';

interface SavedByProps {
  /** The global id of an object, or null for the settings. */
  of: string | null;
  /** The field in question, such as `title.de`. */
  field: string;
}

/** Shows who has saved a field last, and when; renders nothing over a backend without a history. */
export function SavedBy({ of, field }: SavedByProps) {
  // Others add to it.
  const { data } = useQuery(LastSavesDocument, { variables: { of }, fetchPolicy: 'network-only' });
  const save = data?.revisions?.nodes.find(({ changedFields }) => changedFields.includes(field));
  if (!save?.savedBy || !save.savedAt) return null;
  return (
    <Text size="sm" component="p">
      Saved by {save.savedBy.login}, {secondOf(save.savedAt)}
      {save.isOwn && ', in this session'}
    </Text>
  );
}
