import { Button, Group } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { memo, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

import { usePending } from '../../ui/use-pending.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { SaveStateText } from '../drafts/SaveState.tsx';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { toValues } from '../entity/fields.ts';
import { DataCell } from '../lists/DataTable.tsx';
import { InPlaceCell } from './InPlaceCell.tsx';
import classes from './InPlaceRow.module.css';
import type { SubPartColumn } from './sub-part-columns.ts';
import { fields } from './sub-part-fields.ts';
import type { SubPartValues } from './sub-part-fields.ts';
import type { SubPartFields_SubPartFragment } from './SubPartFields.generated.ts';
import { useUpdateSubPart } from './use-update-sub-part.ts';

/** Apart from those of the dialog, which may be open at the same time. */
export const inPlaceDrafts = draftsOf<SubPartValues>('sub-part in place');

/** The column in which each row says whether it is saved. */
export const stateColumn = { name: 'State', width: '13rem' };

/** What a row tells its list; always the same functions. */
export interface InPlaceList {
  /** Whether a sub-part has changes that are not saved. */
  setUnsaved: (subPart: SubPartFields_SubPartFragment, isUnsaved: boolean) => void;
  /** Announces to screen readers what has become of a row. */
  announce: (news: string) => void;
  /** Tells of a save that was asked for, such as by Ctrl+S; those of one command are one. */
  saving: (save: Promise<boolean>) => void;
}

interface InPlaceRowProps {
  subPart: SubPartFields_SubPartFragment;
  columns: readonly SubPartColumn[];
  /** The number of the row, from 1. */
  position: number;
  list: InPlaceList;
  /** Opens the dialog with all fields. */
  onChoose: (id: string) => void;
}

/**
 * Edits a sub-part in its row of the table. Saves what has changed when the focus leaves the row; Ctrl+S
 * saves it as any other form. The row says what has become of it, since a list of alerts would hide the rest.
 */
export const InPlaceRow = memo(function InPlaceRow(props: InPlaceRowProps) {
  const { subPart, columns, position, list, onChoose } = props;
  const { id } = subPart;
  const draft = useDraft(inPlaceDrafts, id, toValues(fields, subPart), {
    version: subPart.version,
    of: id,
    fields,
  });
  const { update } = useUpdateSubPart(id);
  const [isSaving, run] = usePending();
  const [isSaved, setSaved] = useState(false);
  const [invalid, setInvalid] = useState<{ path: string; reason: string }>();
  // 'left' until what was typed is being saved.
  const [focus, setFocus] = useState<'in' | 'left' | 'out'>('out');
  const row = useRef<HTMLTableRowElement>(null);
  const formId = useId();
  const stateId = useId();

  const { changed } = draft;
  const failure = invalid ? { ...invalid, isDeleted: false, fields: {} } : draft.failure;
  const isUnsaved = changed || failure !== undefined;
  const number = draft.values.partNumber || 'No number';

  async function save() {
    setInvalid(undefined);
    const result = await draft.save(update);
    setSaved(result);
    return result;
  }

  async function handleSubmit() {
    if (!changed || isSaving) return;
    const result = run(save());
    list.saving(result);
    await result;
  }

  const saveIfLeft = useEffectEvent(() => {
    if (focus !== 'left' || isSaving) return;
    setFocus('out');
    if (changed && row.current?.querySelector('form')?.checkValidity()) void run(save());
  });
  // Also when it was left once more while it was being saved.
  useEffect(() => saveIfLeft(), [focus, isSaving]);

  useLayoutEffect(() => {
    list.setUnsaved(subPart, isUnsaved);
    return () => list.setUnsaved(subPart, false);
  }, [list, subPart, isUnsaved]);

  const outcome = failure ? `Not saved: ${failure.reason}` : isSaved && !changed && 'Saved';
  const news = !isSaving && outcome;
  const announce = useEffectEvent(() => {
    if (news) list.announce(`Row ${position}, ${number}: ${news}`);
  });
  useEffect(() => announce(), [news]);

  function change(column: SubPartColumn, text: string) {
    draft.change(column.withTyped(draft.values, text));
    setInvalid(undefined);
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Another window has the focus, or a question is asked: one comes back.
    const isElsewhere =
      currentTarget.contains(document.activeElement) || relatedTarget?.closest('[role="dialog"]');
    if (!currentTarget.contains(relatedTarget) && !isElsewhere) setFocus('left');
  }

  return (
    <tr
      ref={row}
      role="row"
      className={classes.row}
      onFocus={({ target }) => {
        // Not for a button, which would go before it is clicked.
        if (target instanceof HTMLInputElement) setFocus('in');
      }}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      {columns.map((column) => (
        <InPlaceCell
          key={column.path}
          column={column}
          position={position}
          value={column.typed(draft.values)}
          onChange={(text) => change(column, text)}
          form={formId}
          describedBy={isUnsaved ? stateId : undefined}
          isInvalid={
            invalid?.path === column.path || draft.failure?.fields[column.path] !== undefined
          }
          onInvalid={(reason) => setInvalid({ path: column.path, reason })}
        />
      ))}
      <DataCell column={stateColumn.name}>
        <DraftForm
          id={formId}
          className={classes.form}
          draft={draft}
          isSaving={isSaving}
          onSubmit={handleSubmit}
        >
          <span id={stateId} className={classes.state} data-unsaved={isUnsaved || undefined}>
            {isSaving && 'Saving…'}
            {!isSaving && (isUnsaved || isSaved) && (
              <SaveStateText isUnsaved={isUnsaved} failure={failure} />
            )}
          </span>
          <button
            type="button"
            className={classes.all}
            aria-haspopup="dialog"
            aria-label={`All fields of ${number}`}
            title="All fields"
            onClick={() => {
              setFocus('left');
              onChoose(id);
            }}
          >
            <IconListDetails size={18} stroke={1.75} aria-hidden />
          </button>
          {/* Clicked by Ctrl+S. */}
          <button type="submit" hidden disabled={isSaving} />
          {/* While one types, leaving the row does it. */}
          {changed && !isSaving && (focus !== 'in' || failure) && (
            <Group gap="xs" className={classes.buttons}>
              <Button type="submit" size="xs" aria-label={`Save row ${position}`}>
                Save
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={`Discard changes of row ${position}`}
                onClick={() => {
                  draft.discard();
                  setInvalid(undefined);
                }}
              >
                Discard
              </Button>
            </Group>
          )}
        </DraftForm>
      </DataCell>
    </tr>
  );
});

/** Enter and the arrows lead to the same column of the next or previous row; Enter in the last row saves it. */
function handleKeyDown(event: KeyboardEvent<HTMLTableRowElement>) {
  const { key, target, currentTarget, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  const isMove = key === 'Enter' || key === 'ArrowDown' || key === 'ArrowUp';
  if (!isMove || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || (shiftKey && key !== 'Enter')) return;
  // A number would count, and Enter would submit.
  event.preventDefault();
  const isUp = key === 'ArrowUp' || shiftKey;
  const next = isUp ? currentTarget.previousElementSibling : currentTarget.nextElementSibling;
  const cell = next?.querySelector<HTMLInputElement>(`[data-cell="${target.dataset['cell']}"]`);
  if (cell) cell.focus();
  else if (!next && key === 'Enter' && !isUp) target.form?.requestSubmit();
}
