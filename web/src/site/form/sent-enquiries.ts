import { StoredList, useStoredList } from '../stored-list.ts';
import { referenceOf, sentTextOf } from './new-enquiry.ts';
import type { UnsentEnquiry } from './outbox.ts';

/** As long as an answer may take. */
const keptForMs = 30 * 24 * 60 * 60_000;

/** More enquiries than wait for an answer. */
const maxSent = 10;

/** An enquiry that was stored, without what says who sent it. */
export interface SentEnquiry {
  reference: string;
  /** When it was stored. */
  at: number;
  text: string;
}

const sent = new StoredList('sent_enquiries', isSent);

/** Returns the enquiries that were sent from this device within 30 days, latest first. */
export function useSentEnquiries(): readonly SentEnquiry[] {
  return useStoredList(sent).filter(isCurrent);
}

/** Keeps an enquiry that was stored, once, also where two tabs have sent it. */
export function recordSent(enquiry: UnsentEnquiry): void {
  const entry = { reference: referenceOf(enquiry), at: Date.now(), text: sentTextOf(enquiry) };
  const others = sent.read().filter((one) => isCurrent(one) && one.reference !== entry.reference);
  sent.write([entry, ...others].slice(0, maxSent));
}

/** Deletes what was sent longer ago. */
export function forgetOldSent(): void {
  sent.write(sent.read().filter(isCurrent));
}

/** Forgets an enquiry that was sent. */
export function forgetSent(reference: string): void {
  sent.write(sent.read().filter((one) => one.reference !== reference));
}

function isCurrent({ at }: SentEnquiry): boolean {
  return at <= Date.now() && Date.now() - at < keptForMs;
}

function isSent(value: object): value is SentEnquiry {
  const { reference, at, text } = value as Record<string, unknown>;
  return typeof reference === 'string' && typeof at === 'number' && typeof text === 'string';
}
