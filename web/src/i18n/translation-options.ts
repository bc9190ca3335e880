import type { InitOptions } from 'i18next';

/** How the catalogues are to be read, in the browser and where the first page is rendered. */
export const translationOptions = {
  // Keys are phrases, so that dots and colons are part of them.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
} satisfies InitOptions;
