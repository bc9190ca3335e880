import type { InitOptions } from 'i18next';

/** Options for reading the catalogues, in the browser and on the server. */
export const translationOptions = {
  // Keys are phrases and contain dots and colons.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
} satisfies InitOptions;
