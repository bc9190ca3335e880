import type {
  Language,
  ReceivedFilter,
  ReceivedOrder,
  RequestStatus,
} from '../../apollo/schema.generated.ts';

/** What the fields above the table hold. */
export interface RequestFilter {
  text: string;
  language: Language | '';
  status: RequestStatus | '';
  /** Days as date fields hold them, e.g. `2026-11-23`; '' if none is chosen. */
  from: string;
  to: string;
}

/** Shows all enquiries. */
export const noFilter: RequestFilter = { text: '', language: '', status: '', from: '', to: '' };

/** Whether a filter leaves anything out. */
export function isActive(filter: RequestFilter): boolean {
  return Object.values(filter).some((value: string) => value.trim() !== '');
}

interface ListVariables {
  filter: ReceivedFilter;
  status: RequestStatus | null;
  orderBy: ReceivedOrder;
}

/** The variables of a list of enquiries that pass a filter, newest first. */
export function listVariables(
  { text, language, status, from, to }: RequestFilter,
  isSuspectedSpam: boolean,
): ListVariables {
  const first = midnight(from);
  const last = midnight(to);
  return {
    filter: {
      isSuspectedSpam,
      ...(text.trim() && { text: text.trim() }),
      ...(language && { language }),
      ...(first && { receivedFrom: first.toISOString() }),
      ...(last && { receivedTo: dayAfter(last).toISOString() }),
    },
    status: status || null,
    orderBy: { field: 'RECEIVED_AT', direction: 'DESC' },
  };
}

/** The beginning of a day; undefined for none, and for a year of five digits, which a date field takes. */
function midnight(day: string): Date | undefined {
  const date = new Date(`${day}T00:00`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The beginning of the day after a day: `to` means the whole of it. */
function dayAfter(day: Date): Date {
  const next = new Date(day);
  next.setDate(next.getDate() + 1);
  return next;
}
