import { expect, test } from 'vitest';

import { documentAddress } from '../i18n/site-address.ts';
import { readAddress } from './address.ts';

test.each([
  ['/de', '/de'],
  ['/de/', '/de'],
  ['/RU', '/ru'],
  ['/en/partners', '/en/partners'],
  ['/en//partners/', '/en/partners'],
  ['/DE/Part-List/02', '/de/part-list/2'],
  ['/de/part-list/000', '/de/part-list/0'],
  ['/de/service/Ab', '/de/service/Ab'],
  ['/de/service/%41b', '/de/service/Ab'],
  ['/de/service/a%2fb', '/de/service/a%2Fb'],
  ['/de/service/..%5c..', '/de/service/..%5C..'],
  ['/de/service/a%252Fb', '/de/service/a%252Fb'],
  ['/de/%70artners', '/de/partners'],
  ['/de/parts/100%', '/de/parts/100%25'],
  ['/de/parts/%ED%A0%80', '/de/parts/%25ED%25A0%2580'],
])('%s has one address: %s', (asked, one) => {
  const { language, path } = readAddress(asked) ?? {};
  expect(language && path && documentAddress(language, path)).toBe(one);
  // Where the one address itself leads elsewhere, browsers go round in circles.
  expect(readAddress(one)).toEqual({ language, path, search: '' });
});

test.each(['/de/no-such-screen', '/de/service', '/de/service/6/more', '/en/dashboard', '/de/50%'])(
  '%s is in a language, but no screen (spec 2.2)',
  (address) => {
    expect(readAddress(address)?.path).toBeUndefined();
    expect(readAddress(address)?.language).toBe(address.slice(1, 3));
  },
);

test.each(['/', '/fr/partners', '/partners', '/api/settings', '/%', '/de%/partners'])(
  '%s is no address of a screen',
  (address) => expect(readAddress(address)).toBeUndefined(),
);

test.each([
  ['/de/search?q=a', '?q=a'],
  ['/de/search?x=1&q=a+b&q=c', '?q=a+b'],
  ['/de/search?q=%20a%0Ab%00', '?q=a+b'],
  [`/de/search?q=${'a'.repeat(200)}`, `?q=${'a'.repeat(100)}`],
  [`/de/search?q=${'a'.repeat(99)}%F0%9F%9B%A0`, `?q=${'a'.repeat(99)}`],
  ['/de/search?q=', ''],
  ['/de/partners?q=a', ''],
  ['/de?q=a', ''],
  ['/de/no-such-screen?q=a', ''],
])('%s is searched for what its screen reads: %s', (address, search) => {
  expect(readAddress(address)?.search).toBe(search);
});
