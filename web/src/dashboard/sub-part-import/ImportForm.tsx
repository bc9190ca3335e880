import { Button, Checkbox, Group, NativeSelect, Progress, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState } from 'react';

import { busy, idle } from '../../ui/busy.tsx';
import { useUpload } from '../../apollo/uploads.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { encodings, isEncoding, UnreadableFileError } from '../../ui/csv/read-spreadsheet.ts';
import type { Encoding } from '../../ui/csv/read-spreadsheet.ts';
import { confirm } from '../ui/confirm.ts';
import { succeeds } from '../ui/succeeds.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { DropArea } from '../uploads/DropArea.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { counted, countsOf } from './plan-counts.ts';
import { useImport } from './use-import.ts';
import type { ImportInput, Plan } from './use-import.ts';
import { readTable } from './read-table.ts';

const unchecked = 'The file could not be checked. Please try again.';
const unread = 'cannot be read. Choose it again.';
const outdated = 'Somebody else has changed this spare meanwhile.';
const unknown = 'The server has not confirmed the import: it may be stored.';

interface ImportFormProps {
  spareId: string;
  onDone: () => void;
}

/**
 * Takes a list of sub-parts, CSV or Excel, shows what it would add, change and remove, and imports it. Lists
 * the earlier imports that can be undone.
 */
export function ImportForm({ spareId, onDone }: ImportFormProps) {
  const [input, setInput] = useState<ImportInput>();
  const [plan, setPlan] = useState<Plan>();
  const [source, setSource] = useState<{ file: File; encoding: Encoding | undefined }>();
  const [note, setNote] = useState('');
  const isShown = useIsShown();
  const { preview, run, undo, previewing, importing } = useImport(spareId);
  const isUnchecked = input !== undefined && plan === undefined && !previewing;
  const isRight = plan !== undefined && plan.errors.length === 0;
  const counts = isRight
    ? countsOf({
        added: plan.added.length,
        changed: plan.changed.length,
        removed: plan.removed.length,
      })
    : [];

  // What was chosen last: the check of anything else comes too late.
  const latest = useRef<object>(undefined);

  async function show(next: ImportInput, because = '') {
    latest.current = next;
    setInput(next);
    setNote(because && `${because} Below is what the file would do now.`);
    const found = await preview(next);
    if (latest.current !== next) return;
    setPlan(found);
    if (!found) setNote(`${because} ${unchecked}`.trim());
  }

  async function read(file: File, chosen?: Encoding) {
    const choice = (latest.current = {});
    const isSameFile = file === source?.file;
    setPlan(undefined);
    setInput(undefined);
    // The field of the encoding stays, and with it the focus.
    if (!isSameFile) setSource(undefined);
    setNote('');
    try {
      const table = await readTable(file, chosen);
      if (latest.current !== choice) return;
      setSource({ file, encoding: table.encoding });
      await show({
        file: table.file,
        removeOthers: isSameFile && (input?.removeOthers ?? false),
      });
    } catch (error) {
      const reason = error instanceof UnreadableFileError ? error.message : unread;
      if (latest.current === choice) setNote(`${file.name} ${reason}`);
    }
  }

  async function handleImport() {
    if (!input || !plan) return;
    setNote('');
    const { length } = plan.removed;
    const detail = `${counted(length, 'spare part')} not named by the file. The trash keeps them.`;
    if (length > 0 && !(await confirm('Are you sure you want to delete?', detail))) return;
    const { state, importId, reason } = await run(input, plan.version);
    if (state === 'outdated') await show(input, outdated);
    if (state === 'unknown') await show(input, unknown);
    if (reason) setNote(`Not imported: ${reason}.`);
    if (state !== 'done') return;
    showAlert(
      'Successfully imported',
      importId ? { label: 'Undo', run: () => void succeeds(undo(importId)) } : undefined,
    );
    if (isShown()) onDone();
  }

  async function handleUndo(importId: string) {
    // What the file would do has changed with it.
    if ((await succeeds(undo(importId))) && input) await show(input);
  }

  return (
    <Stack>
      <DropArea
        label={input ? 'Choose another file' : 'Choose a CSV or Excel file'}
        hints={[
          'Columns as in the export or on the screens; a row without an id is found by its part number, or is new',
          'Click, drop or paste',
        ]}
        icon={<IconFileSpreadsheet size={22} stroke={1.5} />}
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        onPick={([file]) => {
          if (file && !importing) void read(file);
        }}
      />
      {source?.encoding && (
        <NativeSelect
          label="Encoding of the file"
          description="If letters look wrong below, choose another."
          value={source.encoding}
          data={Object.entries(encodings).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget: { value } }) => {
            // A field that is disabled meanwhile would lose the focus.
            if (isEncoding(value) && !importing) void read(source.file, value);
          }}
        />
      )}
      <div role="status" aria-label="Check of the file">
        {note && <Text>{note}</Text>}
        {input && previewing && <Checking file={input.file} />}
        {input && plan && !previewing && <ImportPreview name={input.file.name} plan={plan} />}
      </div>
      {input && (
        <Checkbox
          label="Remove the spare parts that the file does not name"
          checked={input.removeOthers}
          disabled={importing}
          onChange={({ currentTarget: { checked } }) =>
            void show({ ...input, removeOthers: checked })
          }
        />
      )}
      <Group justify="flex-end">
        <Button
          {...idle((counts.length === 0 && !isUnchecked) || previewing)}
          {...busy(importing)}
          onClick={isUnchecked ? () => void show(input) : handleImport}
        >
          {isUnchecked ? 'Check again' : ['Import', counts.join(', ')].filter(Boolean).join(': ')}
        </Button>
      </Group>
      <EarlierImports spareId={spareId} onUndo={handleUndo} />
    </Stack>
  );
}

function Checking({ file }: { file: File }) {
  const upload = useUpload(file);
  return (
    <>
      <Text>Checking {file.name}…</Text>
      {upload && <Progress value={upload.sent * 100} aria-label={`Upload of ${file.name}`} />}
    </>
  );
}
