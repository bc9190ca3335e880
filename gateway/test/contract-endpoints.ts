import { foldNumber } from 'backend/part-folding';
import { languageKeys } from '../src/contract/language.ts';
import { endpointRoles } from '../src/contract/roles.generated.ts';
import { otherKinds } from './contract-data.ts';
import type { ContractData, Entity } from './contract-data.ts';
import type { Habits } from './contract-stub.ts';

/** A call of an endpoint of the stub. */
export interface EndpointCall {
  data: ContractData;
  path: Record<string, string>;
  query: URLSearchParams;
  /** The fields of JSON or form; files as paths under which they are then stored. */
  body: Record<string, unknown>;
  files: string[];
  habits: Habits;
  /** Says how long the list is of which the response is a page. */
  setTotal: (total: number) => void;
}

/** The result of an endpoint: an entity, a list, or the status of a failure. */
export type StubResult = object | number;

/** A row of section 7, as the stub serves it. */
export interface StubEndpoint {
  /** Whether it needs a token; two endpoints do when called without a language. */
  admin: boolean | 'without a language';
  respond(call: EndpointCall): StubResult;
}

const open = (respond: StubEndpoint['respond']): StubEndpoint => ({ admin: false, respond });
const admin = (respond: StubEndpoint['respond']): StubEndpoint => ({ admin: true, respond });

const openInALanguage = (respond: StubEndpoint['respond']): StubEndpoint => ({
  admin: 'without a language',
  respond,
});

const find = <T extends Entity>(list: T[], id: string | undefined) =>
  list.find((entity) => String(entity.id) === id);

const change = (entity: Entity | undefined, body: object): StubResult =>
  entity ? Object.assign(entity, body) : 404;

function remove(list: Entity[], id: string | undefined): StubResult {
  const index = list.findIndex((entity) => String(entity.id) === id);
  return index < 0 ? 404 : { id: list.splice(index, 1)[0]?.id };
}

function add<T extends Entity>(data: ContractData, list: T[], entity: Omit<T, 'id'>): StubResult {
  const added = { ...entity, id: data.nextId++ } as T;
  list.push(added);
  return added;
}

function addImage(entity: { images: string[] } | undefined, files: string[]): StubResult {
  if (!entity) return 404;
  entity.images.push(...files);
  return entity;
}

function removeImage(entity: { images: string[] } | undefined, path: unknown): StubResult {
  const index = entity?.images.indexOf(String(path)) ?? -1;
  if (!entity || index < 0) return 404;
  entity.images.splice(index, 1);
  return entity;
}

const gallery = (of: 'spares' | 'products' | 'services') => ({
  [`POST /${of.slice(0, -1)}/{id}/image/add`]: admin(({ data, path, files }) =>
    addImage(find(data[of], path.id), files),
  ),
  [`DELETE /${of.slice(0, -1)}/{id}/image/delete`]: admin(({ data, path, body }) =>
    removeImage(find(data[of], path.id), body.path),
  ),
});

/** The endpoints of an entity beyond section 7; whether visitors read it, the contract says. */
function usualEndpoints(path: string): [name: string, endpoint: StubEndpoint][] {
  const listOf = ({ data }: EndpointCall) => data.others[path] ?? [];
  const found = (call: EndpointCall) => find(listOf(call), call.path.id);
  return [
    [`GET /${path}`, `GET /${path}` in endpointRoles ? admin(listOf) : open(listOf)],
    [`POST /${path}`, admin((call) => add(call.data, listOf(call), withImage(call)))],
    [`PATCH /${path}/{id}`, admin((call) => change(found(call), withImage(call)))],
    [`DELETE /${path}/{id}`, admin((call) => remove(listOf(call), call.path.id))],
  ];
}

/** The fields of a call, with its file as the only image of an entity. */
function withImage({ body, files: [image] }: EndpointCall) {
  return image ? { ...body, image_id: image } : body;
}

