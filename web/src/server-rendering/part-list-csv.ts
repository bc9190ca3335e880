import { declarations } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { PartListScreenDocument } from '../site/part-list/PartListScreen.generated.ts';
import { PartTable_SpareFragmentDoc } from '../site/part-list/PartTable.generated.ts';
import { writeCsv } from '../ui/csv/write-csv.ts';
import { firstPart } from '../ui/list/use-whole-list.ts';
import type { Ask } from './ask-whole-lists.ts';
import { withServerClient } from './server-client.ts';
import { translationInto } from './translation-into.ts';

/** Writes the part list of a spare with the columns of its screen (spec 2.7); undefined where there is none. */
export async function partListCsv(
  id: string,
  language: Language,
  ask: Ask,
): Promise<string | undefined> {
  const { t } = await translationInto(language);
  const { schemaName, csvSeparator } = declarations[language];
  const variables = { id, language: schemaName, ...firstPart };
  const list = await withServerClient(ask, async (client) => {
    const { data } = await client.query({ query: PartListScreenDocument, variables });
    return (
      data?.spare &&
      client.cache.readFragment({
        fragment: PartTable_SpareFragmentDoc,
        from: data.spare,
        variables,
      })
    );
  });
  if (!list) return undefined;
  const heads = [t('Partnumber'), t('Description'), t('Subst-Part'), t('Quantity')];
  const rows = list.parts.edges.map(
    ({ node: { partNumber, description, substPart, quantity } }) => [
      partNumber,
      description.in,
      substPart,
      String(quantity),
    ],
  );
  return writeCsv([heads, ...rows], csvSeparator);
}
