import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { parse } from 'graphql';
import type { KeyboardEvent } from 'react';
import { useId, useRef, useState } from 'react';
import type { Example } from './examples.ts';
import { filterExamples } from './examples.ts';

/**
 * The examples by file, with a field that filters them. Enter there opens the first, the arrow keys
 * go through the list.
 */
export function ExampleList({ examples }: { examples: Example[] }) {
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<string>();
  const isReady = useGraphiQL((state) => state.queryEditor !== undefined);
  const openExample = useOpenExample(examples);
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const found = filterExamples(examples, words);
  const groups = Object.entries(Object.groupBy(found, ({ group }) => group));
  const open = (example: Example) => {
    setOpened(example.name);
    openExample(example);
  };
  return (
    <section
      ref={section}
      className="example-list"
      aria-label="Examples"
      onKeyDown={(event) => section.current && moveFocus(section.current, event)}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && found[0]) open(found[0]);
        }}
      >
        <label htmlFor={`${id}-filter`}>Filter examples</label>
        <input
          id={`${id}-filter`}
          type="search"
          value={words}
          placeholder="spare mutation"
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
        <p role="status">
          {found.length === 0
            ? `No example has '${words.trim()}'.`
            : `${found.length} of ${examples.length}`}
        </p>
      </form>
      {groups.map(([group, members = []]) => (
        <div key={group}>
          <h3 id={`${id}-${group}`}>{group}</h3>
          <ul aria-labelledby={`${id}-${group}`}>
            {members.map((example) => (
              <li key={example.name}>
                <button
                  type="button"
                  disabled={!isReady}
                  aria-current={example.name === opened ? 'true' : undefined}
                  onClick={() => open(example)}
                >
                  {example.name} <small>{example.kind}</small>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Opens an example in this tab, or in a new one where somebody typed in this. */
function useOpenExample(examples: Example[]) {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const responseEditor = useGraphiQL((state) => state.responseEditor);
  const actions = useGraphiQLActions();
  return ({ name, query, variables }: Example) => {
    const text = queryEditor?.getValue() ?? '';
    const isOwn = text.trim() !== '' && !examples.some((example) => example.query === text);
    if (isOwn) actions.addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    responseEditor?.setValue('');
    // GraphiQL would notice a moment later; who presses Execute in between would ask the old one.
    const documentAST = parse(query);
    actions.setOperationFacts({ documentAST, operationName: name, operations: [] });
    actions.updateActiveTabValues({ query, variables, response: '', operationName: name });
  };
}

/** Moves the focus with the arrow keys: from the field to the first example, and between them. */
function moveFocus(section: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...section.querySelectorAll<HTMLElement>('input, button')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}
