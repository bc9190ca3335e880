import { TOTP } from 'otpauth';
import type { Operation } from '../contract/operation.ts';
import { entityOf } from '../database/entity-tables.ts';
import { mapColumns } from '../database/fields.ts';
import { localized } from '../languages.ts';
import { operations } from '../openapi/operations.ts';
import type { Json } from './json.ts';
import { type CallOptions, type TestBackend } from './test-backend.ts';
import { imageBlob } from './test-images.ts';

/** A valid call: the parameters of its path, a query, a body. */
export interface Example extends CallOptions {
  params?: Record<string, string | number>;
  query?: string;
}

/** `DELETE /spare/7` for an operation and the parameters of its path. */
export const lineWith = ({ method, path }: Operation, params: NonNullable<Example['params']>) =>
  `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))}`;

/** Makes a different text for every language, in more than one script. */
const inEveryLanguage = (name: string) =>
  localized(name, (language) => `Läufer, Ротор (${language})`);

/** Creates an entity that an example needs. */
async function given(backend: TestBackend, line: string, options: CallOptions) {
  const response = await backend.admin(line, options);
  if (response.status !== 201) throw new Error(`${line}: ${response.status}`);
  return response.json;
}

const spare = async (backend: TestBackend) =>
  given(backend, 'POST /spare', { form: { images: [await imageBlob()] } });
const part = async (backend: TestBackend) => {
  const { id } = await spare(backend);
  return { id, partId: (await given(backend, `POST /spare/${id}/part`, { json: {} })).id };
};
const category = (backend: TestBackend) =>
  given(backend, 'POST /category', { json: { name: 'Frame' } });
const aTemplate = { name: 'Angebot', ...localized('text', () => 'Anbei unser Angebot.') };
const template = (backend: TestBackend) => given(backend, 'POST /template', { json: aTemplate });
const product = async (backend: TestBackend) =>
  given(backend, 'POST /product', { form: { images: [await imageBlob()] } });
const property = async (backend: TestBackend) => {
  const form = { product_id: String((await product(backend)).id), image: await imageBlob() };
  return given(backend, 'POST /product/property', { form });
};
const service = async (backend: TestBackend) =>
  given(backend, 'POST /service', { form: { images: [await imageBlob()] } });
const page = async (backend: TestBackend) =>
  given(backend, 'POST /page/careers/image/add', { form: { image: await imageBlob() } });
const pagePart = async (backend: TestBackend) =>
  given(backend, 'POST /page/page-part/gas-turbina', { form: { image: await imageBlob() } });
const enquiry = { name: 'A. Muster', email: 'a@example.org', company: 'Muster', text: 'Hallo' };
const request = (backend: TestBackend) => given(backend, 'POST /request', { json: enquiry });
const applicant = { first_name: 'Ada', last_name: 'Muster', email: 'ada@example.org' };
const application = async (backend: TestBackend) =>
  given(backend, 'POST /application', { form: { ...applicant, files: [await imageBlob()] } });

/** Imports a sub-part. Returns the ids of the spare and of the import. */
const imported = async (backend: TestBackend) => {
  const { id } = await spare(backend);
  const form = { file: new Blob(['partnumber;quantity\nHT-1;2']) };
  const { json } = await backend.admin(`POST /spare/${id}/part/import`, { form });
  return { id, importId: json.import_id };
};

/** Deletes a spare. Returns the id of its entry in the trash. */
const inTrash = async (backend: TestBackend) => {
  const { id } = await spare(backend);
  return Number((await backend.admin(`DELETE /spare/${id}`)).headers.get('X-Trash-Id'));
};

/** Changes a spare. Returns its first revision. */
const revised = async (backend: TestBackend) => {
  const { id } = await spare(backend);
  await backend.admin(`PATCH /spare/${id}`, { json: { title_de: 'Ventil' } });
  const { json } = await backend.admin<Json[]>(`GET /revision?kind=spare&entity=${id}&first=1`);
  const [first] = json;
  if (!first) throw new Error('The spare has no history.');
  return first;
};

/** Changes the German title of a new spare after its English one, and returns its id. */
const outdated = async (backend: TestBackend): Promise<number> => {
  const { id } = await spare(backend);
  for (const json of [inEveryLanguage('title'), { title_de: 'Ventil' }]) {
    await backend.admin(`PATCH /spare/${id}`, { json });
  }
  return id;
};

const ownPassword = { password: 'correct horse' };
const invite = async (backend: TestBackend) =>
  given(backend, 'POST /invitation', { json: { ...ownPassword, role: 'owner' } });
