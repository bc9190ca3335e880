import { useApolloClient } from '@apollo/client/react';
import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/use-language.ts';
import { addToBasket, maxParts } from '../basket/basket.ts';
import type { BasketPart } from '../basket/basket.ts';
import { leaveEntry } from './leave-entry.ts';
import { matchLines } from './match-lines.ts';
import type { MatchedLine } from './match-lines.ts';
import { maxLines, readPastedLines } from './pasted-parts.ts';
import classes from './PasteList.module.css';

/** Takes a list from a spreadsheet into the basket, and names the lines that no part list has. */
export function PasteList() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { schemaLanguage } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [searching, setSearching] = useState(false);
  const [matched, setMatched] = useState<MatchedLine[]>([]);
  /** The lines without an exact part, until one decides about them. */
  const [open, setOpen] = useState<MatchedLine[]>([]);
  /** The lines for which the basket had no room. */
  const [unfit, setUnfit] = useState<MatchedLine[]>([]);
  /** How many lines are still to be looked up. */
  const [left, setLeft] = useState(0);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const lines = readPastedLines(field.current?.value ?? '');
    if (lines.length === 0 || searching) return;
    setSearching(true);
    const results = await matchLines(client, lines.slice(0, maxLines), schemaLanguage);
    setSearching(false);
    const failed = results.filter((result) => result.failed);
    const withoutRoom: MatchedLine[] = [];
    for (const result of results) {
      const { part, isExact } = result;
      if (part && isExact && !addToBasket(part, part.quantity)) withoutRoom.push(result);
    }
    const rest = lines.slice(maxLines);
    setMatched(results);
    setOpen((before) => {
      const known = new Set(before.map(({ line }) => asPasted(line)));
      const isNew = ({ line }: MatchedLine) => !known.has(asPasted(line));
      return [...before, ...results.filter((one) => !one.isExact && !one.failed && isNew(one))];
    });
    setUnfit(withoutRoom);
    setLeft(rest.length);
    const stay = [...[...failed, ...withoutRoom].map(({ line }) => line), ...rest];
    if (field.current) field.current.value = stay.map(asPasted).join('\n');
  }

  function take(result: MatchedLine, part: BasketPart, button: Element) {
    const fits = addToBasket(part, part.quantity);
    const others = unfit.filter((other) => other !== result);
    setUnfit(fits ? others : [...others, result]);
    if (!fits) return;
    leaveEntry(button, title.current);
    setOpen((lines) => lines.filter((other) => other !== result));
  }

  const failures = matched.filter(({ failed }) => failed).length;
  const exact = matched.filter(({ isExact }) => isExact);
  const added = exact.filter((result) => !unfit.includes(result)).length;
  const missing = matched.length - exact.length - failures;
  const messages = [
    matched.length > 0 && t('Lines added', { number: added, missing }),
    failures > 0 && t('Some lines could not be looked up', { number: failures }),
    unfit.length > 0 && t('Lines without room', { number: unfit.length, most: maxParts }),
    left > 0 && t('Lines left in the field', { number: left, most: maxLines }),
  ];

  return (
    <section className={classes.paste}>
      <h2 ref={title} tabIndex={-1} className={classes.title}>
        {t('paste a list')}
      </h2>
      {/* A search as that of one part; nothing of it is sent but the numbers. */}
      <form role="search" onSubmit={handleSubmit}>
        <Textarea
          ref={field}
          rows={5}
          label={t('Part numbers and quantities')}
          description={t('paste hint', { number: maxLines })}
          classNames={{ input: classes.field }}
          spellCheck={false}
          readOnly={searching}
        />
        <Button type="submit" variant="default" mt="sm" loading={searching}>
          {t('Add the list')}
        </Button>
      </form>
      <p role="status" className={classes.status}>
        {searching ? t('Searching…') : messages.filter(Boolean).join('\n')}
      </p>
      {open.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{t('not found in any list')}</h3>
          <ul className={classes.open}>
            {open.map((result) => (
              <OpenLine key={asPasted(result.line)} result={result} onTake={take} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface OpenLineProps {
  result: MatchedLine;
  onTake: (result: MatchedLine, part: BasketPart, button: Element) => void;
}

/** A line without an exact part: offers the part that is most like it, and to ask for it as it is. */
function OpenLine({ result, onTake }: OpenLineProps) {
  const { t } = useTranslation();
  const { line, part } = result;
  const { partNumber, quantity } = line;
  const asTyped = {
    id: `typed ${partNumber}`,
    partNumber,
    quantity,
    description: '',
    substPart: '',
  };

  return (
    <li>
      <span className={classes.number}>{asPasted(line).replace('\t', ' × ')}</span>
      <span className={classes.choices}>
        {part && (
          <Button
            variant="default"
            size="xs"
            onClick={({ currentTarget }) => onTake(result, part, currentTarget)}
          >
            {t('Perhaps', { number: part.partNumber })}
          </Button>
        )}
        <Button
          variant="subtle"
          size="xs"
          aria-label={`${t('Ask for it as typed')}: ${partNumber}`}
          onClick={({ currentTarget }) => onTake(result, asTyped, currentTarget)}
        >
          {t('Ask for it as typed')}
        </Button>
      </span>
    </li>
  );
}

/** Writes a line as it comes from a spreadsheet. */
function asPasted({ partNumber, quantity }: MatchedLine['line']): string {
  return quantity > 1 ? `${partNumber}\t${quantity}` : partNumber;
}
