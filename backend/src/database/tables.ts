import type { Generated } from 'kysely';
import type { Role } from '../roles.ts';
import type { Localized } from '../languages.ts';
import type { EntityOf, EntityTable, ImageListTable } from './entity-tables.ts';
import type { ByColumn, Fields } from './fields.ts';

/** `confirmation` is an e-mail to the visitor, the others tell the company. */
export type NotificationChannel = 'mail' | 'webhook' | 'confirmation';

/** What was done about an enquiry. */
export const requestStatuses = ['open', 'answered', 'done'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** What was done about something that a visitor has sent. */
interface Handled {
  status: Generated<RequestStatus>;
  /** The login of the administrator who noted last what was done, and when. */
  handled_by: Generated<string>;
  handled_at: Generated<string>;
}

/** The columns of an entity that follow from its description. */
type EntityRow<Table extends EntityTable> = ByColumn<EntityOf<Table>['fields'], StoredFields> & {
  id: Generated<number>;
  /** Changes with every write of the row and what belongs to it, and is larger each time. */
  version: Generated<number>;
} & IfTrue<EntityOf<Table>['isOrdered'], Ordered> &
  (EntityOf<Table>['images'] extends 'one' ? { image_id: string } & DescribedImage : unknown) &
  (EntityOf<Table>['owner'] extends string
    ? Record<`${EntityOf<Table>['owner']}_id`, number>
    : unknown) &
  IfTrue<IsTranslated<EntityOf<Table>['fields']>, Translated>;

type IfTrue<Condition, Columns> = Condition extends true ? Columns : unknown;

type IsTranslated<F extends Fields> =
  Extract<F[keyof F], `translated ${string}`> extends never ? false : true;

/** How each kind of field is stored; all but languages have a default. */
interface StoredFields {
  line: Generated<string>;
  text: Generated<string>;
  'rich text': Generated<string>;
  count: Generated<number>;
  language: string;
  reference: Generated<number | null>;
}

/** Stands in a list, whose order administrators can change (`place.ts`). */
interface Ordered {
  place: Generated<number | null>;
}

/** Describes the image of a row. */
type DescribedImage = Localized<'alt', Generated<string>> & {
  /** The point that stays in view where the image is cropped, in percent of its width and height. */
  focal_x: Generated<number>;
  focal_y: Generated<number>;
};

/** Names the texts that are older than those that they translate, as JSON: their columns. */
interface Translated {
  outdated: Generated<string>;
}

/** The tables of the entities. */
type EntityTables = { [Table in EntityTable]: EntityRow<Table> };

/** The tables (spec 3). Times are ISO 8601 in UTC, or milliseconds if they are compared. */
export interface Tables extends EntityTables {
  account: {
    id: Generated<number>;
    login: string;
    password_hash: string;
    /** Empty for accounts that are older than this column. */
    created_at: Generated<string>;
    role: Role;
  };
  /** Access tokens, by their SHA-256: the sessions. */
  token: {
    hash: string;
    account_id: number;
    expires_at: number;
    ends_at: number;
    created_at: Generated<number>;
    used_at: Generated<number>;
    /** From where the administrator logged in, and with which browser. */
    address: Generated<string>;
    browser: Generated<string>;
  };
  /** Invitations to become an administrator, by the SHA-256 of their tokens. */
  invitation: {
    id: Generated<number>;
    hash: string;
    /** Who invites. */
    account_id: number;
    /** The role of who accepts. */
    role: Role;
    created_at: string;
    expires_at: string;
  };
  /** The second factor of an account's logins; in use once it is confirmed. */
  second_factor: {
    id: Generated<number>;
    account_id: number;
    /** In base32, as authenticator apps take it. */
    secret: string;
    /** Empty until a code has shown that the app has the secret. */
    confirmed_at: Generated<string>;
    /** The time step of the last code that was taken, so that no code is taken twice. */
    last_step: Generated<number>;
    /** How many wrong codes came since `counted_from`. */
    wrong_codes: Generated<number>;
    counted_from: Generated<number>;
  };
  /** Codes that replace one of the app, each once; by their SHA-256. */
  recovery_code: { id: Generated<number>; account_id: number; hash: string };
  /** Who has changed what, and who has logged in; only added to. */
  log_entry: {
    id: Generated<number>;
    at: string;
    /** The login of the administrator; empty for a login that does not exist. */
    login: string;
    address: string;
    /** The id of an operation of the contract, or `loginFailed`. */
    operation: string;
    /** The ids of what was changed, as the path has them, and of what was added: `7/12`. */
    target: string;
    /** The code of the error with which it was refused; empty if it was done. */
    refused: Generated<string>;
  };
  /** Failed logins by account and by address, and when the next one is checked. */
  login_failure: { key: string; failures: number; next_at: number; last_at: number };
  /** Networks from which an administrator has logged in, and when last. */
  known_network: { account_id: number; network: string; seen_at: number };
  /** The rate limit store: how many public forms an address has sent, and when the window ends. */
  form_count: { key: string; sent: number; ends_at: number };
  settings: EntityRow<'settings'> & {
    /** 1 once the demo content was stored. */
    seeded: number;
    /** When the first start or a restore created the website; empty for older websites. */
    opened_at: string;
  };
  /** What a running website knows of itself, in one row; no part of backups. */
  website: {
    id: number;
    /** The newest time at which it has run with a clock that was trusted (`clock.ts`). */
    seen_at: number;
    /** Since when, and until when, the clock has been far from that; 0 while it is not. */
    doubted_since: number;
    doubted_at: number;
    /** Signs the addresses of images that visitors do not see (`files/image-access.ts`). */
    image_secret: Generated<string>;
  };
  /** Sub-parts that were written and are still to be folded for the part search. */
  sub_part_change: { id: Generated<number>; part_id: number };
  /** The folded sub-parts that the part search reads. */
  sub_part_search: {
    part_id: number;
    number: string;
    number_reversed: string;
    subst: string;
    subst_reversed: string;
    text: string;
  };
  product: EntityRow<'product'> & {
    /** The category that the product had when that was deleted; it gets it back with it. */
    lost_category_id: Generated<number | null>;
    /** The same for products that are translations of each other; null for one without any. */
    translation_group: Generated<string | null>;
  };
  page: EntityRow<'page'> & { slug: string; updated_at: string };
  /** Images of lists: exactly one of the owners is set. */
  image: {
    id: Generated<number>;
    path: string;
    /** Where numbers of sub-parts stand on it, as JSON (`callouts.ts`). */
    callouts: Generated<string>;
  } & Record<`${ImageListTable}_id`, number | null> &
    Ordered &
    DescribedImage;
  /** Enquiries. `suspected` is 1 if it looks like a robot's. */
  request: {
    id: Generated<number>;
    name: string;
    email: string;
    company: string;
    phone: Generated<string>;
    text: string;
    lang: string;
    suspected: number;
    created_at: string;
    note: Generated<string>;
    /** The login of the administrator who is to answer it; empty for nobody. */
    assignee: Generated<string>;
    /** Grows with every change of status, note or assignee. */
    version: Generated<number>;
  } & Handled;
  /** What each change has made of the status, the note and the assignee of an enquiry. */
  request_revision: {
    id: Generated<number>;
    request_id: number;
    saved_at: string;
    /** The login of who saved. */
    saved_by: string;
    /** Identifies the session of who saved. */
    session: string;
    status: RequestStatus;
    note: string;
    assignee: Generated<string>;
  };
  /** The files that visitors attach to enquiries; uploaded before, so that an enquiry can be sent again. */
  attachment: {
    id: Generated<number>;
    /** Null until the enquiry is sent. */
    request_id: number | null;
    /** By which the enquiry names it. */
    token: string;
    path: string;
    name: string;
    type: string;
    size: number;
    created_at: string;
  };
  application: {
    id: Generated<number>;
    first_name: string;
    last_name: string;
    email: string;
    /** The job that is applied for. */
    job: Generated<string>;
    /** What the applicant says of the machines they have worked on. */
    experience: Generated<string>;
    lang: string;
    suspected: number;
    created_at: string;
  } & Handled;
  application_file: {
    id: Generated<number>;
    application_id: number;
    path: string;
    name: string;
    type: string;
    size: number;
  };
  /** The outbox: a row for each message about an enquiry or an application, sent or still to be sent. */
  notification: {
    id: Generated<number>;
    request_id: number | null;
    application_id: number | null;
    channel: NotificationChannel;
    /** Identifies the message to its receiver, however often it is sent. */
    key: string;
    state: 'pending' | 'sending' | 'sent' | 'failed';
    attempts: number;
    /** When it is tried next; while it is being sent, when somebody else may try. */
    next_at: number;
    /** Why the last attempt failed. */
    error: string;
    created_at: string;
    sent_at: string;
    /** The trace of what has caused it; empty where there is none. */
    traceparent: Generated<string>;
  };
  /** Public forms by the `Idempotency-Key` with which they came. */
  idempotency_key: {
    key: string;
    /** The SHA-256 of what was sent. */
    content_hash: string;
    /** The id of the row that the form became. */
    row_id: number;
    created_at: string;
  };
  /** What was deleted, until it is restored or expires. */
  deleted: {
    id: Generated<number>;
    /** The table of the entity. */
    kind: string;
    entity_id: number;
    title: string;
    /** The table and the id of what it belonged to; empty and null if it stood alone. */
    owner_kind: string;
    owner_id: number | null;
    owner_title: string;
    deleted_at: string;
    /** The login of who deleted it. */
    deleted_by: string;
    /** The number of parts that were deleted with it. */
    parts: number;
    /** The rows that were deleted, as JSON: `[{ table, row }]`, each after those it refers to. */
    content: string;
    /** The paths of its images, as JSON. */
    images: string;
    /** Identifies the import of sub-parts that deleted it. */
    import_id: Generated<string | null>;
  };
  /** What each save has made of an entity. */
  revision: {
    id: Generated<number>;
    /** The table of the entity. */
    kind: string;
    entity_id: number;
    /** Empty for what was stored before there was a history. */
    saved_at: string;
    /** The login of who saved; empty for what was stored before there was a history. */
    saved_by: string;
    /** Identifies the session of who saved. */
    session: string;
    /** The names of the fields that were changed, as JSON. */
    fields: string;
    /** The row and its images, as JSON. */
    state: string;
    /** The paths of its images, as JSON. */
    images: string;
    /** Identifies the import of sub-parts that saved it. */
    import_id: Generated<string | null>;
  };
  /** Which entities are open in forms, and since when and until when at least. */
  open_form: {
    /** The table of the entity or enquiry. */
    kind: string;
    entity_id: number;
    /** Identifies the session. */
    session: string;
    login: string;
    opened_at: number;
    seen_at: number;
  };
}
