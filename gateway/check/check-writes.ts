import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { Rest } from '../src/apis.ts';
import { pageWithParts } from '../src/contract/kinds.ts';
import { byLanguage } from '../src/contract/language.ts';
import { localizedFields } from '../src/contract/localized.ts';
import type { UploadPromise } from '../src/contract/endpoint.ts';
import { hasCode } from '../src/contract/error.ts';
import type { PageName } from '../src/page/page-rest.ts';
import { pageFields, pageNames, pages } from '../src/page/page-rest.ts';
import { propertiesOf } from '../src/product/product-rest.ts';
import { settingsFields } from '../src/settings/settings-rest.ts';
import type { CheckReport } from './check-report.ts';
import { Untried } from './check-report.ts';

/** A list of section 7 to which entries are added. */
interface WritableList<Entry extends { id: string }> {
  section: string;
  /** The endpoints, as the specification writes them. */
  endpoints: { add: string; update?: string; remove: string };
  list: () => Promise<Entry[]>;
  add: (text: string) => Promise<unknown>;
  update?: (id: string, text: string) => Promise<unknown>;
  /** Returns the id of the entry of the trash, if the backend keeps one. */
  remove: (id: string) => Promise<string | undefined>;
  /** Checks what belongs to an entry while it is there. */
  inside?: (id: string) => Promise<void>;
}

/** What there is once only. */
interface Singleton<Entity, Name extends string> {
  section: string;
  endpoint: string;
  find: () => Promise<Entity>;
  textsOf: (entity: Entity) => Record<Name, string>;
  /** The text that is changed. */
  changed: NoInfer<Name>;
  write: (texts: Record<string, string>) => Promise<unknown>;
}

/** An entity with images. */
interface Gallery {
  section: string;
  path: string;
  images: () => Promise<string[]>;
  add: (image: UploadPromise) => Promise<unknown>;
  remove: (path: string) => Promise<{ trashId: string | undefined }>;
}

/** What could not be removed or put back. */
interface Leftover {
  what: string;
  isThere: () => Promise<boolean>;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEVEVWaz9HW6AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgIAcAAAA2AAHjaZSbAAAAAElFTkSuQmCC',
  'base64',
);

/** A small image; each can be sent once. */
function image(): UploadPromise {
  const file = { filename: 'check-backend.png', mimetype: 'image/png' };
  return Promise.resolve({ ...file, createReadStream: () => Readable.from([png]) });
}

/**
 * Writes and removes each row of section 7, with the token that `rest` carries. What is written has a mark
 * by which it is found again, so that nothing is left behind, even where a response lies about it.
 */
export class WriteCheck {
  readonly #report: CheckReport;
  readonly #rest: () => Rest;
  readonly #mark = `check-backend ${randomUUID().slice(0, 8)}`;
  readonly #left: Leftover[] = [];

  /** `rest` creates the calls of one operation: each reads again what the one before has read. */
  constructor(report: CheckReport, rest: () => Rest) {
    this.#report = report;
    this.#rest = rest;
  }

