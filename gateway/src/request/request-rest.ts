import { z } from 'zod';
import {
  dateTimeOrNull,
  entity,
  extension,
  language,
  list,
  restId,
  text,
  textOrNull,
  version,
  wholeNumber,
} from '../contract/fields.ts';
import { handlingFields, restStatus } from '../contract/handling.ts';

const attachment = entity({ id: restId, name: text, size: wholeNumber });

/** A file with the id of its enquiry; its address carries both. */
export type AttachmentOfRequest = z.output<typeof attachment> & { requestId: string };

/** What a change has made of status, note and assignee, as `GET /request/{id}/revision` lists it (extension). */
const restRequestRevision = entity({
  id: restId,
  saved_at: dateTimeOrNull,
  saved_by: textOrNull,
  status: restStatus,
  note: text,
  assignee: extension(textOrNull),
});

/** A list of revisions. */
export const restRequestRevisions = z.array(restRequestRevision);

/**
 * An enquiry, as `GET /request` lists it (spec 3); the e-mail is under either name; `phone` and what follows
 * `lang` are extensions.
 */
export const restRequest = entity({
  id: restId,
  name: text,
  email: textOrNull,
  email1: textOrNull,
  company: text,
  phone: extension(textOrNull),
  text,
  lang: language,
  ...handlingFields,
  note: extension(z.string().nullish()),
  assignee: extension(textOrNull),
  version: version,
  attachments: extension(list(attachment)),
  // In the export of personal data.
  revisions: extension(restRequestRevisions.optional()),
}).transform(({ email, email1, ...request }) => ({ ...request, email: email ?? email1 ?? '' }));

/** A list of enquiries. */
export const restRequests = z.compile(z.array(restRequest));

/** What `POST /request/attachment` responds with (extension). */
export const restUploadedAttachment = entity({ token: z.string() });

/** Who can be set to answer, as `GET /request/assignee` lists them (extension). */
export const restAssignees = z.array(entity({ login: z.string() }));

/** See `restRequest`. */
export type RestRequest = z.output<typeof restRequest>;

/** See `restRequestRevision`. */
export type RestRequestRevision = z.output<typeof restRequestRevision>;