/** Pages a list as the embedded backend does, which also sorts and filters. */
function pageOf<T extends Entity>(list: T[], { query, setTotal }: EndpointCall): T[] {
  const [after, before] = [query.get('after') ?? 0, query.get('before') ?? Infinity];
  const between = list.filter(({ id }) => id > Number(after) && id < Number(before));
  setTotal(list.length);
  const last = query.get('last');
  if (last !== null) return between.slice(-Number(last));
  return between.slice(0, Number(query.get('first') ?? between.length));
}

function spareWithPageOfParts(call: EndpointCall): StubResult {
  const spare = find(call.data.spares, call.path.id);
  return spare ? { ...spare, parts: pageOf(spare.parts, call) } : 404;
}

function productsOf(data: ContractData, query: URLSearchParams) {
  const [lang, category] = [query.get('lang'), query.get('category')];
  return data.products.filter(
    (product) =>
      (lang === null || product.lang === lang) &&
      (category === null || String(product.category_id) === category),
  );
}

/** What the navigation shows of an entity: its id, and its title in every language. */
const titleOf = (entity: Entity) => ({
  id: entity.id,
  ...Object.fromEntries(languageKeys.map((key) => [`title_${key}`, entity[`title_${key}`]])),
});

/** The endpoints that a backend may offer beyond section 7. */
export const extensionEndpoints: Record<string, StubEndpoint> = {
  'POST /auth/logout': admin(() => ({})),
  'GET /request': admin((call) => pageOf(call.data.requests, call)),
  'GET /spare/{id}': open(spareWithPageOfParts),
  'GET /part-search': open(({ data, query }) =>
    data.spares.flatMap((spare) =>
      spare.parts
        .filter(({ partnumber }) => partnumber === query.get('q'))
        .map((part) => ({ match: 'exact', part, spare: titleOf(spare) })),
    ),
  ),
  'GET /part-search/exact': open(({ data, query }) => {
    const numbers = query.get('numbers')?.split(',') ?? [];
    const isNamed = (number: unknown) => numbers.includes(foldNumber(String(number)));
    return data.spares.flatMap((spare) =>
      spare.parts
        .filter(({ partnumber, subst_part }) => isNamed(partnumber) || isNamed(subst_part))
        .map((part) => ({ match: 'exact', part, spare: titleOf(spare) })),
    );
  }),
  'GET /product': openInALanguage((call) => pageOf(productsOf(call.data, call.query), call)),
  'POST /application': open(({ data, body, files }) =>
    add(data, data.applications, {
      ...body,
      files: files.map((name, id) => ({ id, name, type: 'application/pdf', size: 4 })),
    }),
  ),
  'POST /request/attachment': open(({ files }) => ({ token: `token-of-${files[0]}` })),
  'GET /application': admin(({ data }) => data.applications),
  'GET /application/count': admin(({ data }) => ({ open: data.applications.length })),
  'PATCH /application': admin(({ data, body: { ids, status } }) =>
    data.applications
      .filter(({ id }) => [ids].flat().map(String).includes(String(id)))
      .map((application) => Object.assign(application, { status, handled_by: 'admin' })),
  ),
  'DELETE /application/{id}': admin(({ data, path }) => remove(data.applications, path.id)),
  'GET /request/count': admin(({ data }) => ({ open: data.requests.length })),
  'PATCH /request': admin(({ data, body }) =>
    requestsNamed(data, body).map((request) =>
      Object.assign(request, body, { ids: undefined, handled_by: 'admin' }),
    ),
  ),
  'GET /request/assignee': admin(() => [{ login: 'anna' }, { login: 'bert' }]),
  'GET /request/{id}/revision': admin(() => [
    {
      ...{ id: 5, saved_at: '2026-11-23T13:05:00.000Z', saved_by: 'anna' },
      ...{ status: 'answered', note: 'Offer 17', assignee: 'bert' },
    },
  ]),
  'GET /editing': admin(() => [{ entity_id: 1, login: 'anna' }]),
  'POST /request/delete': admin(({ data, body }) => {
    for (const { id } of requestsNamed(data, body)) remove(data.requests, String(id));
    return { ids: body.ids };
  }),
  'GET /notification': admin(() => undelivered),
  'POST /notification/retry': admin(() => undelivered),
  'GET /privacy': admin(() => ({ keep_enquiries_days: 730, keep_applications_days: 180 })),
  'POST /privacy/export': admin(({ data: { requests, applications } }) => ({
    requests,
    applications,
  })),
  'POST /privacy/delete': admin(() => ({ requests: 2, applications: 1 })),
  'GET /part-import': admin(() => ({ columns: ['id', 'partnumber'], most_rows: 20_000 })),
  'POST /spare/{id}/part/import': admin(({ data, path, query }) => {
    const [first, ...others] = find(data.spares, path.id)?.parts ?? [];
    if (!first) return 404;
    const isPreview = query.get('preview') === 'true';
    const added = { ...first, id: isPreview ? null : 99 };
    return {
      ...{ version: 17, errors: [{ line: 4, column: 'id', message: 'is unknown' }] },
      added: [{ line: 2, part: added }],
      changed: [{ line: 3, before: first, after: { ...first, quantity: 7 } }],
      removed: query.get('others') === 'remove' ? others : [],
      import_id: isPreview ? null : 'import-1',
    };
  }),
  'GET /spare/{id}/part/import': admin(({ data, path }) =>
    find(data.spares, path.id)
      ? [
          {
            ...{ import_id: 'import-1', imported_at: '2026-11-23T13:05:00.000Z' },
            ...{ imported_by: 'anna', added: 1, changed: 2, removed: 1, kept: 1 },
          },
        ]
      : 404,
  ),
  'POST /spare/{id}/part/import/{importId}/undo': admin(({ data, path }) =>
    find(data.spares, path.id)
      ? { version: 18, restored: 1, reverted: 1, removed: 1, kept: 0 }
      : 404,
  ),
  'GET /order': admin(() => [
    'image',
    'spare',
    'sub_part',
    'product_property',
    'partner',
    'service',
  ]),
  'PATCH /order/{kind}/{id}': admin(({ path }) => ({ id: path.id, version: 5 })),
  'PATCH /image/{kind}/{entity}': admin(({ body }) => ({ ...body, version: 5 })),
  'GET /image/take-down': admin(() => ['trash', 'revision']),
  'POST /image/take-down': admin(({ body }) => ({ path: body.path })),
  'GET /revision': admin((call) => pageOf(call.data.revisions, call)),
  'GET /revision/{id}': admin(({ data, path }) => find(data.revisions, path.id) ?? 404),
  'POST /revision/{id}/restore': admin(({ data, path }) => find(data.revisions, path.id) ?? 404),
  'POST /editing': admin(({ data }) => data.editors),
  'GET /outdated-text': admin(({ data }) => data.outdated),
  'POST /outdated-text/confirm': admin(({ data, body }) => {
    const { kind, entity, field, language } = body;
    const isMeant = (one: Record<string, unknown>) =>
      one.kind === kind &&
      (one.slug || String(one.entity_id)) === entity &&
      one.field === field &&
      one.language === String(language).toLowerCase();
    const [meant] = data.outdated.filter(isMeant);
    if (body.count !== undefined && body.count !== meant?.count) return 412;
    data.outdated = data.outdated.filter((one) => one !== meant);
    return { id: String(entity), confirmed: meant?.count ?? 0 };
  }),
  'POST /spare/{id}/duplicate': admin(({ data, path, body }) => {
    const spare = find(data.spares, path.id);
    if (!spare) return 404;
    const parts = spare.parts.map((part) => ({ ...part, id: data.nextId++ }));
    return add(data, data.spares, { ...spare, ...body, parts });
  }),
  'POST /service/{id}/duplicate': admin(({ data, path, body }) => {
    const service = find(data.services, path.id);
    return service ? add(data, data.services, { ...service, ...body }) : 404;
  }),
  'POST /product/{id}/duplicate': admin(({ data, path, body }) => {
    const product = find(data.products, path.id);
    return product
      ? add(data, data.products, {
          ...product,
          ...body,
          translations: [{ id: product.id, title: product.title, lang: product.lang }],
        })
      : 404;
  }),
  'POST /product/{id}/translation/{translationId}': admin(({ data, path }) => {
    const [one, other] = [find(data.products, path.id), find(data.products, path.translationId)];
    if (!one || !other) return 404;
    if (one.lang === other.lang) return 409;
    const named = ({ id, title, lang }: Entity) => ({ id, title, lang });
    one.translations = [named(other)];
    other.translations = [named(one)];
    return one;
  }),
  'DELETE /product/{id}/translation': admin(({ data, path }) => {
    const product = find(data.products, path.id);
    return product ? change(product, { translations: [] }) : 404;
  }),
  ...Object.fromEntries(otherKinds.flatMap(usualEndpoints)),
  'GET /trash': admin((call) => pageOf(call.data.trash, call)),
  'POST /trash/{id}/restore': admin(({ data, path }) => {
    const entry = find(data.trash, path.id);
    if (entry) remove(data.trash, path.id);
    return entry ?? 404;
  }),
  'POST /trash/restore': admin(({ data, body }) => {
    const ids = Array.isArray(body.ids) ? body.ids.map(String) : [];
    const [restored, refused] = [ids.slice(0, 1), ids.slice(1)];
    for (const id of restored) remove(data.trash, id);
    return { restored, refused };
  }),
  'DELETE /trash/{id}': admin(({ data, path }) => remove(data.trash, path.id)),
  'GET /administrator': admin(({ data }) => data.administrators),
  'PATCH /administrator/{id}': admin(({ data, path, body: { role } }) =>
    change(find(data.administrators, path.id), { role }),
  ),
  'DELETE /administrator/{id}': admin(({ data, path }) => remove(data.administrators, path.id)),
  'GET /invitation': admin(({ data }) => data.invitations),
  'POST /invitation': admin(({ data }) => ({ ...data.invitations[0], token: 'invited' })),
  'DELETE /invitation/{id}': admin(({ data, path }) => remove(data.invitations, path.id)),
  'POST /auth/invitation': open(({ body }) => ({ id: 3, login: body.login })),
  'GET /session': admin(({ data }) => data.sessions.map((one) => ({ ...one, id: `${one.id}` }))),
  'DELETE /session/{id}': admin(({ data, path }) => remove(data.sessions, path.id)),
  'POST /session/end-others': admin(() => ({ ended: 1 })),
  'GET /auth/second-factor': admin(() => ({ on: false, recovery_codes: 0 })),
  'POST /auth/second-factor': admin(() => ({ secret: 'ABC', uri: 'otpauth://totp/x?secret=ABC' })),
  'POST /auth/second-factor/confirm': admin(() => ({ recovery_codes: ['ABCD-EFGH'] })),
  'POST /auth/second-factor/remove': admin(() => ({ on: false, recovery_codes: 0 })),
  'GET /log': admin((call) => pageOf(call.data.log, call)),
  'GET /log/{id}': admin(({ data, path }) => find(data.log, path.id) ?? 404),
};

