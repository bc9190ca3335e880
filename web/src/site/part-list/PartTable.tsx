import type { FragmentType } from '@apollo/client';
import { Text } from '@mantine/core';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import type { Language } from '../../apollo/schema.generated.ts';
import { calloutNumbers } from '../../ui/image/callout-numbers.ts';
import { maxPageSize } from '../../ui/list/use-read-more.ts';
import type { ReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList } from '../../ui/list/use-whole-list.ts';
import { useBasket } from '../basket/basket.ts';
import type { BasketPart } from '../basket/basket.ts';
import { findPart } from '../basket/edit-basket.ts';
import { usePartHistories } from '../part-history/use-part-histories.ts';
import { endsSelection, hasModifier, startClick } from '../ui/ends-selection.ts';
import { PageLinks } from '../ui/PageLinks.tsx';
import { calloutAttribute, markCallouts } from './callouts.ts';
import { partColumns } from './part-columns.ts';
import { PartCells, pickedPart } from './PartCells.tsx';
import { PartFilterField } from './PartFilterField.tsx';
import { PartTable_SpareFragmentDoc } from './PartTable.generated.ts';
import type { PartTable_SpareFragment } from './PartTable.generated.ts';
import classes from './PartTable.module.css';
import { useNearParts } from './use-near-parts.ts';
import { usePartFilter } from './use-part-filter.ts';
import { useTargetRow } from './use-target-row.ts';

/** The number of rows that fit on a screen; longer lists get a filter. */
const rowsOnScreen = 15;

interface PartTableProps {
  spare: FragmentType<PartTable_SpareFragment>;
  language: Language;
  /** Loads the next sub-parts. */
  readMore: ReadMore;
  /** The address of the list for spreadsheets. */
  csv: string;
  /** Called with the part of the picked row. */
  onPick: (part: BasketPart, event: MouseEvent) => void;
  /** Called with the part whose number is copied; the focus stays in the table. */
  onCopy: (part: BasketPart) => void;
  /** Called with a part that is picked in addition to others. */
  onAdd: (part: BasketPart) => void;
}

/** Shows the table of sub-parts; a click on a row picks it for the inquiry (spec 2.7). */
export function PartTable({ spare, language, readMore, csv, ...actions }: PartTableProps) {
  const { t } = useTranslation();
  const { onPick, onCopy, onAdd } = actions;
  const basket = useBasket();
  const quantityHintId = useId();
  const data = useFragmentData(PartTable_SpareFragmentDoc, spare, { language });
  const { edges, totalCount } = data.parts;
  const parts = useMemo(() => edges.map(({ node }) => node), [edges]);
  const filter = usePartFilter(parts);
  const { targetIndex, targetRow } = useTargetRow(parts.map(({ partNumber }) => partNumber));
  const reading = useWholeList(data.parts, readMore);
  const rows = useRef<HTMLTableSectionElement>(null);
  const { shows } = filter;
  useEffect(() => {
    // A callout may have shown a row that the filter before had hidden, unknown to React.
    for (const [index, { id }] of parts.entries()) {
      const row = rows.current?.rows[index];
      if (row) row.hidden = !shows(id);
    }
  }, [parts, shows]);
  const histories = usePartHistories(useNearParts(parts, rows));

  const pageLinks = <PageLinks total={totalCount} pageSize={maxPageSize} />;
  if (parts.length === 0) {
    return (
      <>
        <Text>{t('No item')}</Text>
        {pageLinks}
      </>
    );
  }
  return (
    <>
      {parts.length > rowsOnScreen && <PartFilterField filter={filter} total={parts.length} />}
      <Text size="sm" mb="xs" className={classes.hint} data-app-only>
        {t('table hint')} {t('several parts hint')}{' '}
        <span data-for-mouse>{t('several parts hint with a keyboard')}</span>{' '}
        <span role="status">
          {basket.length > 0 && (
            <Link to="/enquiry">{t('Parts in the enquiry', { number: basket.length })}</Link>
          )}
        </span>{' '}
        {basket.length === 0 && <Link to="/enquiry">{t('several parts at once')}</Link>}
      </Text>
      <Text id={quantityHintId} size="sm" mb="xs" className={classes.quantityHint}>
        {t('quantity hint')}
      </Text>
      {/* Explicit roles: laid out as blocks on a phone, the elements would lose their implicit ones. */}
      <table role="table" className={classes.table} aria-describedby={quantityHintId}>
        <thead role="rowgroup">
          <tr role="row">
            {partColumns.map(({ heading, kind }) => (
              <th
                key={heading}
                role="columnheader"
                scope="col"
                className={kind === 'quantity' ? classes.quantity : undefined}
              >
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          ref={rows}
          onMouseOver={markRow}
          onFocus={markRow}
          onMouseLeave={() => markCallouts()}
          onBlur={() => markCallouts()}
        >
          {parts.map((part, index) => (
            <tr
              key={part.id}
              role="row"
              id={part.partNumber}
              // Hidden instead of removed: putting thousands of rows back would take a second.
              hidden={!shows(part.id)}
              ref={index === targetIndex ? targetRow : undefined}
              data-target={index === targetIndex || undefined}
              data-callouts={calloutAttribute(calloutNumbers(part.callout))}
              onMouseDown={startClick}
              onClick={(event) => {
                if (endsSelection(event)) return;
                (hasModifier(event) ? onAdd : onPick)(pickedPart(part), event);
              }}
            >
              <PartCells
                part={part}
                spareId={data.restId}
                history={histories.get(part.id)}
                inBasket={quantityOf(findPart(basket, part))}
                onCopy={onCopy}
                onAdd={onAdd}
              />
            </tr>
          ))}
        </tbody>
      </table>
      {filter.found === 0 && (
        <Text mt="md">{t('No part found', { text: filter.text.trim() })}</Text>
      )}
      {pageLinks}
      <p className={classes.download}>
        <a href={csv} download>
          {t('Part list as a table')}
        </a>
      </p>
      {reading && (
        <Text role="status" size="sm" mt="md" className={classes.reading} data-app-only>
          {t('Loading all parts…')}
        </Text>
      )}
    </>
  );
}

/** How many of a part the enquiry has; one with an open quantity is in it, too. */
function quantityOf(part: BasketPart | undefined): number {
  return part ? (part.quantity ?? 1) : 0;
}

/** Marks on the drawings where the row is that is pointed at or holds the focus. */
function markRow({ target }: SyntheticEvent): void {
  const row = target instanceof Element ? target.closest('tr') : null;
  markCallouts(row?.dataset.callouts);
}
