import { StoredList } from '../stored-list.ts';

/** What is typed is kept for a day, so that the next user of the computer does not find it later. */
const keptForMs = 24 * 60 * 60_000;

/** More forms than somebody fills in within a day. */
const maxForms = 20;

/** The fields of the enquiry forms, without what tells robots from people. */
export const keptFields = ['name', 'email', 'company', 'phone', 'text'] as const;

/** The texts of a form by the names of its fields; what was kept before there was a phone number has none. */
export type KeptTexts = Record<Exclude<(typeof keptFields)[number], 'phone'>, string> & {
  phone?: string | undefined;
};

interface KeptForm {
  path: string;
  at: number;
  texts: KeptTexts;
}

const forms = new StoredList('kept_forms', isKeptForm);

/** Keeps what is typed into the form of a path; a form without any text is forgotten. */
export function keepForm(path: string, texts: KeptTexts): void {
  const others = read().filter((form) => form.path !== path);
  const isEmpty = keptFields.every((name) => !texts[name]);
  store(isEmpty ? others : [{ path, at: Date.now(), texts }, ...others]);
}

/** Returns what was typed into the form of a path within a day. */
export function keptTexts(path: string): KeptTexts | undefined {
  return read().find((form) => form.path === path)?.texts;
}

/** Forgets what was typed into the form of a path until a time. */
export function forgetForm(path: string, until = Date.now()): void {
  store(read().filter((form) => form.path !== path || form.at > until));
}

/** Deletes what is older than a day, also of forms that nobody opens again. */
export function forgetOldForms(): void {
  store(read());
}

function read(): KeptForm[] {
  return forms.read().filter(({ at }) => isRecent(at));
}

function store(kept: KeptForm[]): void {
  forms.write(kept.slice(0, maxForms));
}

function isKeptForm(value: object): value is KeptForm {
  const { path, at, texts } = value as Record<string, unknown>;
  return typeof path === 'string' && typeof at === 'number' && isTexts(texts);
}

/** Whether a time is within the last day. */
export function isRecent(at: number): boolean {
  return at <= Date.now() && Date.now() - at < keptForMs;
}

/** Whether a value holds the texts of a form. */
export function isTexts(value: unknown): value is KeptTexts {
  if (typeof value !== 'object' || value === null) return false;
  const texts: Record<string, unknown> = { phone: '', ...value };
  return keptFields.every((name) => typeof texts[name] === 'string');
}
