import { useMutation } from '@apollo/client/react';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';

import { showAlert } from '../../ui/alert/alert.ts';
import { idle } from '../../ui/busy.tsx';
import { usePending } from '../../ui/use-pending.ts';
import { SelectionBar } from '../lists/SelectionBar.tsx';
import { settleEach, showPartialFailure } from '../ui/settle-each.ts';
import { useBulkDeletion } from '../ui/use-deletion.ts';
import { moveProduct } from './product-lists.ts';
import type { ListedProduct } from './ProductTable.tsx';
import { removeProduct } from './remove-product.ts';
import { MoveProductDocument } from './SelectedProducts.generated.ts';
import { DeleteProductDocument } from './ProductForm.generated.ts';
import type { CategoryOption } from './use-category-options.ts';

interface SelectedProductsProps {
  selected: readonly ListedProduct[];
  categories: readonly CategoryOption[];
  /** Selects all that are shown. */
  onSelectAll: () => void;
  /** Selects these in place of those that were. */
  onSelect: (products: readonly ListedProduct[]) => void;
}

/**
 * The actions on the selected products: another category of their language, and Delete. Each product is a
 * call of its own (spec 7.4); what a failure leaves stays selected.
 */
export function SelectedProducts(props: SelectedProductsProps) {
  const { selected, categories, onSelectAll, onSelect } = props;
  const [updateProduct] = useMutation(MoveProductDocument);
  const [deleteProduct] = useMutation(DeleteProductDocument);
  const deleteConfirmed = useBulkDeletion();
  const [busy, run] = usePending();
  const [target, setTarget] = useState('');
  // Visitors find a product only by categories of its language.
  const fitting = categories.filter(({ language }) =>
    selected.every((product) => language === null || product.language === language),
  );

  const category = fitting.find(({ id }) => id === target);

  async function move(categoryId: string) {
    const { done, failed } = await settleEach(selected, ({ id }) =>
      updateProduct({
        variables: { input: { id, categoryId } },
        update: (cache) => moveProduct(cache, id, categoryId),
      }),
    );
    if (failed.length > 0) {
      showPartialFailure({ done: done.length, failed: failed.length }, 'moved');
    } else {
      showAlert('Successfully updated');
    }
    onSelect(failed);
  }

  function remove(product: ListedProduct) {
    return deleteProduct({
      variables: { input: { id: product.id } },
      update: (cache) => removeProduct(cache, product),
    });
  }

  function deleteSelected() {
    const what = selected.length === 1 ? 'product' : 'products';
    const cascade = `${selected.length} ${what}, with their images and properties.`;
    return deleteConfirmed(selected, remove, cascade);
  }

  return (
    <SelectionBar
      label="Selected products"
      count={selected.length}
      onSelectAll={onSelectAll}
      onClear={() => onSelect([])}
    >
      <NativeSelect
        aria-label="Move to category"
        size="xs"
        value={category?.id ?? ''}
        disabled={busy || fitting.length === 0}
        onChange={({ currentTarget }) => setTarget(currentTarget.value)}
      >
        <option value="" disabled>
          {fitting.length > 0 ? 'Move to category' : 'No category of their language'}
        </option>
        {fitting.map(({ id, name, language }) => (
          <option key={id} value={id}>
            {language ? `${name} (${language})` : name}
          </option>
        ))}
      </NativeSelect>
      {/* Not at the choice itself: an arrow key already makes one (WCAG 3.2.2). */}
      <Button
        variant="default"
        size="xs"
        {...idle(busy || !category)}
        onClick={() => category && run(move(category.id))}
      >
        Move
      </Button>
      <Button color="red" size="xs" {...idle(busy)} onClick={() => run(deleteSelected())}>
        Delete selected
      </Button>
    </SelectionBar>
  );
}
