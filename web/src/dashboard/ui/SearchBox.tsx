import { Loader, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import classes from './SearchBox.module.css';

/** Options under a heading. */
export interface OptionGroup<Option> {
  key: string;
  name: string;
  options: Option[];
}

interface SearchBoxProps<Option> {
  label: string;
  placeholder: string;
  /** What is typed. */
  text: string;
  onType: (text: string) => void;
  groups: OptionGroup<Option>[];
  /** Whether the options are still those of an older text. */
  isWaiting: boolean;
  /** What is said in place of options, or below them; '' for nothing. */
  status: string;
  onChoose: (option: Option) => void;
  /** Whether Escape closes what is around it alone, and not a dialog below that. */
  keepsEscape?: boolean;
  /** Shows an option. */
  children: (option: Option) => ReactNode;
}

/** Shows a field with what it finds, by groups, as a combobox whose list is always open. */
export function SearchBox<Option extends { key: string }>(props: SearchBoxProps<Option>) {
  const { label, placeholder, text, onType, groups, isWaiting, status, onChoose } = props;
  const [active, setActive] = useState(0);
  const listId = useId();
  const selected = useRef<HTMLDivElement>(null);
  const options = groups.flatMap((group) => group.options);
  const current = options[Math.min(active, options.length - 1)];

  useEffect(() => {
    // Not returned: some browsers give a promise, which is no clean-up.
    selected.current?.scrollIntoView({ block: 'nearest' });
  }, [current?.key]);

  function choose(option: Option) {
    setActive(0);
    onChoose(option);
  }

  const moves: Record<string, (index: number) => number> = {
    ArrowDown: (index) => (index + 1) % options.length,
    ArrowUp: (index) => (index - 1 + options.length) % options.length,
  };

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const move = moves[event.key];
    if (move) setActive(move(Math.min(active, options.length - 1)));
    // What is shown may still be what an older text has found.
    else if (event.key === 'Enter' && current && !isWaiting) choose(current);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <TextInput
        data-autofocus
        data-mantine-stop-propagation={props.keepsEscape}
        role="combobox"
        aria-label={label}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current && `${listId}-${current.key}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        size="md"
        placeholder={placeholder}
        className={classes.field}
        leftSection={
          isWaiting && text ? <Loader size="xs" aria-hidden /> : <IconSearch size={18} />
        }
        value={text}
        onChange={(event) => {
          setActive(0);
          onType(event.currentTarget.value);
        }}
        onKeyDown={handleKeyDown}
      />
      <div id={listId} role="listbox" aria-label="Found" className={classes.list}>
        {groups.map(({ key, name, options }) => (
          <div key={key} role="group" aria-labelledby={`${listId}-${key}`}>
            <div id={`${listId}-${key}`} className={classes.group}>
              {name}
            </div>
            {options.map((option) => {
              const isSelected = option.key === current?.key;
              return (
                // The combobox keeps the focus, and its keys move through the options.
                <div
                  key={option.key}
                  id={`${listId}-${option.key}`}
                  ref={isSelected ? selected : undefined}
                  role="option"
                  aria-selected={isSelected}
                  tabIndex={-1}
                  className={classes.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {props.children(option)}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={classes.status}>
        {status}
      </p>
    </>
  );
}
