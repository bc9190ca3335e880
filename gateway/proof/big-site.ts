import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';
import { z } from 'zod';

/** A site as it is after many years, as it is passed to another process. */
export const bigSite = z.object({
  token: z.string(),
  /** The spare with the long list. */
  spare: z.int(),
  /** Paths of large photographs, like `/files/ab.png`. */
  photographs: z.array(z.string()),
});

/** A site as it is after many years, and what must still be there at the end. */
export type BigSite = z.infer<typeof bigSite>;

let calls = 0;

/** Sends a REST call of the administrator's and returns its JSON. Throws where the status is not 2xx. */
export async function rest(
  url: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<unknown> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      // Many administrators: filling a site takes more calls than one address may make.
      'x-forwarded-for': `198.51.100.${String(calls++ % 250)}`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${String(response.status)} ${text}`);
  return JSON.parse(text);
}

const entity = z.object({ id: z.int() });

/** Fills a site through its REST interface, as administrators do in many years. */
export async function growSite(
  url: string,
  sizes: { rows: number; products: number },
): Promise<BigSite> {
  const credentials = { login: 'admin', password: 'correct horse' };
  const logged = await rest(url, 'POST', '/auth/login', { body: credentials });
  const { token } = z.object({ token: z.string() }).parse(logged);
  const photograph = new Blob([await largePhotograph()]);
  const images = new FormData();
  for (const name of ['a.png', 'b.png']) images.append('images', photograph, name);
  images.append('title_de', 'Lange Liste');
  const added = await rest(url, 'POST', '/spare', { token, body: images });
  const spare = entity.extend({ images: z.array(z.string()) }).parse(added);
  await importParts(url, token, spare.id, sizes.rows);
  for (let n = 1; n <= sizes.products; n++) {
    const body = new FormData();
    const power = String(n % 60);
    const fields = { lang: 'DE', type: 'Frame', model: `M${String(n)}`, power };
    const texts = { title: `Product ${String(n)}`, description: '<p>A part of a turbine.</p>' };
    for (const [name, value] of Object.entries({ ...fields, ...texts })) body.append(name, value);
    await rest(url, 'POST', '/product', { token, body });
  }
  return { token, spare: spare.id, photographs: spare.images };
}

/** Imports so many rows into the part list of a spare. */
export async function importParts(
  url: string,
  token: string,
  spare: number,
  rows: number,
): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([partRows(rows)]), 'parts.csv');
  await rest(url, 'POST', `/spare/${String(spare)}/part/import`, { token, body });
}

/** Writes a part list as CSV with so many rows. */
export function partRows(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, n) =>
      `BIG-${String(n)}-01,Dichtung der Stufe ${String(n)},Seal of stage ${String(n)},Уплотнение ступени ${String(n)},BIG-${String(n)}-02,${String(1 + (n % 9))}`,
  );
  const names = 'partnumber,description_de,description_en,description_ru,subst_part,quantity';
  return [names, ...lines].join('\r\n');
}

/** Draws a PNG of 24 million pixels, which is 72 MB when it is decoded. */
async function largePhotograph(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [6_000, 4_000];
  const deflate = createDeflate({ level: 1 });
  const packed: Buffer[] = [];
  deflate.on('data', (piece: Buffer) => packed.push(piece));
  const row = Buffer.alloc(1 + width * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < row.length; x++) row[x] = (x * 7 + y * 13 + ((x * y) >> 6)) & 255;
    row[0] = 0;
    if (!deflate.write(Buffer.from(row))) await once(deflate, 'drain');
  }
  deflate.end();
  await once(deflate, 'end');
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const tagged = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(tagged));
    return Buffer.concat([length, tagged, check]);
  };
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', Buffer.concat(packed))];
  return Uint8Array.from(Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]));
}