const undelivered = { undelivered: 1, since: '2026-11-23T08:00:00.000Z', error: 'ECONNREFUSED' };

function requestsNamed({ requests }: ContractData, { ids }: Record<string, unknown>): Entity[] {
  const named: unknown[] = Array.isArray(ids) ? ids : [];
  return requests.filter(({ id }) => named.map(String).includes(String(id)));
}

/** The rows of section 7, over plain data. */
export const endpoints: Record<string, StubEndpoint> = {
  'GET /component/navbar': open(({ data }) => ({
    partners: data.partners.length,
    services: data.services.map(titleOf),
    spares: data.spares.map(titleOf),
  })),
  'GET /settings': open(({ data }) => data.settings),
  'PATCH /settings': admin(({ data, body }) => Object.assign(data.settings, body)),
  'POST /auth/login': open(({ data: { account }, body }) =>
    body.login === account.login && body.password === account.password ? { token: 'token' } : 401,
  ),
  'POST /auth/me': admin(({ data, habits: { role } }) => ({
    login: data.account.login,
    ...(role && { role }),
  })),
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

  'GET /product': openInALanguage(({ data, query }) => productsOf(data, query)),
  'POST /product': admin(({ data, body, files }) =>
    add(data, data.products, {
      ...body,
      category: { name: 'Category' },
      image_id: files[0],
      images: files,
      property: [],
    }),
  ),
  'GET /product/show/{id}': admin(({ data, path }) => find(data.products, path.id) ?? 404),
  'GET /product/{id}': open(({ data, path, query }) =>
    query.get('language') === null ? 400 : (find(data.products, path.id) ?? 404),
  ),
  'PATCH /product/{id}': admin(({ data, path, body }) =>
    change(find(data.products, path.id), body),
  ),
  'DELETE /product/{id}': admin(({ data, path }) => remove(data.products, path.id)),
  ...gallery('products'),
  'POST /product/property': admin(({ data, body, files }) => {
    const product = find(data.products, String(body.product_id));
    if (!product) return 404;
    const property = { product_id: product.id, image_id: files[0], description: body.description };
    return add(data, product.property, property);
  }),
  'PATCH /product/property/{id}': admin(({ data, path, body, files }) =>
    change(
      data.products.flatMap(({ property }) => property).find(({ id }) => String(id) === path.id),
      { description: body.description, ...(files[0] && { image_id: files[0] }) },
    ),
  ),
  'DELETE /product/property/{id}': admin(({ data, path }) => {
    const owner = data.products.find(({ property }) => find(property, path.id));
    return remove(owner?.property ?? [], path.id);
  }),

  'GET /category': openInALanguage(({ data, query }) =>
    data.categories.filter(({ lang }) => !query.get('lang') || lang === query.get('lang')),
  ),
  'POST /category': admin(({ data, body }) => add(data, data.categories, body)),
  'PATCH /category/{id}': admin(({ data, path, body }) =>
    change(find(data.categories, path.id), body),
  ),
  'DELETE /category/{id}': admin(({ data, path }) => remove(data.categories, path.id)),

  'GET /partner': open(({ data, query, habits }) =>
    data.partners.map(({ id, image_id, ...texts }) =>
      habits.partnerTexts === 'three'
        ? { id, image_id, ...texts }
        : { id, image_id, text: texts[`text_${query.get('lang') ?? 'de'}`] },
    ),
  ),
  'GET /partner/all': admin(({ data }) => data.partners),
  'GET /partner/show/{id}': admin(({ data, path }) => find(data.partners, path.id) ?? 404),
  'POST /partner': admin((call) => add(call.data, call.data.partners, withImage(call))),
  'PATCH /partner/{id}': admin((call) =>
    change(find(call.data.partners, call.path.id), withImage(call)),
  ),
  'DELETE /partner/{id}': admin(({ data, path }) => remove(data.partners, path.id)),

  'GET /service': admin(({ data }) => data.services),
  'GET /service/{id}': open(({ data, path }) => find(data.services, path.id) ?? 404),
  'POST /service': admin(({ data, body, files }) =>
    add(data, data.services, { ...body, images: files }),
  ),
  'PATCH /service/{id}': admin(({ data, path, body }) =>
    change(find(data.services, path.id), body),
  ),
  'DELETE /service/{id}': admin(({ data, path }) => remove(data.services, path.id)),
  ...gallery('services'),

  'GET /page/{slug}': open(({ data, path }) => data.pages.get(path.slug ?? '') ?? 404),
  'PATCH /page/{slug}': admin(({ data, path, body }) =>
    change(data.pages.get(path.slug ?? ''), body),
  ),
  'POST /page/{slug}/image/add': admin(({ data, path, files }) =>
    addImage(data.pages.get(path.slug ?? ''), files),
  ),
  'DELETE /page/{slug}/image/delete': admin(({ data, path, body }) =>
    removeImage(data.pages.get(path.slug ?? ''), body.path),
  ),
  'POST /page/page-part/gas-turbina': admin(({ data, body, files }) => {
    const page = data.pages.get('gas-turbina');
    return page ? add(data, page.parts, { ...body, page_id: page.id, image: files[0] }) : 404;
  }),
  'PATCH /page/page-part/{id}': admin(({ data, path, body }) =>
    change(find(data.pages.get('gas-turbina')?.parts ?? [], path.id), body),
  ),
  'DELETE /page/page-part/{id}/{pageId}': admin(({ data, path }) =>
    remove(data.pages.get('gas-turbina')?.parts ?? [], path.id),
  ),
  'POST /page/page-part/{id}/image/add': admin(({ data, path, files }) => {
    const part = find(data.pages.get('gas-turbina')?.parts ?? [], path.id);
    if (!part) return 404;
    Object.assign(part, { image: files[0], image_id: files[0] });
    return { image: files[0] };
  }),

  'POST /request': open(({ data, body: { email1, ...body } }) =>
    add(data, data.requests, { ...body, email: body.email ?? email1 }),
  ),
  'GET /request': admin(({ data }) => data.requests),
  'DELETE /request/{id}': admin(({ data, path }) => remove(data.requests, path.id)),
};

