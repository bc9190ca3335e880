import type { Language } from '../../apollo/schema.generated.ts';
import { declarations, languages } from '../../i18n/languages.ts';

/** The languages of the site by their names in the schema, the default first. */
export const schemaLanguages = languages.map(
  (language): Language => declarations[language].schemaName,
);
