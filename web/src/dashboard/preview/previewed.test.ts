import { expect, test, vi } from 'vitest';

import { createCache } from '../../apollo/cache.ts';
import type { Language as SchemaLanguage } from '../../apollo/schema.generated.ts';
import { ContactDetailsDocument } from '../../site/ui/ContactDetails.generated.ts';
import { PartnersScreenDocument } from '../../site/partners/PartnersScreen.generated.ts';
import { ServiceScreenDocument } from '../../site/service/ServiceScreen.generated.ts';
import { isPreviewed, overlay } from './previewed.ts';
import { shownHtml, shownText } from './shown-text.ts';

const inLanguages = ['DE', 'EN', 'RU'] satisfies SchemaLanguage[];
const inGerman = { deWrittenIn: 'DE', enWrittenIn: 'DE', ruWrittenIn: 'DE' } as const;
const html = {
  __typename: 'LocalizedHTML',
  in: '<p>Alt</p>',
  writtenIn: 'DE',
  ...inGerman,
} as const;
const chosen = new File(['1'], 'logo.png', { type: 'image/png' });

function writeService(cache: ReturnType<typeof createCache>, title: string) {
  for (const language of inLanguages) {
    cache.writeQuery({
      query: ServiceScreenDocument,
      variables: { id: '6', language },
      data: {
        service: {
          __typename: 'Service',
          id: 'service-6',
          title: { __typename: 'LocalizedText', in: title, writtenIn: language, ...inGerman },
          text: { ...html, writtenIn: language },
          images: [],
        },
      },
    });
  }
}

function readService(cache: ReturnType<typeof createCache>, language: SchemaLanguage) {
  const variables = { id: '6', language };
  return cache.readQuery({ query: ServiceScreenDocument, variables, optimistic: true })?.service;
}

const unsaved = {
  __typename: 'Service' as const,
  id: 'service-6',
  title: shownText({ de: 'Boroskopie', en: 'Borescope', ru: '' }),
  text: shownHtml({ de: '<p>Neu</p>', en: '', ru: '<p>Новое</p>' }),
};

test('lies over what each screen reads, in each language', () => {
  const cache = createCache();
  writeService(cache, 'Stored');
  overlay(cache, [unsaved]);
  expect(readService(cache, 'DE')).toMatchObject({ title: { in: 'Boroskopie', writtenIn: 'DE' } });
  expect(readService(cache, 'EN')).toMatchObject({
    title: { in: 'Borescope' },
    text: { in: '<p>Neu</p>', writtenIn: 'DE' },
  });
  expect(readService(cache, 'RU')).toMatchObject({
    title: { in: 'Boroskopie', writtenIn: 'DE' },
    text: { in: '<p>Новое</p>' },
    images: [],
  });
});

test('stays over what the server sends later', () => {
  const cache = createCache();
  overlay(cache, [unsaved]);
  writeService(cache, 'Stored');
  expect(readService(cache, 'DE')).toMatchObject({ title: { in: 'Boroskopie' } });
});

test('shows an image that is chosen and not uploaded', () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:logo');
  const cache = createCache();
  const partner = { __typename: 'Partner' as const, id: 'partner-1' };
  const image = {
    __typename: 'Image' as const,
    path: '/1.png',
    original: '/1.png',
    w320: '/1.png',
    w640: '/1.png',
    w960: '/1.png',
    w1280: '/1.png',
    w1920: '/1.png',
    alternativeText: null,
    focalX: null,
    focalY: null,
  };
  const query = PartnersScreenDocument;
  const variables = { language: 'DE' as const };
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: 'a' };
  const node = { ...partner, image, text: html };
  const edges = [{ __typename: 'PartnerEdge' as const, cursor: 'a', node }];
  cache.writeQuery({
    query,
    variables,
    data: { partners: { __typename: 'PartnerConnection', totalCount: 1, edges, pageInfo } },
  });
  overlay(cache, [{ ...partner, image: chosen, text: shownHtml({ de: 'x', en: '', ru: '' }) }]);
  const shown = cache.readQuery({ query, variables, optimistic: true })?.partners.edges[0]?.node;
  expect(shown).toMatchObject({ image: { original: 'blob:logo', w640: 'blob:logo' } });
});

test('the contact details are one object', () => {
  const cache = createCache();
  const stored = { phone: '1', email: 'a@b.example', address: 'Göttingen', footerText: 'GmbH' };
  const query = ContactDetailsDocument;
  cache.writeQuery({ query, data: { settings: { __typename: 'Settings', ...stored } } });
  overlay(cache, [{ __typename: 'Settings', ...stored, phone: '2' }]);
  const shown = cache.readQuery({ query, optimistic: true });
  expect(shown).toMatchObject({ settings: { phone: '2', address: 'Göttingen' } });
});

test.each([
  ['objects that forms edit', [{ __typename: 'Page', id: '1' }], true],
  ['another object', [{ __typename: 'toString' }], false],
  ['no list', { __typename: 'Page' }, false],
  ['a word', 'ready', false],
  ['nothing in it', [null], false],
])('takes a message for values: %s', (_, message, expected) => {
  expect(isPreviewed(message)).toBe(expected);
});