  /** Checks all rows but those of the account. Prints what could not be removed. */
  async run(): Promise<void> {
    await this.#requests();
    await this.#texts({
      section: '7.2',
      endpoint: 'PATCH /settings',
      find: () => this.#rest().settings.find(),
      textsOf: (settings) => settingsFields.whole(settingsFields.read(settings)),
      changed: 'footer_text',
      write: (texts) => this.#rest().settings.update(texts, undefined),
    });
    await this.#spares();
    await this.#products();
    await this.#partners();
    await this.#services();
    for (const name of pageNames) await this.#page(name);
    await this.#pageParts();
    for (const { what, isThere } of this.#left) {
      // Parts may have gone with what they belong to.
      const isLeft = await isThere().catch((error: unknown) => !hasCode(error, 'NOT_FOUND'));
      if (isLeft) this.#report.print(`left behind: ${what}`);
    }
  }

  #requests() {
    const traces = { traces: {}, headers: {} };
    return this.#list({
      section: '7.6',
      endpoints: { add: 'POST /request', remove: 'DELETE /request/{id}' },
      list: async () => (await this.#rest().request.page({})).entries,
      add: async (text) => {
        const sender = { name: text, email: 'check-backend@example.com', company: text };
        await this.#rest().request.send({ ...sender, text, lang: 'en' }, traces);
      },
      remove: async (id) => {
        await this.#rest().request.remove(id);
        return undefined;
      },
    });
  }

  #spares() {
    return this.#list({
      section: '7.3',
      endpoints: { add: 'POST /spare', update: 'PATCH /spare/{id}', remove: 'DELETE /spare/{id}' },
      list: () => this.#rest().spare.list(),
      add: (text) => this.#rest().spare.add(titleAndText(text), [image()]),
      update: (id, text) => this.#rest().spare.update(id, { title_en: text }, undefined),
      remove: (id) => this.#rest().spare.remove(id, undefined),
      inside: async (id) => {
        const part = (text: string) => ({
          quantity: 1,
          partnumber: text,
          subst_part: '',
          ...localizedFields('description', three(text)),
        });
        await this.#gallery({
          section: '7.3',
          path: '/spare/{id}',
          images: async () => (await this.#rest().spare.find(id)).images,
          add: (file) => this.#rest().spare.addImage(id, file),
          remove: (path) => this.#rest().spare.removeImage(id, path, undefined),
        });
        await this.#list({
          section: '7.3',
          endpoints: {
            add: 'POST /spare/{id}/part',
            update: 'PATCH /spare/{id}/part/{partId}',
            remove: 'DELETE /spare/{id}/part/{partId}',
          },
          list: async () => (await this.#rest().spare.find(id)).parts,
          add: (text) => this.#rest().spare.addPart(id, part(text)),
          update: (partId, partnumber) =>
            this.#rest().spare.updatePart(id, partId, { partnumber }, undefined),
          remove: (partId) => this.#rest().spare.removePart(id, partId, undefined),
        });
      },
    });
  }

  #products() {
    return this.#list({
      section: '7.4',
      endpoints: {
        add: 'POST /category',
        update: 'PATCH /category/{id}',
        remove: 'DELETE /category/{id}',
      },
      list: () => this.#rest().category.list(),
      add: (name) => this.#rest().category.add({ name, lang: 'DE' }),
      update: (id, name) => this.#rest().category.update(id, { name }, undefined),
      remove: (id) => this.#rest().category.remove(id, undefined),
      inside: (category) => this.#productsOf(category),
    });
  }

  #productsOf(category_id: string) {
    const product = (text: string) => ({
      ...{ title: text, description: text, type: text, model: text, power: text },
      ...{ lang: 'DE' as const, category_id },
    });
    return this.#list({
      section: '7.4',
      endpoints: {
        add: 'POST /product',
        update: 'PATCH /product/{id}',
        remove: 'DELETE /product/{id}',
      },
      list: () => this.#rest().product.list(),
      add: (text) => this.#rest().product.add(product(text), [image()]),
      update: (id, title) => this.#rest().product.update(id, { title }, undefined),
      remove: (id) => this.#rest().product.remove(id, undefined),
      inside: async (id) => {
        await this.#gallery({
          section: '7.4',
          path: '/product/{id}',
          images: async () => (await this.#rest().product.find(id)).images,
          add: (file) => this.#rest().product.addImage(id, file),
          remove: (path) => this.#rest().product.removeImage(id, path, undefined),
        });
        await this.#list({
          section: '7.4',
          endpoints: {
            add: 'POST /product/property',
            update: 'PATCH /product/property/{id}',
            remove: 'DELETE /product/property/{id}',
          },
          list: async () => propertiesOf(await this.#rest().product.find(id)),
          add: (text) => this.#rest().product.addProperty(id, text, image()),
          update: (property, description) =>
            this.#rest().product.updateProperty(id, property, { description }, undefined),
          remove: (property) => this.#rest().product.removeProperty(property, undefined),
        });
      },
    });
  }

  #partners() {
    const texts = (text: string) => localizedFields('text', three(text));
    return this.#list({
      section: '7.5',
      endpoints: {
        add: 'POST /partner',
        update: 'PATCH /partner/{id}',
        remove: 'DELETE /partner/{id}',
      },
      list: () => this.#rest().partner.list(),
      add: (text) => this.#rest().partner.add(texts(text), image()),
      update: (id, text) => this.#rest().partner.update(id, { text_en: text }, undefined),
      remove: (id) => this.#rest().partner.remove(id, undefined),
    });
  }

  #services() {
    return this.#list({
      section: '7.5',
      endpoints: {
        add: 'POST /service',
        update: 'PATCH /service/{id}',
        remove: 'DELETE /service/{id}',
      },
      list: () => this.#rest().service.list(),
      add: (text) => this.#rest().service.add(titleAndText(text), [image()]),
      update: (id, text) => this.#rest().service.update(id, { title_en: text }, undefined),
      remove: (id) => this.#rest().service.remove(id, undefined),
      inside: (id) =>
        this.#gallery({
          section: '7.5',
          path: '/service/{id}',
          images: async () => (await this.#rest().service.find(id)).images,
          add: (file) => this.#rest().service.addImage(id, file),
          remove: (path) => this.#rest().service.removeImage(id, path, undefined),
        }),
    });
  }

  async #page(name: PageName): Promise<void> {
    await this.#texts({
      section: '7.6',
      endpoint: `PATCH /page/${name}`,
      find: () => this.#rest().page.find(name),
      textsOf: (page) => pageFields.whole(pageFields.read(page)),
      changed: 'text_en',
      write: (texts) => this.#rest().page.update(name, texts, undefined),
    });
    if (pages[name].lacks.some((one) => one === 'images')) return;
    await this.#gallery({
      section: '7.6',
      path: `/page/${name}`,
      images: async () => (await this.#rest().page.find(name)).images,
      add: (file) => this.#rest().page.addImage(name, file),
      remove: (path) => this.#rest().page.removeImage(name, path, undefined),
    });
  }

  #pageParts() {
    const descriptions = (text: string) => localizedFields('description', three(text));
    const list = async () => (await this.#rest().page.find(pageWithParts)).parts;
    const findPart = async (id: string) => (await list()).find((part) => part.id === id);
    return this.#list({
      section: '7.6',
      endpoints: {
        add: 'POST /page/page-part/gas-turbina',
        update: 'PATCH /page/page-part/{id}',
        remove: 'DELETE /page/page-part/{id}/{pageId}',
      },
      list,
      add: (text) => this.#rest().page.addPart(descriptions(text), image()),
      update: (id, text) =>
        this.#rest().page.updatePart('', id, { description_en: text }, undefined),
      remove: async (id) =>
        this.#rest().page.removePart((await findPart(id))?.page_id ?? '', id, undefined),
      inside: async (id) => {
        const pathOf = async () => {
          const part = await findPart(id);
          return part?.image ?? part?.image_id;
        };
        await this.#report.row('7.6', 'POST /page/page-part/{id}/image/add', async () => {
          const before = await pathOf();
          await this.#rest().page.updatePartImage('', id, image());
          if ((await pathOf()) === before) throw new Error('the image is still the old one');
        });
      },
    });
  }

  /** Changes one of the texts that visitors read, and puts all of them back. */
  async #texts<Entity extends object, Name extends string>({
    section,
    endpoint,
    find,
    textsOf,
    changed,
    write,
  }: Singleton<Entity, Name>): Promise<void> {
    const before = await find().catch(() => undefined);
    await this.#report.row(section, endpoint, async () => {
      if (!before) return new Untried('it cannot be read');
      const texts = textsOf(before);
      try {
        await write({ [changed]: `${texts[changed]} ${this.#mark}` });
        const after = await find();
        if (!textsOf(after)[changed].includes(this.#mark)) {
          throw new Error('the change is not stored');
        }
        checkKept(before, after);
      } finally {
        await write(texts).catch(() => undefined);
      }
      return undefined;
    });
    if (!before) return;
    const isThere = async () => !isDeepStrictEqual(textsOf(await find()), textsOf(before));
    this.#left.push({ what: `${endpoint}: texts other than before, or ${this.#mark}`, isThere });
  }

  async #gallery({ section, path, images, add, remove }: Gallery): Promise<void> {
    const before = await images().catch(() => undefined);
    const added = async () => (await images()).filter((one) => !before?.includes(one));
    const imagePath = await this.#report.row(section, `POST ${path}/image/add`, async () => {
      if (!before) return new Untried('the images cannot be read');
      await add(image());
      const [first] = await added();
      if (first === undefined) throw new Error('the image is not stored');
      return first;
    });
    await this.#report.row(section, `DELETE ${path}/image/delete`, async () => {
      if (imagePath === undefined) return new Untried('there is no image to delete');
      await this.#forget((await remove(imagePath)).trashId);
      if ((await images()).includes(imagePath)) throw new Error('the image is still there');
      return undefined;
    });
    if (!before) return;
    for (const left of await added().catch(() => [])) {
      await remove(left).catch(() => undefined);
      const isThere = async () => (await images()).includes(left);
      this.#left.push({ what: `${path}: the image ${left}`, isThere });
    }
  }

  async #list<Entry extends { id: string }>(writable: WritableList<Entry>): Promise<void> {
    const { section, endpoints, list, add, update, remove, inside } = writable;
    const text = `${this.#mark} ${endpoints.add.replaceAll(/[^a-z]+/g, ' ').trim()}`;
    const marked = async () =>
      (await list()).filter((entry) => JSON.stringify(entry).includes(text));
    const find = async (id: string) => (await marked()).find((entry) => entry.id === id);

    await this.#report.row(section, endpoints.add, async () => {
      await add(text);
      if ((await marked()).length === 0) throw new Error('what was sent is not stored');
      return undefined;
    });
    const [entry] = await marked().catch(() => []);
    const missing = new Untried('nothing was added');
    if (endpoints.update && update) {
      await this.#report.row(section, endpoints.update, async () => {
        if (!entry) return missing;
        const changed = `${text} changed`;
        await update(entry.id, changed);
        const stored = await find(entry.id);
        if (!stored || !JSON.stringify(stored).includes(changed)) {
          throw new Error('the change is not stored');
        }
        checkKept(entry, stored);
        return undefined;
      });
    }
    if (entry) await inside?.(entry.id);
    else if (inside) this.#report.print(`${section} rows below ${endpoints.add}: not tried`);
    await this.#report.row(section, endpoints.remove, async () => {
      if (!entry) return missing;
      await this.#forget(await remove(entry.id));
      if (await find(entry.id)) throw new Error('it is still there');
      return undefined;
    });
    for (const { id } of await marked().catch(() => [])) {
      await remove(id).catch(() => undefined);
      const isThere = async () => (await find(id)) !== undefined;
      this.#left.push({ what: `${endpoints.remove}: ${id} (${text})`, isThere });
    }
  }

  /** Deletes an entry of the trash for good. */
  async #forget(trashId: string | undefined): Promise<void> {
    if (trashId !== undefined) await this.#rest().trash.remove(trashId);
  }
}

/** Throws where a change has emptied fields that it did not name: the dashboard sends only what was changed. */
function checkKept(before: object, after: object): void {
  const kept = new Map<string, unknown>(Object.entries(after));
  const lost = Object.entries(before).filter(([name, value]) => {
    return isFilled(value) && !isFilled(kept.get(name));
  });
  if (lost.length === 0) return;
  const names = lost.map(([name]) => name).join(', ');
  throw new Error(`it empties what a PATCH does not name: ${names}`);
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

const three = (text: string) => byLanguage(() => text);

function titleAndText(text: string) {
  return { ...localizedFields('title', three(text)), ...localizedFields('text', three(text)) };
}