let guests = 0;
/** Adds an administrator with a login of its own, and returns its id. */
const administrator = async (backend: TestBackend) => {
  const { token } = await invite(backend);
  guests += 1;
  const json = { token, login: `guest ${guests}`, password: 'correct horse' };
  return given(backend, 'POST /auth/invitation', { json });
};

/** Gives the code that an authenticator app shows now, or some steps of 30 s later. */
export const codeNow = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
/** Begins the second factor of the administrator. */
const beginFactor = async (backend: TestBackend) =>
  (await backend.admin('POST /auth/second-factor', { json: ownPassword })).json.secret;

type Made = { id: number; images: string[] };
const idOf =
  (make: (backend: TestBackend) => Promise<{ id: number }>) => async (backend: TestBackend) => ({
    params: { id: (await make(backend)).id },
  });
const firstImageOf =
  (make: (backend: TestBackend) => Promise<Made>) => async (backend: TestBackend) => {
    const { id, images } = await make(backend);
    return { params: { id }, json: { path: images[0] } };
  };
const anImage = async () => ({ image: await imageBlob() });

/** Returns a valid call of an operation. Throws where it is none of an entity and has no example. */
export async function exampleOf(operation: Operation, backend: TestBackend): Promise<Example> {
  const example = examples[operation.id];
  if (example) return example(backend);
  const [, table = ''] = operation.path.split('/');
  if (!entityOf(table)) throw new Error(`no example of ${operation.id}`);
  const sent = await everyField(operation, table);
  const add = operations.find(({ method, path }) => method === 'post' && path === `/${table}`);
  if (!operation.params || !add) return sent;
  const { id } = await given(backend, `POST ${add.path}`, await everyField(add, table));
  return { params: { id }, ...sent };
}

/** What an operation takes of an entity: all of its fields, and a file. */
async function everyField({ body, upload }: Operation, table: string): Promise<CallOptions> {
  const text = () => 'Läufer, Ротор';
  const columns = mapColumns(entityOf(table)?.fields ?? {}, {
    ...{ line: text, text, 'rich text': text },
    ...{ count: () => '2', language: () => 'EN', reference: () => '' },
  });
  const fields = Object.fromEntries(columns);
  if (upload) return { form: { ...fields, [upload.field]: [await imageBlob()] } };
  return body ? { json: fields } : {};
}

