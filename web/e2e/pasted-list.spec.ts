import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { startStub } from '../../gateway/test/contract-stub.ts';
import { expectAccessible } from './accessibility.ts';
import { expectRequest } from './administrator.ts';
import { solveCaptcha } from './captcha.ts';
import { alertOf } from './form-fields.ts';
import { waitForHydration } from './hydration.ts';
import { chooseLanguage } from './language.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { startSiteOver } from './start-server.ts';
import { test, useOwnSite } from './test.ts';

/** A list of 12 rows from a spreadsheet, on a phone, from the spare-parts page to the stored enquiry. */

test.use({ viewport: { width: 360, height: 760 } });

/** As Excel copies it: numbers, quantity, what is stored. */
type Row = [number: string, quantity: string, stored: string];

/** `superseded` is replaced by `newer`, which stands in no list of its own. */
interface Parts {
  known: [string, string][];
  superseded: string;
  newer: string;
  supersededDescription: string;
}

function rowsOf({ known, superseded, newer, supersededDescription }: Parts): Row[] {
  const quantities = ['4', '4 шт', '10 Stk', '2,0', '3.0', '1 000', '1.000', 'x2'];
  const stored = [4, 4, 10, 2, 3, 1000, 1000, 2];
  const look = (number: string) => number.replace('HT', 'НТ').replace('A', 'А').toLowerCase();
  const rows = quantities.map((quantity, index): Row => {
    const [number = '', line = ''] = known[index] ?? [];
    return [index % 2 ? look(number) : number, quantity, `${line} × ${stored[index]}`];
  });
  const replaces = `${newer}, заменяет ${superseded}`;
  return [
    ...rows,
    [superseded, '2', `${supersededDescription} × 2`],
    [newer, '5', `${replaces} × 5`],
    ['ZZ-9999-99', '7', 'ZZ-9999-99, нет в списках на сайте × 7'],
    ['', '', ''],
  ];
}

async function sendList(page: Page, parts: Parts, sender: string): Promise<string> {
  const rows = rowsOf(parts).filter(([number]) => number);
  const last = parts.known[8] ?? ['', ''];
  rows.push([`"${last[0]}\n(срочно)"`, '6', `${last[1]} × 6`]);
  expect(rows).toHaveLength(12);
  const text = [
    ['№', 'Номер детали', 'Наименование', 'Кол-во'].join('\t'),
    ...rows.map(([number, quantity], index) =>
      [index + 1, number, 'деталь М8х20', quantity].join('\t'),
    ),
  ].join('\r\n');

  await page.goto('/#/spare-parts');
  await page.getByLabel('Номера деталей и количество').fill(text);
  await page.getByRole('button', { name: 'Добавить список' }).click();
  await expect(page.getByText('Деталей в списке: 12')).toBeVisible();
  await expectAccessible(page, 'preview of a pasted list');
  await page.reload();
  // The preview of what was kept moves the button below it.
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Добавить список' }).click();
  const added = page.getByRole('status').filter({ hasText: 'Добавлено' });
  await expect(added).toHaveText('Добавлено: 12, из них не найдено в наших списках: 1');
  await expect(page.getByText('Не указано количество: 1')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'rows of a pasted list');

  await page.getByLabel('Имя').fill(sender);
  await page.getByRole('main').getByLabel('Эл. почта').fill('buyer@plant.example');
  await page.getByLabel('Компания').fill('ТЭЦ');
  await solveCaptcha(page);
  const send = page.getByRole('button', { name: 'Запросить наличие' });
  await send.click();
  // What is not certain is asked for.
  const open = page.locator('input[aria-invalid=true]');
  await expect(open).toBeFocused();
  await open.fill('1000');
  const lines = rows.map(([, , stored]) => stored);
  await expect(page.getByRole('main').locator('details li')).toHaveText(lines);
  await send.click();
  await expect(alertOf(page, 'Успешно отправлено')).toBeVisible();
  const reference = await page.getByText('Номер обращения:').locator('b').innerText();
  await expectAccessible(page, 'what was sent');
  return [...lines, '', `Номер обращения: ${reference}`].join('\n');
}

const demo: Parts = {
  known: [
    ['HT-BG-1012-02', 'HT-BG-1012-02, Роликовый подшипник № 2, вал низкого давления'],
    ['HT-BG-1015-02', 'HT-BG-1015-02, Роликовый подшипник № 4, вал высокого давления'],
    ['HT-BG-1017-01', 'HT-BG-1017-01, Роликовый подшипник № 6, ТНД'],
    ['HT-BG-1018-01', 'HT-BG-1018-01, Роликовый подшипник № 7, ТНД'],
    ['HT-BG-1022-01', 'HT-BG-1022-01, Масляная форсунка подшипника опоры ротора'],
    ['HT-BG-2013-01', 'HT-BG-2013-01, Лабиринтное уплотнение задней масляной полости'],
    ['HT-BG-2015-01', 'HT-BG-2015-01, Кольцо лабиринтного уплотнения с истираемым покрытием'],
    ['HT-BG-2017-01', 'HT-BG-2017-01, Сотовое кольцо уплотнения за компрессором (CDP)'],
    ['HT-BG-3012-02', 'HT-BG-3012-02, Радиальный вал со шлицами'],
  ],
  superseded: 'HT-BG-2011-02',
  newer: 'HT-BG-2011-03',
  supersededDescription:
    'HT-BG-2011-02, Лабиринтное уплотнение передней масляной полости, HT-BG-2011-03',
};

test('a list from a spreadsheet is stored row by row', async ({ page, context, request }) => {
  await chooseLanguage(context, 'ru');
  const sender = `Закупки ${Date.now()}`;
  const text = await sendList(page, demo, sender);
  await expectRequest(request, {
    name: sender,
    email: 'buyer@plant.example',
    company: 'ТЭЦ',
    language: 'RU',
    text,
  });
});

test.describe('over a backend that knows section 7 alone', () => {
  const stubs: Awaited<ReturnType<typeof startStub>>[] = [];
  const numbers = Array.from({ length: 9 }, (_, index) => `A-${index + 21}`);

  useOwnSite(async () => {
    const stub = await startStub({ isStrict: true });
    stubs.push(stub);
    const part = (id: number, partnumber: string, subst_part = '') => ({
      ...{ id, quantity: 1, partnumber, subst_part },
      ...{
        description_de: `Teil ${id}`,
        description_en: `Part ${id}`,
        description_ru: `Деталь ${id}`,
      },
    });
    stub.data.spares[0]?.parts.push(
      ...numbers.map((number, index) => part(index + 21, number)),
      part(40, 'A-40', 'A-41'),
    );
    return startSiteOver(stub);
  });

  test('the same list is sent row by row', async ({ page, context }) => {
    await chooseLanguage(context, 'ru');
    const parts: Parts = {
      known: numbers.map((number, index) => [number, `${number}, Деталь ${index + 21}`]),
      superseded: 'A-40',
      newer: 'A-41',
      supersededDescription: 'A-40, Деталь 40, A-41',
    };
    const text = await sendList(page, parts, 'Закупки');
    const [stub] = stubs;
    expect(stub?.data.requests.at(-1)).toMatchObject({ name: 'Закупки', text });
  });
});
