import { ActionIcon, NumberInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { removeFromBasket, setQuantity, useBasket } from '../basket/basket.ts';
import type { BasketPart } from '../basket/basket.ts';
import classes from './BasketTable.module.css';
import { leaveEntry } from './leave-entry.ts';

type QuantityInputProps = Pick<BasketPart, 'id' | 'partNumber' | 'quantity'>;

/** Shows the parts of the basket; their quantities can be changed, and parts removed. */
export function BasketTable() {
  const { t } = useTranslation();
  const parts = useBasket();

  if (parts.length === 0) return <p className={classes.empty}>{t('No part in the enquiry')}</p>;
  return (
    <table className={classes.parts}>
      <thead>
        <tr>
          <th scope="col">{t('Partnumber')}</th>
          <th scope="col">{t('Description')}</th>
          <th scope="col">{t('Quantity')}</th>
          <th />
        </tr>
      </thead>
      <tbody>
        {parts.map(({ id, partNumber, description, substPart, quantity }) => (
          <tr key={id}>
            <td className={classes.number}>{partNumber}</td>
            <td>
              {description}
              {substPart && (
                <span className={classes.subst}>
                  {t('Subst-Part')}: <span className={classes.number}>{substPart}</span>
                </span>
              )}
            </td>
            <td>
              <QuantityInput id={id} partNumber={partNumber} quantity={quantity} />
            </td>
            <td>
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
        ))}
      </tbody>
    </table>
  );
}

/** Changes the quantity of a part as it is typed. While it is empty, the quantity before counts, and comes back. */
function QuantityInput({ id, partNumber, quantity }: QuantityInputProps) {
  const { t } = useTranslation();
  const before = useRef(quantity);
  const [typed, setTyped] = useState<number | string>();

  return (
    <NumberInput
      className={classes.quantity}
      size="sm"
      min={1}
      max={99_999}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      aria-label={t('Quantity of part', { number: partNumber })}
      value={typed ?? quantity}
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
