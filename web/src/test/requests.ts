import { screen } from '@testing-library/react';

import { pagesOf } from './pages-of.ts';
import { renderApp } from './render-app.tsx';

/** An enquiry as a backend of section 7 has it. */
export function requestNode(number: number, name: string, language: 'DE' | 'EN' | 'RU' | null) {
  return {
    __typename: 'Request',
    id: `request-${number}`,
    restId: `${number}`,
    name,
    email: `${name.toLowerCase()}@example.com`,
    company: `${name} Energy`,
    text: `LM-1000${number}, fuel nozzle\nWe need two of them.`,
    language,
    isSuspectedSpam: false,
    attachments: [],
  };
}

type RequestNode = ReturnType<typeof requestNode>;

/** What the list is asked for. */
export type ListArgs = Parameters<ReturnType<typeof pagesOf>>[0] & {
  filter?: { text?: string; isSuspectedSpam?: boolean };
  status?: string;
};

/** Responds to the list of enquiries as the server does, which filters it. */
export function searchable(nodes: readonly (RequestNode & { status?: string })[]) {
  return (args: ListArgs) => {
    const { text = '', isSuspectedSpam = false } = args.filter ?? {};
    const found = nodes.filter(
      (node) =>
        node.isSuspectedSpam === isSuspectedSpam &&
        (!args.status || node.status === args.status) &&
        [node.name, node.email, node.company, node.text].join(' ').toLowerCase().includes(text),
    );
    return pagesOf(found)(args);
  };
}

/** What a backend that keeps what was done says of an enquiry that has just come. */
export const unhandled = {
  ...{ receivedAt: '2026-11-22T08:15:00.000Z', handledBy: null, handledAt: null },
  ...{ status: 'OPEN', note: '' },
};

/** An open enquiry. */
export const anders = { ...requestNode(1, 'Anders', 'DE'), ...unhandled };
/** One that is done. */
export const brandt = { ...requestNode(2, 'Brandt', 'RU'), ...unhandled, status: 'DONE' };
/** One that looks like a robot's. */
export const robot = { ...requestNode(3, 'Robot', 'EN'), ...unhandled, isSuspectedSpam: true };

/** A backend whose enquiries change as they are marked. */
export function marking() {
  let all = [anders, brandt];
  return {
    requests: (args: ListArgs) => searchable(all)(args),
    updateRequests: ({ input }: { input: { ids: string[]; status?: string } }) => {
      all = all.map((one) => (input.ids.includes(one.id) ? { ...one, ...input } : one));
      return { requests: all.filter(({ id }) => input.ids.includes(id)) };
    },
  };
}

/** Renders the enquiries of a backend that keeps what was done. */
export function renderManaged(responses: object = {}) {
  return renderApp({
    route: '/dashboard/requests',
    token: 'token-1',
    responses: {
      requests: searchable([anders, brandt, robot]),
      openRequestCount: 1,
      notificationStatus: { undeliveredCount: 0, since: null, error: null },
      partsByNumber: [],
      ...responses,
    },
  });
}

/** More than a page of them. */
export const manyRequests = Array.from({ length: 60 }, (_, index) =>
  requestNode(index + 1, `N${index + 1}`, 'EN'),
);

/** The names in the table, read from its rows: to look for fifty rows by their role takes seconds. */
export function namesShown(): (string | null)[] {
  const { tBodies } = screen.getByRole<HTMLTableElement>('table', { name: 'Requests' });
  return [...tBodies].flatMap(({ rows }) =>
    [...rows].map(({ cells: [name] }) => name?.textContent ?? null),
  );
}
