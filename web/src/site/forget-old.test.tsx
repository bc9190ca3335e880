import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderApp } from '../test/render-app.tsx';
import { siteResponses } from '../test/site-responses.ts';
import { keepForm } from './form/kept-forms.ts';
import { newEnquiry, referenceOf } from './form/new-enquiry.ts';
import { recordSent } from './form/sent-enquiries.ts';
import { keepPastedText } from './pasted-list/pasted-text.ts';

const day = 24 * 60 * 60_000;
const texts = { name: 'Ada', email: 'a@example.org', company: 'Power', text: 'HT-1' };
const enquiry = () => newEnquiry('/a', { ...texts, language: 'EN', website: '', fillMs: 5000 });

test('what was typed and pasted a day ago, and sent 30 days ago, is deleted when any page is opened', async () => {
  const [old, current] = [enquiry(), enquiry()];
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  recordSent(old);
  clock.mockReturnValue(29 * day);
  recordSent(current);
  keepForm('/a', texts);
  keepPastedText('HT-1');
  clock.mockReturnValue(30 * day);
  await renderApp({ route: '/imprint', responses: siteResponses });
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('sent_enquiries') ?? '')).toEqual([
      expect.objectContaining({ reference: referenceOf(current) }),
    ]),
  );
  expect(localStorage.getItem('kept_forms')).toBeNull();
  expect(localStorage.getItem('pasted_list')).toBeNull();
});