const texts = (name: string) => languageKeys.map((key) => `${name}_${key}`);
const article = [...texts('title'), ...texts('text')];
const part = ['quantity', 'partnumber', 'subst_part', ...texts('description')];
const product = ['lang', 'type', 'title', 'power', 'model', 'description', 'category_id'];

/** The query parameters and body fields of section 7 by endpoint, files left out. */
export const fields: Record<string, string[]> = {
  'POST /request': ['name', 'email', 'email1', 'company', 'text'],
  'GET /product': ['lang', 'category'],
  'GET /category': ['lang'],
  'GET /partner': ['lang'],
  'GET /product/{id}': ['language'],
  'POST /auth/login': ['login', 'password'],
  'PATCH /auth/login': ['login'],
  'PATCH /auth/password': ['old_password', 'password'],
  'PATCH /settings': ['phone', 'email', 'address', 'footer_text'],
  'POST /spare': article,
  'PATCH /spare/{id}': article,
  'DELETE /spare/{id}/image/delete': ['path'],
  'POST /spare/{id}/part': part,
  'PATCH /spare/{id}/part/{partId}': part,
  'POST /product': product,
  'PATCH /product/{id}': product,
  'DELETE /product/{id}/image/delete': ['path'],
  'POST /product/property': ['description', 'product_id'],
  'PATCH /product/property/{id}': ['description', 'product_id'],
  'POST /category': ['name', 'lang'],
  'PATCH /category/{id}': ['name', 'lang'],
  'POST /partner': texts('text'),
  'PATCH /partner/{id}': texts('text'),
  'POST /service': article,
  'PATCH /service/{id}': article,
  'DELETE /service/{id}/image/delete': ['path'],
  'PATCH /page/{slug}': texts('text'),
  'DELETE /page/{slug}/image/delete': ['path'],
  'POST /page/page-part/gas-turbina': texts('description'),
  'PATCH /page/page-part/{id}': texts('description'),
};
