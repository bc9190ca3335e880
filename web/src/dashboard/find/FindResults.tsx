import { useEffect, useRef } from 'react';

import classes from './FindDialog.module.css';
import type { FindOption, OptionGroup, Piece } from './find-options.ts';

interface FindResultsProps {
  /** The id of the list. */
  id: string;
  groups: OptionGroup[];
  /** The option that Enter chooses. */
  current: FindOption | undefined;
  onChoose: (option: FindOption) => void;
}

/** Shows what was found as the list of a combobox, by kind. */
export function FindResults({ id, groups, current, onChoose }: FindResultsProps) {
  const selected = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Not returned: some browsers give a promise, which is no clean-up.
    selected.current?.scrollIntoView({ block: 'nearest' });
  }, [current?.key]);

  return (
    <div id={id} role="listbox" aria-label="Found" className={classes.list}>
      {groups.map(({ kind, name, options }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} className={classes.kind}>
            {name}
          </div>
          {options.map((option) => {
            const isSelected = option.key === current?.key;
            return (
              // The combobox keeps the focus, and its keys move through the options.
              <div
                key={option.key}
                id={`${id}-${option.key}`}
                ref={isSelected ? selected : undefined}
                role="option"
                aria-selected={isSelected}
                tabIndex={-1}
                className={classes.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option)}
              >
                <Content option={option} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Content({ option }: { option: FindOption }) {
  if (option.type === 'more') return <span className={classes.more}>{option.label}</span>;
  const { title, text, aside } = option;
  return (
    <>
      <span className={classes.title}>
        <Marked pieces={title} />
        {aside && <span className={classes.aside}> {aside}</span>}
      </span>
      <span className={classes.text}>
        <Marked pieces={text} />
      </span>
    </>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  // Pieces have no identity but their place.
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
