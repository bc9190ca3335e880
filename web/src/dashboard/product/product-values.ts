import type { AddProductInput, Language } from '../../apollo/schema.generated.ts';
import { defaultSchemaLanguage } from '../../i18n/languages.ts';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';

/** The values of a product's fields. */
export interface ProductValues {
  /** The global id of the category; '' if none is chosen. */
  categoryId: string;
  title: string;
  /** HTML. */
  description: string;
  type: string;
  model: string;
  power: string;
  language: Language;
}

/** The initial values of a new product, which is German (spec 4). */
export const emptyProduct: ProductValues = {
  categoryId: '',
  title: '',
  description: '',
  type: '',
  model: '',
  power: '',
  language: defaultSchemaLanguage,
};

/** Converts field values into the input of the mutations. */
export function toProductInput({
  categoryId,
  ...values
}: ProductValues): Omit<AddProductInput, 'images'> {
  return { ...values, categoryId: categoryId || null };
}

/** Converts a stored product into field values. A product of unknown language is edited as German. */
export function toProductValues(
  stored: Omit<ProductForm_ProductFragment, 'restId' | 'version' | 'images' | 'properties'>,
): ProductValues {
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
