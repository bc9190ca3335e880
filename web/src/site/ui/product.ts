import type { Language as SchemaLanguage } from '../../apollo/schema.generated.ts';
import { languageOf } from '../../i18n/languages.ts';
import type { TranslatedPaths } from '../../ui/screen/screen-languages.ts';
import { pathOf } from '../../public-screens.ts';

interface ProductTranslation {
  restId: string;
  language: SchemaLanguage | null;
}

/** Returns where a product and its translations are; a backend may keep none of these. */
export function productPaths(
  product: ProductTranslation & { translations: ProductTranslation[] | null },
): TranslatedPaths {
  const paths: TranslatedPaths = {};
  for (const { restId, language } of [...(product.translations ?? []), product]) {
    const code = languageOf(language);
    if (code) paths[code] = pathOf('/parts/:id', restId);
  }
  return paths;
}

/** Names a product: its title or, if that is blank, its model or type; empty if it has none of them. */
export function productName(product: { title: string; model: string; type: string }): string {
  const { title, model, type } = product;
  return [title, model, type].find((name) => name.trim() !== '') ?? '';
}
