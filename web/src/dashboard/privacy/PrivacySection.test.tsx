import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderApp } from '../../test/render-app.tsx';

const request = {
  ...{ __typename: 'Request', id: 'request-1', name: 'Ada', email: 'ada@example.com' },
  ...{ company: 'A', text: 'LM', language: 'DE', receivedAt: null, status: null, note: null },
  attachments: [{ id: 'file-2', name: 'plan.pdf', size: 900, url: '/api/request/1/attachment/2' }],
};
const application = {
  ...{ __typename: 'Application', id: 'application-1', firstName: 'Ada', lastName: 'L' },
  ...{ email: 'ada@example.com', language: 'DE', receivedAt: null },
  files: [{ id: 'file-1', name: 'cv.pdf', size: 12_000, url: '/api/application/1/file/1' }],
};

function renderSettings(responses: object) {
  return renderApp({
    route: '/dashboard/settings',
    token: 'token-1',
    responses: {
      settings: { phone: '1', email: 'e', address: 'a', footerText: '', imprint: {} },
      ...responses,
    },
  });
}

test('what is stored of an address is found, saved and deleted after the specified question', async () => {
  const asked: object[] = [];
  const { user } = await renderSettings({
    retention: { enquiriesDays: null, applicationsDays: 180 },
    exportPersonalData: (args: object) => {
      asked.push(args);
      return {
        personalData: { requests: [request], requestRevisions: [], applications: [application] },
      };
    },
    deletePersonalData: (args: object) => {
      asked.push(args);
      return { deletedRequestCount: 1, deletedApplicationCount: 1 };
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Personal data' }));
  expect(section.getByText(/Requests are kept until you delete them/)).toHaveTextContent(
    'Requests are kept until you delete them, applications are deleted after 180 days.',
  );
  // It is there before its text, which would not be announced otherwise.
  const status = section.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await user.fill(section.getByLabelText(/Email address of the person/), 'ada@example.com');
  await user.click(section.getByRole('button', { name: 'Find' }));
  await waitFor(() =>
    expect(status).toHaveTextContent(
      'Stored of ada@example.com: requests 1, applications 1, files 2',
    ),
  );
  for (const name of ['plan.pdf', 'cv.pdf']) {
    expect(section.getByRole('button', { name: `Download ${name}` })).toBeVisible();
  }

  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(section.getByRole('button', { name: 'Save as JSON' }));
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({
    email: 'ada@example.com',
    requests: [{ text: 'LM' }],
    applications: [{ files: [{ name: 'cv.pdf' }] }],
  });

  await user.click(section.getByRole('button', { name: 'Delete everything' }));
  await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  await waitFor(() => expect(status).toBeEmptyDOMElement());
  const input = { input: { email: 'ada@example.com' } };
  expect(asked).toEqual([input, input]);
});

test('who was found during a deletion stays on screen', async () => {
  const { promise: deleted, resolve } = Promise.withResolvers<object>();
  const { user } = await renderSettings({
    retention: { enquiriesDays: null, applicationsDays: 180 },
    exportPersonalData: {
      personalData: { requests: [request], requestRevisions: [], applications: [] },
    },
    deletePersonalData: () => deleted,
  });
  const section = within(await screen.findByRole('region', { name: 'Personal data' }));
  const field = section.getByLabelText(/Email address of the person/);
  await user.fill(field, 'ada@example.com');
  await user.click(section.getByRole('button', { name: 'Find' }));
  await user.click(await section.findByRole('button', { name: 'Delete everything' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('1 entry with 1 file. This cannot be undone.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.fill(field, 'grace@example.com');
  await user.click(section.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(section.getByRole('status')).toHaveTextContent('grace@example.com'));
  resolve({ deletedRequestCount: 1, deletedApplicationCount: 0 });
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully deleted');
  expect(section.getByRole('status')).toHaveTextContent('grace@example.com');
});

test('over a backend without retention the section is not there', async () => {
  await renderSettings({});
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  await screen.findByLabelText('Login');
  expect(screen.queryByText('Personal data')).toBeNull();
});
