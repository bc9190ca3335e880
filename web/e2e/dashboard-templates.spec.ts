import { expect } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { answer, dialogOf, expectAlert, openDialog } from './dashboard-forms.ts';
import { expectNoHorizontalScroll } from './page-watch.ts';
import { test, useDashboard } from './test.ts';

/** Texts that administrators keep and put into the e-mails that answer enquiries. */

useDashboard();

test('a reply template is kept in three languages, answers an enquiry in its own, and is deleted @story', async ({
  page,
  request,
  baseURL,
}) => {
  await request.post(`${baseURL}/api/request`, {
    data: {
      ...{ name: 'Анна Ким', company: 'ТЭЦ', email: 'anna@example.org', lang: 'ru' },
      text: 'LM6000, сопло\n\nНомер обращения: 1A2B-3C4D',
    },
  });
  await page.goto('/#/dashboard');
  await page.getByRole('link', { name: 'Reply templates' }).click();
  await expect(page.getByText('No reply templates yet')).toBeVisible();
  const adding = await openDialog(page, 'Add a reply template');
  await adding.getByLabel('Name').fill('Offer');
  await adding.getByLabel('Text(De)').fill('Guten Tag {name}, anbei unser Angebot.');
  await adding.getByLabel('Text(En)').fill('Dear {name}, our offer is enclosed.');
  await expectAccessible(page, 'a new reply template');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  const list = page.getByRole('list', { name: 'Reply templates' });
  await expect(list.getByRole('listitem')).toHaveText('Offer');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `reply templates at ${width} px`);
  }

  await list.getByRole('button', { name: 'Edit Offer' }).click();
  const editing = dialogOf(page, 'Edit reply template');
  await editing.getByLabel('Text(Ru)').fill('Здравствуйте, {name}! Предложение по {number}.');
  await editing.getByRole('button', { name: 'Update' }).click();
  await expectAlert(page, 'Successfully updated');

  await page.goto('/#/dashboard/requests');
  await page.getByRole('button', { name: 'Answer the request of Анна Ким' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer the request' });
  await dialog.getByLabel('Reply template').selectOption('Offer');
  const text = 'Здравствуйте, Анна Ким! Предложение по 1A2B-3C4D.';
  await expect(dialog.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    new RegExp(`&body=${encodeURIComponent(text).replaceAll(/[.!()]/g, String.raw`\$&`)}`),
  );
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, `an answer with a template at ${width} px`);
  }

  await page.goto('/#/dashboard/templates');
  await list.getByRole('button', { name: 'Delete Offer' }).click();
  await answer(page, 'Yes');
  await expectAlert(page, 'Successfully deleted');
  await expect(page.getByText('No reply templates yet')).toBeVisible();
});
