import type { LocalizedText } from '../entity/localized-text.ts';

/** The title and the rich text of a spare or service, in each language. */
export interface ArticleTexts {
  title: LocalizedText;
  text: LocalizedText;
}
