import { skipToken, useQuery } from '@apollo/client/react';
import { Button, List, Stack, Text } from '@mantine/core';
import { Link } from 'dashboard-router';
import { useState } from 'react';

import { busy } from '../../ui/busy.tsx';
import { maxPageSize } from '../../ui/list/use-read-more.ts';
import { entities } from '../entity/entities.ts';
import { SubstituteCheckDocument } from './SubstituteCheck.generated.ts';
import type { SubstituteCheckQuery } from './SubstituteCheck.generated.ts';

/** Lists on demand the substitute numbers that no list has, or that lead in a circle: it reads all part lists. */
export function SubstituteCheck() {
  const [wasRequested, setWasRequested] = useState(false);
  const { data, loading, error, refetch } = useQuery(
    SubstituteCheckDocument,
    wasRequested ? { variables: { first: maxPageSize }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const problems = data?.substituteProblems;

  return (
    <Stack component="section" aria-labelledby="substitute-check" gap="xs" mt="xl" align="start">
      <h2 id="substitute-check">Substitute numbers</h2>
      <Button
        variant="default"
        {...busy(loading)}
        onClick={() => (wasRequested ? void refetch() : setWasRequested(true))}
      >
        Check substitute numbers
      </Button>
      <Text role="status">{error ? 'The part lists could not be read.' : summary(problems)}</Text>
      {problems && (
        <List>
          {problems.nodes.map(({ kind, numbers, subPart, spare }) => (
            <List.Item key={`${kind} ${subPart.id}`}>
              {numbers.join(' → ')}{' '}
              {kind === 'CYCLE' ? '(a circle)' : '(the last number is in no list)'}:{' '}
              <Link to={entities.SPARE.path(spare.restId)}>{spare.title.in.trim() || 'Spare'}</Link>
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}

function summary(problems: SubstituteCheckQuery['substituteProblems'] | undefined): string {
  if (!problems) return '';
  const { totalCount, nodes } = problems;
  if (totalCount === 0) return 'Each substitute number leads to a part.';
  const count = `Substitute numbers that lead nowhere: ${totalCount}`;
  return totalCount > nodes.length ? `${count}, the first ${nodes.length} are listed` : count;
}
