import { defineConfig } from 'i18next-cli';

import { languages } from '../backend/src/languages.ts';

/** Our name, which is the same in every language. */
const name = /^Hamberg( Turbinen GmbH)?$/;

/**
 * `extract` compares the catalogues with the keys that the web app asks for; `lint` finds texts of the
 * public site that are in no catalogue. The dashboard is in English alone.
 */
export default defineConfig({
  locales: [...languages],
  extract: {
    input: ['web/src/**/*.{ts,tsx}'],
    ignore: ['**/*.{test,generated}.{ts,tsx}', 'web/src/test/**'],
    output: 'web/src/i18n/{{language}}.json',
    primaryLanguage: 'en',
    ...{ defaultNS: false, keySeparator: false, nsSeparator: false, sort: false },
  },
  // It takes two sentences one after the other for one that is put together.
  lint: { ignore: ['web/src/dashboard/**'], checkConcatenation: 'off' },
  plugins: [
    {
      name: 'our name',
      lintOnResult: (_file, issues) => issues.filter(({ text }) => !name.test(text)),
    },
  ],
});
