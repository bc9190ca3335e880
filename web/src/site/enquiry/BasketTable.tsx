import { ActionIcon, Button, NumberInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { maxQuantity, useBasket } from '../basket/basket.ts';
import { removeFromBasket, setQuantity } from '../basket/edit-basket.ts';
import type { BasketPart } from '../basket/basket.ts';
import classes from './BasketTable.module.css';
import { usePartHistories } from '../part-history/use-part-histories.ts';
import { leaveEntry } from '../../ui/leave-entry.ts';
import { OtherNumbers, quantityFieldId } from './OtherNumbers.tsx';

type QuantityInputProps = Pick<BasketPart, 'id' | 'partNumber' | 'quantity'>;

const columns = ['Partnumber', 'Description', 'Quantity'] as const;

/** Shows the parts of the basket; their quantities can be changed, and parts removed. */
export function BasketTable() {
  const { t } = useTranslation();
  const parts = useBasket();
  const histories = usePartHistories(parts);
  const open = parts.filter(({ quantity }) => quantity === null);
  const [first] = open;

  if (parts.length === 0) return <p className={classes.empty}>{t('No part in the enquiry')}</p>;
  return (
    <>
      <p role="status" className={classes.open}>
        {open.length > 0 && t('Quantities missing', { number: open.length })}
      </p>
      {first && open.length > 1 && (
        <Button
          variant="default"
          size="xs"
          mb="sm"
          onClick={() => {
            document.getElementById(quantityFieldId(first.id))?.focus();
            for (const { id } of open) setQuantity(id, 1);
          }}
        >
          {t('One of each', { number: open.length })}
        </Button>
      )}
      {/* Explicit roles: laid out as blocks on a phone, the elements would lose their implicit ones. */}
      <table role="table" className={classes.parts}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((heading) => (
              <th key={heading} role="columnheader" scope="col">
                {t(heading)}
              </th>
            ))}
            <td role="cell" />
          </tr>
        </thead>
        <tbody role="rowgroup">
          {parts.map((part) => {
            const { id, partNumber, description, note, source, quantity } = part;
            return (
              <tr key={id} role="row">
                <th role="rowheader" scope="row" className={classes.number} translate="no">
                  {partNumber}
                </th>
                <td role="cell">
                  {description}
                  {note && <strong className={classes.note}>{note}</strong>}
                  <OtherNumbers part={part} history={histories.get(id)} />
                  {source && (
                    <span className={classes.more}>
                      {t('read from')}: <span translate="no">{source}</span>
                    </span>
                  )}
                </td>
                <td role="cell">
                  <QuantityInput id={id} partNumber={partNumber} quantity={quantity} />
                </td>
                <td role="cell">
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={t('Remove part', { number: partNumber })}
                    onClick={({ currentTarget }) => {
                      leaveEntry(currentTarget, document.querySelector('h1'));
                      removeFromBasket(id);
                    }}
                  >
                    <IconX size={18} aria-hidden />
                  </ActionIcon>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** Changes the quantity of a part as it is typed. While it is empty, the quantity before counts, and comes back. */
function QuantityInput({ id, partNumber, quantity }: QuantityInputProps) {
  const { t } = useTranslation();
  const before = useRef(quantity);
  const [typed, setTyped] = useState<number | string>();

  return (
    <NumberInput
      id={quantityFieldId(id)}
      className={classes.quantity}
      size="sm"
      min={1}
      max={maxQuantity}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      aria-label={t('Quantity of part', { number: partNumber })}
      error={quantity === null && t('please enter')}
      value={typed ?? quantity ?? ''}
      onFocus={() => {
        before.current = quantity;
      }}
      onChange={(value) => {
        setTyped(value);
        setQuantity(id, Number(value) || before.current);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
