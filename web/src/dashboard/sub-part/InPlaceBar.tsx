import { Group, SegmentedControl, Switch } from '@mantine/core';

import { languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { chosenLanguage } from '../trilingual/chosen-language.ts';
import classes from './InPlaceBar.module.css';

interface InPlaceBarProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The language of the descriptions that are edited. */
  language: Language;
}

const choices = languages.map((language) => ({ value: language, label: language.toUpperCase() }));

/** Switches a list to editing in place, and chooses the language of its descriptions. */
export function InPlaceBar({ isOn, onChange, language }: InPlaceBarProps) {
  return (
    <Group mb="md" mih="2.75rem">
      <Switch
        label="Edit in place"
        classNames={{ track: classes.track, thumb: classes.thumb }}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {isOn && (
        <SegmentedControl
          className={classes.language}
          aria-label="Language of the descriptions"
          size="xs"
          data={choices}
          value={language}
          onChange={chosenLanguage}
        />
      )}
    </Group>
  );
}
