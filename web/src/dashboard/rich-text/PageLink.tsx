import { Popover } from '@mantine/core';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { IconFileSymlink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';

import type { Language } from '../../i18n/languages.ts';
import { siteAddress } from '../../i18n/site-address.ts';
import { PageField } from './PageField.tsx';
import { linkToPage } from './rich-text-link.ts';
import classes from './PageLink.module.css';

const label = 'Link to a page of this website';

interface PageLinkProps {
  editor: Editor;
  /** The language of the text, which is that of the pages. */
  language: Language;
}

/** The button of the toolbar that links the selection to a page of this website. */
export function PageLink({ editor, language }: PageLinkProps) {
  const [opened, setOpened] = useState(false);

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width="min(24rem, 92vw)"
      shadow="md"
      // It has the focus, so it stays where its button has been scrolled away.
      hideDetached={false}
      trapFocus
    >
      <Popover.Target>
        <Frame.Control aria-label={label} title={label} onClick={() => setOpened(!opened)}>
          <IconFileSymlink size={16} stroke={1.5} />
        </Frame.Control>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        {opened && (
          <PageField
            language={language}
            onChoose={(page) => {
              setOpened(false);
              linkToPage(editor, page.title, siteAddress(language, page.route));
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
