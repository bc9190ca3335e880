import { Menu } from '@mantine/core';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { IconTable } from '@tabler/icons-react';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeader,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';

import { insertTable } from './rich-text-table.ts';

const entries: [label: string, command: Command][] = [
  ['Insert table', insertTable],
  ['Add row above', addRowBefore],
  ['Add row below', addRowAfter],
  ['Add column before', addColumnBefore],
  ['Add column after', addColumnAfter],
  ['Header row on or off', toggleHeader('row')],
  ['Delete row', deleteRow],
  ['Delete column', deleteColumn],
  ['Delete table', deleteTable],
];

/** The button of the toolbar that inserts and changes tables. */
export function TableMenu({ editor }: { editor: Editor }) {
  const [opened, setOpened] = useState(false);

  function run(command: Command) {
    editor
      .chain()
      .focus()
      .command(({ state, dispatch }) => command(state, dispatch))
      .run();
  }

  return (
    // An entry leads into the text. In Safari the text has the focus before the menu closes, and the
    // menu would take it from there. Escape leads back to the button all the same.
    <Menu opened={opened} onChange={setOpened} position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Frame.Control aria-label="Table" title="Table">
          <IconTable size={16} stroke={1.5} />
        </Frame.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {opened &&
          entries.map(([label, command]) => (
            <Menu.Item key={label} disabled={!command(editor.state)} onClick={() => run(command)}>
              {label}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
