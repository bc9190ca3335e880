import { declarations } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { csvRows, writeCsv } from '../ui/csv/write-csv.ts';
import { partColumns } from '../site/part-list/part-columns.ts';
import { PartListCsvDocument } from './PartListCsv.generated.ts';
import { readPages } from '../ui/list/read-pages.ts';
import { createServerClient } from './server-client.ts';
import type { Ask } from './server-client.ts';
import { translationInto } from './translation-into.ts';

/**
 * Writes the part list of a spare with the columns of its screen (spec 2.7), a page at a time as it is
 * read. Gives nothing where there is no such spare.
 */
export async function* partListCsv(
  id: string,
  language: Language,
  ask: Ask,
): AsyncGenerator<string> {
  const { t } = await translationInto(language);
  const { schemaName, csvSeparator } = declarations[language];
  const client = createServerClient(ask);
  try {
    const variables = { id, language: schemaName };
    const pages = readPages(client, PartListCsvDocument, variables, ({ spare }) => spare?.parts);
    let isFirst = true;
    for await (const edges of pages) {
      const heads = partColumns.map(({ heading }) => t(heading));
      const rows = edges.map(({ node }) => partColumns.map(({ textOf }) => String(textOf(node))));
      yield isFirst ? writeCsv([heads, ...rows], csvSeparator) : csvRows(rows, csvSeparator);
      isFirst = false;
    }
  } finally {
    client.stop();
  }
}
