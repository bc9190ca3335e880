import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { Language } from '../../i18n/languages.ts';
import type { StoredImage_ImageFragment } from './StoredImage.generated.ts';
import { StoredImage } from './StoredImage.tsx';

const imageAt = (path: string): StoredImage_ImageFragment => ({
  __typename: 'Image',
  path,
  original: `/api${path}`,
  w320: `/api${path}?w=320`,
  w640: `/api${path}?w=640`,
  w960: `/api${path}?w=960`,
  w1280: `/api${path}?w=1280`,
  w1920: `/api${path}?w=1920`,
  alternativeText: null,
  focalX: null,
  focalY: null,
});
const shown = (path: string) => <StoredImage image={imageAt(path)} alt="Turbine" sizes="400px" />;
const turbine = () => screen.getByRole<HTMLImageElement>('img', { name: 'Turbine' });

const described: StoredImage_ImageFragment = {
  ...imageAt('/files/1.jpg'),
  alternativeText: { __typename: 'LocalizedText', de: 'Läufer', en: 'Rotor', ru: '' },
  focalX: 20,
  focalY: 80,
};

test.for<[Language | undefined, string, string | null]>([
  ['de', 'Läufer', null],
  ['en', 'Rotor', null],
  ['ru', 'Turbine', 'fr'],
  [undefined, 'Turbine', 'fr'],
])('to readers of %s the image is %s', ([readers, name, lang]) => {
  render(
    <StoredImage
      image={described}
      alt="Turbine"
      lang="fr"
      sizes="400px"
      {...(readers && { readers })}
    />,
  );
  const image = screen.getByRole('img', { name });
  expect(image.getAttribute('lang')).toBe(lang);
  expect(image).not.toHaveAttribute('style');
});

test('where it is cropped its focal point stays in view; the middle of one that has none', () => {
  const { rerender } = render(<StoredImage image={described} alt="Turbine" sizes="9px" cropped />);
  expect(turbine()).toHaveStyle({ objectPosition: '20% 80%' });
  rerender(<StoredImage image={imageAt('/files/1.jpg')} alt="Turbine" sizes="9px" cropped />);
  expect(turbine()).toHaveStyle({ objectPosition: '50% 50%' });
});

test('the browser chooses among the widths', () => {
  render(shown('/files/1.jpg'));
  expect(turbine()).toHaveAttribute('src', '/api/files/1.jpg');
  expect(turbine().getAttribute('srcset')).toContain('/api/files/1.jpg?w=640 640w');
});

test('over a backend that knows no widths the original is shown, in the same place', () => {
  render(shown('/files/1.jpg'));
  const { width, height, sizes } = turbine();
  fireEvent.error(turbine());
  expect(turbine()).not.toHaveAttribute('srcset');
  expect(turbine()).toHaveAttribute('src', '/api/files/1.jpg');
  expect(turbine()).toMatchObject({ width, height, sizes });
});

test('an original that fails, too, is not asked for again', () => {
  render(shown('/files/1.jpg'));
  fireEvent.error(turbine());
  const changes = new MutationObserver(() => {});
  changes.observe(turbine(), { attributes: true });
  fireEvent.error(turbine());
  expect(changes.takeRecords()).toEqual([]);
});

test('another image in the same place has its widths again', () => {
  const { rerender } = render(shown('/files/1.jpg'));
  fireEvent.error(turbine());
  rerender(shown('/files/2.jpg'));
  expect(turbine().getAttribute('srcset')).toContain('/api/files/2.jpg?w=640 640w');
});

test('an image of a rendered page that failed before React took over becomes the original', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(shown('/files/1.jpg'));
  document.body.append(page);
  // jsdom loads no images, so none is ever complete.
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const root = await act(() => Promise.resolve(hydrateRoot(page, shown('/files/1.jpg'))));
  onTestFinished(() => {
    complete.mockRestore();
    act(() => root.unmount());
    page.remove();
  });
  expect(turbine()).not.toHaveAttribute('srcset');
});
