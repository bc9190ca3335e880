import type { SendRequestInput } from '../../apollo/schema.generated.ts';
import { declarations, languages } from '../../i18n/languages.ts';
import { StoredList, useStoredList } from '../stored-list.ts';
import { isRecent, isTexts } from './kept-forms.ts';

/** More enquiries than somebody sends within a day without a connection. */
const maxUnsent = 10;

/** An enquiry as the forms send it. */
export type Enquiry = Required<Pick<SendRequestInput, 'name' | 'email' | 'company' | 'text'>> &
  Pick<
    SendRequestInput,
    'phone' | 'attachments' | 'language' | 'website' | 'captchaSolved' | 'fillMs'
  >;

/** An enquiry that is still to be sent. */
export interface UnsentEnquiry {
  /** Names it at the server, which stores it once however often it comes. */
  key: string;
  /** The path of its form. */
  path: string;
  at: number;
  input: Enquiry;
  /** The word for its reference number in the text that is sent; without it, none is sent. */
  referenceLabel?: string;
  subject?: Subject;
}

/** What an enquiry is about, and the line of its text that says so in the language of the form. */
export interface Subject {
  about: string;
  line: string;
}

const outbox = new StoredList('unsent_enquiries', isUnsent);

/** Returns the enquiries that are still to be sent; re-renders the component when they change. */
export function useOutbox(): readonly UnsentEnquiry[] {
  return useStoredList(outbox);
}

/** Returns the enquiries that are still to be sent, of the last day. */
export function readOutbox(): readonly UnsentEnquiry[] {
  return outbox.read().filter(({ at }) => isRecent(at));
}

/** Whether an enquiry is still to be sent. */
export function isInOutbox(enquiryKey: string): boolean {
  return readOutbox().some(({ key }) => key === enquiryKey);
}

/** The form of an enquiry, and what it is about. */
interface Origin {
  path: string;
  subject?: Subject | undefined;
}

/** Whether two enquiries are of the same form and about the same, so that the later one replaces the other. */
export function isOfSameForm(one: Origin, other: Origin): boolean {
  return one.path === other.path && one.subject?.about === other.subject?.about;
}

/** Keeps an enquiry, in place of an earlier one of the same form about the same. */
export function putIntoOutbox(enquiry: UnsentEnquiry): void {
  const others = readOutbox().filter((one) => !isOfSameForm(one, enquiry));
  outbox.write([...others, enquiry].slice(-maxUnsent));
}

/** Gives up what is older than a day. */
export function forgetOldEnquiries(): void {
  outbox.write(readOutbox());
}

/** Gives up an enquiry that is not to be sent any more. */
export function takeOutOfOutbox(enquiryKey: string): void {
  outbox.write(readOutbox().filter(({ key }) => key !== enquiryKey));
}

/** Removes an enquiry that was stored, and what its form wanted to send before. */
export function takeStoredOutOfOutbox(stored: UnsentEnquiry): void {
  const isEarlier = (one: UnsentEnquiry) => isOfSameForm(one, stored) && one.at <= stored.at;
  outbox.write(readOutbox().filter((one) => one.key !== stored.key && !isEarlier(one)));
}

/** Whether a value is an enquiry as it is kept. */
export function isUnsent(value: object): value is UnsentEnquiry {
  const { key, path, at, input, referenceLabel, subject } = value as Record<string, unknown>;
  return (
    typeof key === 'string' &&
    /^[0-9a-f]{32}$/.test(key) &&
    typeof path === 'string' &&
    typeof at === 'number' &&
    ['string', 'undefined'].includes(typeof referenceLabel) &&
    (subject === undefined || isSubject(subject)) &&
    isEnquiry(input)
  );
}

function isSubject(value: unknown): value is Subject {
  if (typeof value !== 'object' || value === null) return false;
  const { about, line } = value as Record<string, unknown>;
  return typeof about === 'string' && typeof line === 'string';
}

function isEnquiry(value: unknown): value is Enquiry {
  if (!isTexts(value)) return false;
  const { attachments, language, website, captchaSolved, fillMs } = value as Record<
    string,
    unknown
  >;
  return (
    [attachments ?? []].flat().every((token) => typeof token === 'string') &&
    languages.some((name) => declarations[name].schemaName === language) &&
    typeof website === 'string' &&
    // One that was kept before the site recorded it has none.
    ['boolean', 'undefined'].includes(typeof captchaSolved) &&
    typeof fillMs === 'number'
  );
}
