import { plainText } from 'backend/html-text';
import { localizedField, schemaFields } from './schema-fields.ts';

/** The texts that services and spares have in common. */
export const articleFields = schemaFields({
  title: localizedField('title'),
  text: localizedField('text'),
});

/** The body of an addition. */
export type ArticleTexts = ReturnType<typeof articleFields.whole>;

/** Returns the texts in which a filter of a list searches. */
export function textsOfArticle(article: Parameters<typeof articleFields.read>[0]): string[] {
  const { title, text } = articleFields.read(article);
  return [...Object.values<string>(title), ...Object.values<string>(text).map(plainText)];
}
