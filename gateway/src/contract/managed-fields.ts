import type { PathFeature } from './endpoint.ts';
import type { extensionEndpoints, extensionNames } from './extensions.generated.ts';
import { imageFields } from './image.ts';
import { isObject } from './object.ts';

type Names = typeof extensionNames;

/** What a backend may offer beyond section 7: an endpoint, or an endpoint with what it takes. */
export type Operation =
  | readonly [(typeof extensionEndpoints)[number]]
  | { [Endpoint in keyof Names]: readonly [Endpoint, Names[Endpoint][number]] }[keyof Names];

const inImageForm: Operation = ['PATCH /image/{kind}/{entity}'];
const images = Object.fromEntries(
  ['image_details', ...Object.keys(imageFields.shape)].map((name) => [name, inImageForm]),
);

/**
 * The fields beyond section 7 that clients show with a form, a link or a filter, or send back, by the feature
 * of the response: each needs an operation, and where the backend does not offer that, a field of this name is its
 * own and means something else. Other extensions only show what they say.
 */
export const managedFields: Record<string, Record<string, Operation> | undefined> = {
  settings: { version: ['PATCH /settings', 'If-Match'] },
  category: { version: ['PATCH /category/{id}', 'If-Match'] },
  page: { ...images, version: ['PATCH /page/{slug}', 'If-Match'] },
  partner: { ...images, version: ['PATCH /partner/{id}', 'If-Match'] },
  service: { ...images, version: ['PATCH /service/{id}', 'If-Match'] },
  spare: {
    ...images,
    callout: ['POST /spare/{id}/part', 'callout'],
    version: ['PATCH /spare/{id}', 'If-Match'],
  },
  product: {
    ...images,
    translations: ['POST /product/{id}/translation/{translationId}'],
    version: ['PATCH /product/{id}', 'If-Match'],
  },
  request: {
    version: ['PATCH /request'],
    suspected: ['GET /request', 'suspected'],
    status: ['PATCH /request'],
    handled_by: ['PATCH /request'],
    handled_at: ['PATCH /request'],
    note: ['PATCH /request'],
    assignee: ['PATCH /request', 'assignee'],
    attachments: ['GET /request/{id}/attachment/{attachmentId}'],
  },
  application: {
    suspected: ['GET /application', 'suspected'],
    status: ['PATCH /application'],
    handled_by: ['PATCH /application'],
    handled_at: ['PATCH /application'],
  },
} satisfies Partial<Record<PathFeature, Record<string, Operation>>>;

/** Empties the fields of these names, at any depth. In place: a copy of a long list would take longer than parsing it. */
export function emptyFields(data: unknown, names: string[]): void {
  if (Array.isArray(data)) for (const entry of data) emptyFields(entry, names);
  if (!isObject(data)) return;
  for (const name in data) {
    if (names.includes(name)) data[name] = undefined;
    else emptyFields(data[name], names);
  }
}
