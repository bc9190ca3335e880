import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';

const text = { de: 'Anbei unser Angebot.', en: 'Our offer is enclosed.', ru: '' };
const offer = { id: 'template-1', restId: '1', name: 'Offer', text };

function renderTemplates(responses: Record<string, unknown> = {}) {
  return renderApp({
    route: '/dashboard/templates',
    token: 'token-1',
    responses: { templates: pagesOf([offer]), ...responses },
  });
}

test('a template has a name and a text in each language; what lacks is marked', async () => {
  const inputs: object[] = [];
  const { user } = await renderTemplates({
    updateTemplate: ({ input }: { input: { text: object } }) => {
      inputs.push(input);
      return { template: { ...offer, text: { ...text, ...input.text } } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit reply template' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Offer');
  expect(dialog.getByLabelText('Text(De)')).toHaveValue(text.de);
  const russian = dialog.getByLabelText('Text(Ru)');
  expect(russian).toHaveAccessibleDescription('empty');
  await user.fill(russian, 'Прилагаем.');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(inputs).toEqual([{ id: offer.id, text: { ru: 'Прилагаем.' } }]));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
});

test('says that there are none', async () => {
  await renderTemplates({ templates: pagesOf([]) });
  expect(await screen.findByText('No reply templates yet')).toBeVisible();
});