/** Valid calls by the ids of operations; `exampleOf` has those of what only reads or writes an entity. */
export const examples: Record<string, (backend: TestBackend) => Example | Promise<Example>> = {
  login: () => ({ json: { login: 'admin', password: 'correct horse' } }),
  readAccount: () => ({}),
  updateLogin: () => ({ json: { login: 'admin' } }),
  updatePassword: () => ({ json: { old_password: 'correct horse', password: 'correct horse' } }),
  logout: () => ({}),
  readExtensions: () => ({}),

  readSettings: () => ({}),
  updateSettings: () => ({ json: { phone: '+49 551 1', footer_text: 'Fuß' } }),
  readNavbar: () => ({}),

  listSpares: () => ({ query: '?first=10' }),
  addSpareImage: async (backend) => ({ ...(await idOf(spare)(backend)), form: await anImage() }),
  duplicateSpare: async (backend) => ({
    ...(await idOf(spare)(backend)),
    json: inEveryLanguage('title'),
  }),
  deleteSpareImage: firstImageOf(spare),
  addSubPart: async (backend) => ({
    ...(await idOf(spare)(backend)),
    json: { quantity: 2, partnumber: 'HT-1', subst_part: '', ...inEveryLanguage('description') },
  }),
  updateSubPart: async (backend) => ({ params: await part(backend), json: { quantity: 3 } }),
  deleteSubPart: async (backend) => ({ params: await part(backend) }),
  searchParts: () => ({ query: '?q=HT-1&first=10' }),
  findPartsByNumber: () => ({ query: '?numbers=HT-1,HT-2' }),
  readPartImport: () => ({}),
  importSubParts: async (backend) => ({
    ...(await idOf(spare)(backend)),
    query: '?preview=true&others=remove',
    form: { file: new Blob(['partnumber;quantity\nHT-1;2']) },
  }),
  listUndoableImports: idOf(imported),
  undoPartImport: async (backend) => ({ params: await imported(backend) }),

  listProducts: () => ({ query: '?lang=DE&category=1' }),
  readProduct: async (backend) => ({ ...(await idOf(product)(backend)), query: '?language=EN' }),
  showProduct: idOf(product),
  addProduct: async (backend) => ({
    form: {
      ...{ lang: 'EN', type: 'Frame', title: 'Frame 5', power: '26', model: 'A' },
      category_id: String((await category(backend)).id),
      description: '<p>Heavy duty</p>',
      images: [await imageBlob()],
    },
  }),
  updateProduct: async (backend) => ({
    ...(await idOf(product)(backend)),
    json: { title: 'LM', category_id: (await category(backend)).id },
  }),
  deleteProduct: idOf(product),
  addProductImage: async (backend) => ({
    ...(await idOf(product)(backend)),
    form: await anImage(),
  }),
  deleteProductImage: firstImageOf(product),
  addProperty: async (backend) => ({
    form: { ...(await anImage()), product_id: String((await product(backend)).id) },
  }),
  updateProperty: async (backend) => {
    const { id, product_id } = await property(backend);
    const form = { ...(await anImage()), description: 'x', product_id: String(product_id) };
    return { params: { id }, form };
  },
  deleteProperty: idOf(property),

  listCategories: () => ({ query: '?lang=DE' }),

  listTemplates: () => ({}),
  addTemplate: () => ({ json: aTemplate }),
  updateTemplate: async (backend) => ({
    ...(await idOf(template)(backend)),
    json: { text_de: 'Guten Tag {name}, anbei unser Angebot.' },
  }),
  deleteTemplate: idOf(template),

  listPartners: () => ({ query: '?lang=ru' }),

  addServiceImage: async (backend) => ({
    ...(await idOf(service)(backend)),
    form: await anImage(),
  }),
  duplicateService: async (backend) => ({
    ...(await idOf(service)(backend)),
    json: inEveryLanguage('title'),
  }),
  deleteServiceImage: firstImageOf(service),

  readPage: () => ({ params: { slug: 'contact' } }),
  updatePage: () => ({ params: { slug: 'privacy-policy' }, json: inEveryLanguage('text') }),
  addPageImage: async () => ({ params: { slug: 'gas-turbina' }, form: await anImage() }),
  deletePageImage: async (backend) => {
    const { images } = await page(backend);
    return { params: { slug: 'careers' }, json: { path: images.at(-1) } };
  },
  addPagePart: async () => ({ form: { ...inEveryLanguage('description'), ...(await anImage()) } }),
  updatePagePart: async (backend) => ({
    ...(await idOf(pagePart)(backend)),
    json: inEveryLanguage('description'),
  }),
  deletePagePart: async (backend) => {
    const { id, page_id: pageId } = await pagePart(backend);
    return { params: { id, pageId } };
  },
  setPagePartImage: async (backend) => ({
    ...(await idOf(pagePart)(backend)),
    form: await anImage(),
  }),

  sendRequest: () => ({ json: enquiry }),
  listRequests: () => ({ query: '?first=10&text=Muster&status=open&suspected=false' }),
  deleteRequest: idOf(request),
  countRequests: () => ({}),
  updateRequests: async (backend) => ({
    json: {
      ids: [(await request(backend)).id],
      ...{ status: 'answered', note: 'angerufen', assignee: '' },
    },
  }),
  uploadAttachment: async () => ({ form: { file: await imageBlob() } }),
  readAttachment: async (backend) => {
    const form = { file: await imageBlob() };
    const { token } = (await backend.call('POST /request/attachment', { form })).json;
    const json = { ...enquiry, attachments: [token] };
    const { id } = await given(backend, 'POST /request', { json });
    const all = (await backend.admin<Json[]>('GET /request')).json;
    const [file] = all.find((one) => one.id === id)?.attachments ?? [];
    return { params: { id, attachmentId: file?.id ?? 0 } };
  },
  listRequestAssignees: () => ({}),
  listRequestRevisions: idOf(request),
  deleteRequests: async (backend) => ({ json: { ids: [(await request(backend)).id] } }),

  readNotificationStatus: () => ({}),
  retryNotifications: () => ({}),

  sendApplication: async () => ({
    form: { ...applicant, job: 'Monteur', experience: 'LM6000', files: [await imageBlob()] },
  }),
  listApplications: () => ({ query: '?last=10&order=-received_at' }),
  countApplications: () => ({}),
  updateApplications: async (backend) => ({
    json: { ids: [(await application(backend)).id], status: 'answered' },
  }),
  readApplicationFile: async (backend) => {
    const { id, files } = await application(backend);
    return { params: { id, fileId: files[0]?.id ?? 0 } };
  },
  deleteApplication: idOf(application),

  readRetention: () => ({}),
  exportPersonalData: async (backend) => {
    await request(backend);
    return { json: { email: enquiry.email } };
  },
  deletePersonalData: () => ({ json: { email: 'nobody@example.org' } }),
  listTrash: async (backend) => {
    await inTrash(backend);
    return { query: '?first=10' };
  },
  restoreManyFromTrash: async (backend) => ({ json: { ids: [await inTrash(backend)] } }),
  restoreTrash: async (backend) => ({ params: { id: await inTrash(backend) } }),
  joinTranslations: async (backend) => {
    const other = await given(backend, 'POST /product', { json: { lang: 'RU' } });
    return { params: { id: (await product(backend)).id, translationId: other.id } };
  },
  leaveTranslations: idOf(product),
  duplicateProduct: async (backend) => ({
    params: { id: (await property(backend)).product_id },
    json: { lang: 'EN', category_id: (await category(backend)).id },
  }),
  deleteTrash: async (backend) => ({ params: { id: await inTrash(backend) } }),

  listRevisions: async (backend) => ({
    query: `?kind=spare&entity=${(await revised(backend)).entity_id}&last=10`,
  }),
  readRevision: idOf(revised),
  restoreRevision: idOf(revised),
  reportEditing: async (backend) => ({
    json: { kind: 'spare', entity: (await spare(backend)).id },
  }),
  listOpenForms: () => ({ query: '?kind=request' }),
  listOutdatedTexts: async (backend) => {
    await outdated(backend);
    return {};
  },
  confirmTexts: async (backend) => ({
    json: { kind: 'spare', entity: `${await outdated(backend)}`, field: 'title', language: 'en' },
  }),
  listAdministrators: () => ({ query: '?first=10' }),
  removeAdministrator: async (backend) => ({
    params: { id: (await administrator(backend)).id },
    json: ownPassword,
  }),
  updateAdministrator: async (backend) => ({
    params: { id: (await administrator(backend)).id },
    json: { ...ownPassword, role: 'clerk' },
  }),
  listInvitations: async (backend) => {
    await invite(backend);
    return { query: '?first=10' };
  },
  addInvitation: () => ({ json: { ...ownPassword, role: 'editor' } }),
  withdrawInvitation: idOf(invite),
  acceptInvitation: async (backend) => {
    const { token } = await invite(backend);
    return { json: { token, login: 'invited', password: 'correct horse' } };
  },
  listSessions: () => ({}),
  endSession: async (backend) => {
    const json = { login: 'admin', password: 'correct horse' };
    await backend.call('POST /auth/login', { json });
    const { json: sessions } =
      await backend.admin<{ id: string; current: boolean }[]>('GET /session');
    return { params: { id: sessions.find(({ current }) => !current)?.id ?? '' } };
  },
  endOtherSessions: () => ({}),
  readSecondFactor: () => ({}),
  beginSecondFactor: () => ({ json: ownPassword }),
  confirmSecondFactor: async (backend) => ({ json: { code: codeNow(await beginFactor(backend)) } }),
  removeSecondFactor: async (backend) => {
    const secret = await beginFactor(backend);
    await backend.admin('POST /auth/second-factor/confirm', { json: { code: codeNow(secret) } });
    return { json: { ...ownPassword, code: codeNow(secret, 1) } };
  },
  listLog: () => ({ query: '?first=10&order=-id' }),
  readLogEntry: () => ({ params: { id: 1 } }),

  updateImage: async (backend) => {
    const { id, images } = await spare(backend);
    const json = {
      path: images[0],
      ...inEveryLanguage('alt'),
      focal_x: 20,
      focal_y: 80,
      callouts: [{ number: '1', x: 2, y: 3.5 }],
    };
    return { params: { kind: 'spare', entity: id }, json };
  },

  listTakeDownPlaces: () => ({}),
  takeDownImage: async (backend) => {
    const { id, images } = await spare(backend);
    const json = { path: images[0] };
    await backend.admin(`DELETE /spare/${id}/image/delete`, { json });
    return { json };
  },

  listOrderedKinds: () => ({}),
  moveEntity: async (backend) => {
    const { id, partId } = await part(backend);
    await given(backend, `POST /spare/${id}/part`, { json: {} });
    return { params: { kind: 'sub_part', id: partId }, json: { position: 2 } };
  },

  readImage: async (backend) => {
    const { images } = await spare(backend);
    return { params: { name: images[0]?.replace('/files/', '') ?? '' }, query: '?w=320' };
  },
};
