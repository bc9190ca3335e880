import { useReactiveVar } from '@apollo/client/react';
import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

import { languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { chosenLanguage } from './chosen-language.ts';
import { EmptyMark } from '../ui/EmptyMark.tsx';
import { isEmptyText, labelIn } from '../entity/localized-text.ts';
import type { LocalizedText } from '../entity/localized-text.ts';
import classes from './LocalizedFields.module.css';

interface LocalizedFieldsProps {
  /** The common name of the fields; their labels are 'name(De)', 'name(En)' and so on. */
  name: string;
  value: LocalizedText;
  /** The language that has the whole width, without the others. */
  single?: Language | undefined;
  /** Renders the field of a language; below a tab, its own label is for screen readers only. */
  renderField: (language: Language, hasTab: boolean) => ReactNode;
}

/**
 * Shows a field for each language, side by side if there is room for each editor's toolbar, else as
 * tabs. Marks languages that are still empty.
 */
export function LocalizedFields({ name, value, single, renderField }: LocalizedFieldsProps) {
  const isNarrow = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  const chosen = useReactiveVar(chosenLanguage);

  if (!isNarrow) {
    return (
      <div className={classes.fields}>
        {languages.map((language) => (
          <div
            key={language}
            className={language === single ? classes.single : undefined}
            // Hidden, not removed: its editor keeps what can be undone.
            hidden={single !== undefined && language !== single}
          >
            {renderField(language, false)}
          </div>
        ))}
      </div>
    );
  }
  return (
    <Tabs
      unstyled
      // With React's Activity, Tiptap destroys the editors of hidden tabs, and with them what can be undone.
      keepMountedMode="display-none"
      value={chosen}
      onChange={(next) => {
        const language = languages.find((other) => other === next);
        if (language) chosenLanguage(language);
      }}
      classNames={{ list: classes.tabs, tab: classes.tab }}
    >
      <Tabs.List>
        {languages.map((language) => (
          <Tabs.Tab key={language} value={language}>
            {labelIn(language, name)} {isEmptyText(value[language]) && <EmptyMark />}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map((language) => (
        <Tabs.Panel key={language} value={language}>
          {renderField(language, true)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
