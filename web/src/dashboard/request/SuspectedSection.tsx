import { useQuery } from '@apollo/client/react';
import { Button, Collapse } from '@mantine/core';
import { useId, useState } from 'react';

import { useReadMore } from '../../ui/list/use-read-more.ts';
import { pageSize } from '../lists/use-growing-list.ts';
import { listVariables, noFilter } from './request-filter.ts';
import { RequestScreenDocument } from './RequestScreen.generated.ts';
import { RequestTable } from './RequestTable.tsx';

const variables = { first: pageSize, ...listVariables(noFilter, true) };

/** Shows below the list, folded, the enquiries that look like a robot's; nothing if there are none. */
export function SuspectedSection() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(RequestScreenDocument, { variables });
  const readMore = useReadMore(RequestScreenDocument, variables);
  if (!data || data.requests.edges.length === 0) return null;

  return (
    <section style={{ marginTop: '2rem' }}>
      <Button
        variant="default"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Suspected robots ({data.requests.totalCount})
      </Button>
      <Collapse id={id} expanded={open} mt="md">
        {open && (
          <RequestTable
            label="Suspected robots"
            requests={data.requests}
            readMore={readMore}
            managed
          />
        )}
      </Collapse>
    </section>
  );
}
