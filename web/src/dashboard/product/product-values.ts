import type { AddProductInput } from '../../apollo/schema.generated.ts';
import { entities } from '../entity/entities.ts';
import { emptyValues, toValues } from '../entity/fields.ts';
import type { ValuesOf } from '../entity/fields.ts';
import type { ProductForm_FieldsFragment } from './ProductForm.generated.ts';

const { fields } = entities.PRODUCT;

/** The values of a product's fields. */
export interface ProductValues extends ValuesOf<typeof fields> {
  /** The global id of the category; '' if none is chosen. */
  categoryId: string;
}

/** The initial values of a new product, which is German (spec 4). */
export const emptyProduct: ProductValues = { categoryId: '', ...emptyValues(fields) };

/** Converts field values into the input of the mutations. */
export function toProductInput({
  categoryId,
  ...values
}: ProductValues): Omit<AddProductInput, 'images'> {
  return { ...values, categoryId: categoryId || null };
}

/** Converts a stored product into field values. A product of unknown language is edited as German. */
export function toProductValues(
  stored: Omit<ProductForm_FieldsFragment, ' $fragmentName'>,
): ProductValues {
  return { categoryId: stored.category?.id ?? '', ...toValues(fields, stored) };
}
