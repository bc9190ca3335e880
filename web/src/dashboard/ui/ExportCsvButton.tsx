import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';

import { busy } from '../../ui/busy.tsx';
import { writeCsv } from '../../ui/csv/write-csv.ts';
import { usePending } from '../../ui/use-pending.ts';
import { saveFile } from './download-file.ts';
import { succeeds } from './succeeds.ts';

interface ExportCsvButtonProps {
  /** Reads the rows, the heads of the columns first, and names the file. Rejects if it cannot. */
  read: () => Promise<{ fileName: string; rows: string[][] }>;
}

/** Saves a whole list as CSV. */
export function ExportCsvButton({ read }: ExportCsvButtonProps) {
  const [loading, run] = usePending();

  async function exportAll() {
    const { fileName, rows } = await read();
    saveFile(fileName, new Blob([writeCsv(rows, ';')], { type: 'text/csv;charset=utf-8' }));
  }

  return (
    <Button
      variant="default"
      leftSection={<IconTableExport size={16} stroke={1.75} />}
      {...busy(loading)}
      onClick={() => run(succeeds(exportAll()))}
    >
      Export CSV
    </Button>
  );
}
