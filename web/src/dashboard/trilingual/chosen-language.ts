import { makeVar } from '@apollo/client';

import { defaultLanguage } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';

/**
 * The language whose fields are shown if there is room for one only. All forms share it: after the Russian
 * title usually comes the Russian text.
 */
export const chosenLanguage = makeVar<Language>(defaultLanguage);
