import { readFileSync } from 'node:fs';

import { z } from 'zod';

const spareResponse = z.object({ id: z.number(), images: z.array(z.string()) });

/** A number at a place on a drawing, in percent of its width and height. */
interface Callout {
  number: string;
  x: number;
  y: number;
}

/** A new spare, with a row of its list for each of `rows`, which are the numbers that it names. */
interface NewSpare {
  title: string;
  rows: string[];
  /** What its drawing shows. */
  callouts: Callout[];
}

/** Adds a spare with a drawing and a list to a site with our backend; returns its id of REST. */
export async function addSpareWithDrawing(
  site: { url: string; token: string },
  { title, rows, callouts }: NewSpare,
): Promise<number> {
  async function send(method: string, path: string, body: FormData | object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${site.url}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${site.token}`,
        ...(!isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }

  const spare = new FormData();
  spare.set('title_de', title);
  spare.set('images', new Blob([readFileSync(drawing)]), 'drawing.png');
  const { id, images } = spareResponse.parse(await send('POST', '/spare', spare));
  const header = 'partnumber;subst_part;quantity;description_de;callout';
  const lines = rows.map(
    (numbers, row) => `HT-${row};HT-${row}-A;${row};Dichtring ${row};${numbers}`,
  );
  const list = new FormData();
  list.set('file', new Blob([[header, ...lines].join('\n')]), 'parts.csv');
  await send('POST', `/spare/${id}/part/import`, list);
  await send('PATCH', `/image/spare/${id}`, { path: images[0], callouts });
  return id;
}

const drawing = new URL('../../backend/src/seed/images/fuel-nozzle-1.png', import.meta.url);

/** Places numbers from 1 on in rows across a drawing, as close together as they have to be. */
export function numbersInRows(count: number, columns: number): Callout[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => ({
    number: `${index + 1}`,
    x: Math.round((5 + ((index % columns) * 90) / (columns - 1)) * 100) / 100,
    y: Math.round((5 + (Math.floor(index / columns) * 90) / Math.max(1, rows - 1)) * 100) / 100,
  }));
}
