import type { Language, ProductInput } from '../../apollo/schema.generated.ts';
import { defaultSchemaLanguage } from '../../i18n/languages.ts';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';

/** What the fields of a product hold. */
export interface ProductValues {
  /** The global id of the category; '' where none is chosen. */
  categoryId: string;
  title: string;
  /** HTML. */
  description: string;
  type: string;
  model: string;
  power: string;
  language: Language;
}

/** What the dialog for a new product starts with; it is German (spec 4). */
export const emptyProduct: ProductValues = {
  categoryId: '',
  title: '',
  description: '',
  type: '',
  model: '',
  power: '',
  language: defaultSchemaLanguage,
};

/** What the mutations take. */
export function toProductInput({ categoryId, ...values }: ProductValues): ProductInput {
  return { ...values, categoryId: categoryId || null };
}

/** What is stored, as the fields hold it. A product whose language nobody knows is edited as German. */
export function toProductValues(stored: ProductForm_ProductFragment): ProductValues {
  const { category, title, description, type, model, power, language } = stored;
  return {
    categoryId: category?.id ?? '',
    title,
    description,
    type,
    model,
    power,
    language: language ?? defaultSchemaLanguage,
  };
}
