import { localized } from './localized.ts';

/** A part of a page as the server returns it. */
export const part = {
  id: 'part-1',
  restId: '1',
  image: { path: 'pages/part.png', url: '/api/pages/part.png' },
  description: localized('<p>Läufer.</p>', '<p>Rotor.</p>', '<p>Ротор.</p>'),
};

/** A page as the server returns it. */
export const page = {
  id: 'page-1',
  slug: 'GAS_TURBINA',
  text: localized('<p>Gasturbinen.</p>', '<p>Gas turbines.</p>', '<p>Турбины.</p>'),
  images: [{ path: 'pages/a.png', url: '/api/pages/a.png' }],
  parts: [part],
};
