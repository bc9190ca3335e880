import type { ContractData, Entity } from './contract-data.ts';

/** A call as a row sees it. */
export interface RowCall {
  data: ContractData;
  path: Record<string, string>;
  query: URLSearchParams;
  /** The fields of JSON or form; files as paths under which they are then stored. */
  body: Record<string, unknown>;
  files: string[];
}

/** What a row answers: an entity, a list, or a status without success. */
export type RowAnswer = object | number;

/** A row of section 7. */
export interface Row {
  /** Whether it needs a token. */
  admin: boolean;
  answer(call: RowCall): RowAnswer;
}

const open = (answer: Row['answer']): Row => ({ admin: false, answer });
const admin = (answer: Row['answer']): Row => ({ admin: true, answer });

const find = <T extends Entity>(list: T[], id: string | undefined) =>
  list.find((entity) => String(entity.id) === id);

const change = (entity: Entity | undefined, body: object): RowAnswer =>
  entity ? Object.assign(entity, body) : 404;

function remove(list: Entity[], id: string | undefined): RowAnswer {
  const index = list.findIndex((entity) => String(entity.id) === id);
  return index < 0 ? 404 : { id: list.splice(index, 1)[0]?.id };
}

function add<T extends Entity>(data: ContractData, list: T[], entity: Omit<T, 'id'>): RowAnswer {
  const added = { id: data.nextId++, ...entity } as T;
  list.push(added);
  return added;
}

function addImage(entity: { images: string[] } | undefined, files: string[]): RowAnswer {
  if (!entity) return 404;
  entity.images.push(...files);
  return entity;
}

function removeImage(entity: { images: string[] } | undefined, path: unknown): RowAnswer {
  const index = entity?.images.indexOf(String(path)) ?? -1;
  if (!entity || index < 0) return 404;
  entity.images.splice(index, 1);
  return entity;
}

const gallery = (of: 'spares' | 'services') => ({
  [`POST /${of.slice(0, -1)}/{id}/image/add`]: admin(({ data, path, files }) =>
    addImage(find(data[of], path.id), files),
  ),
  [`DELETE /${of.slice(0, -1)}/{id}/image/delete`]: admin(({ data, path, body }) =>
    removeImage(find(data[of], path.id), body.path),
  ),
});

/** The rows of section 7 that the gateway calls, over plain data. */
export const rows: Record<string, Row> = {
  'GET /component/navbar': open(({ data }) => ({
    partners: data.partners.length,
    services: data.services.map(({ id, title_de, title_en, title_ru }) => ({
      id,
      title_de,
      title_en,
      title_ru,
    })),
    spares: data.spares.map(({ id, title_de, title_en, title_ru }) => ({
      id,
      title_de,
      title_en,
      title_ru,
    })),
  })),
  'GET /settings': open(({ data }) => data.settings),
  'PATCH /settings': admin(({ data, body }) => Object.assign(data.settings, body)),
  'POST /auth/login': open(({ data: { account }, body }) =>
    body.login === account.login && body.password === account.password ? { token: 'token' } : 401,
  ),
  'POST /auth/me': admin(({ data }) => ({ login: data.account.login })),
  'PATCH /auth/login': admin(({ data, body }) => {
    data.account.login = String(body.login);
    return { login: data.account.login };
  }),
  'PATCH /auth/password': admin(({ data, body }) => {
    if (body.old_password !== data.account.password) return 400;
    data.account.password = String(body.password);
    return {};
  }),

  'GET /spare': admin(({ data }) => data.spares),
  'POST /spare': admin(({ data, body, files }) =>
    add(data, data.spares, { ...body, images: files, parts: [] }),
  ),
  'GET /spare/{id}': open(({ data, path }) => find(data.spares, path.id) ?? 404),
  'PATCH /spare/{id}': admin(({ data, path, body }) => change(find(data.spares, path.id), body)),
  'DELETE /spare/{id}': admin(({ data, path }) => remove(data.spares, path.id)),
  ...gallery('spares'),
  'POST /spare/{id}/part': admin(({ data, path, body }) => {
    const spare = find(data.spares, path.id);
    return spare ? add(data, spare.parts, body) : 404;
  }),
  'PATCH /spare/{id}/part/{partId}': admin(({ data, path, body }) =>
    change(find(find(data.spares, path.id)?.parts ?? [], path.partId), body),
  ),
  'DELETE /spare/{id}/part/{partId}': admin(({ data, path }) =>
    remove(find(data.spares, path.id)?.parts ?? [], path.partId),
  ),

  'POST /request': open(({ data, body: { email1, ...body } }) =>
    add(data, data.requests, { ...body, email: body.email ?? email1 }),
  ),
  'GET /request': admin(({ data }) => data.requests),
  'DELETE /request/{id}': admin(({ data, path }) => remove(data.requests, path.id)),
};
