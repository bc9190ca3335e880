import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { languages } from '../../i18n/languages.ts';
import { plainFields } from '../sub-part/sub-part-fields.ts';
import { labelIn } from '../entity/localized-text.ts';
import classes from './ImportPreview.module.css';
import { counted } from './plan-counts.ts';
import type { Plan } from './use-import.ts';

/** How many rows of a list are shown at a time; thousands would take long to show. */
const pageSize = 100;

interface ImportPreviewProps {
  /** The name of the file. */
  name: string;
  plan: Plan;
}

/** Shows what is wrong with a file by line or, where nothing is, what its import would do. */
export function ImportPreview({
  name,
  plan: { errors, warnings, added, changed, removed },
}: ImportPreviewProps) {
  if (errors.length > 0) {
    return (
      <>
        <Text>
          {name} has {counted(errors.length, 'error')}. Nothing can be imported until the file is
          right.
        </Text>
        <Rows rows={errors.map(rowOfMessage)} />
      </>
    );
  }
  if (added.length + changed.length + removed.length === 0) {
    return (
      <>
        <Text>{name} changes nothing: all of its spare parts are stored like this.</Text>
        <Section title="To check" rows={warnings.map(rowOfMessage)} />
      </>
    );
  }
  return (
    <>
      <Text>What the import of {name} would do:</Text>
      <Section title="To check" rows={warnings.map(rowOfMessage)} />
      <Section
        title="New"
        rows={added.map(({ line, values }) => ({
          key: `${line}`,
          line,
          content: <AllTexts values={values} />,
        }))}
      />
      <Section
        title="Changed"
        rows={changed.map(({ line, before, after }) => ({
          key: `${line}`,
          line,
          content: (
            <>
              <span className={classes.number}>{before.partNumber || 'No number'}</span>
              <Changes before={before} after={after} />
            </>
          ),
        }))}
      />
      <Section
        title="Removed"
        rows={removed.map((part) => ({ key: part.id, content: <Named {...part} /> }))}
      />
    </>
  );
}

function rowOfMessage({ line, column, message }: Plan['errors'][number], index: number): Row {
  return {
    key: `${index}`,
    line,
    content: (
      <>
        {column && <strong>{column} </strong>}
        {message}
      </>
    ),
  };
}

interface Row {
  key: string;
  line?: number;
  content: ReactNode;
}

function Section({ title, rows }: { title: string; rows: Row[] }) {
  if (rows.length === 0) return null;
  return (
    <details open className={classes.section}>
      <summary>
        {title} ({rows.length.toLocaleString('en')})
      </summary>
      <Rows rows={rows} />
    </details>
  );
}

function Rows({ rows }: { rows: Row[] }) {
  const [shown, setShown] = useState(pageSize);
  const more = rows.length - shown;
  return (
    // Scrolled by keyboard, too.
    <ul className={classes.rows} tabIndex={0}>
      {rows.slice(0, shown).map(({ key, line, content }) => (
        <li key={key} className={classes.row}>
          {line !== undefined && <span className={classes.line}>Line {line}</span>}
          <span className={classes.content}>{content}</span>
        </li>
      ))}
      {more > 0 && (
        <li className={classes.row}>
          <span>and {more.toLocaleString('en')} more</span>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => setShown((before) => before + pageSize)}
          >
            Show the next {Math.min(more, pageSize)}
          </Button>
        </li>
      )}
    </ul>
  );
}

type Values = Plan['changed'][number]['before'];

function Named({ partNumber, description }: Pick<Values, 'partNumber' | 'description'>) {
  const language = languages.find((one) => description[one].trim() !== '');
  return (
    <>
      <span className={classes.number}>{partNumber || 'No number'}</span>
      {language && <span lang={language}> {description[language]}</span>}
    </>
  );
}

/** The texts of a sub-part by the labels of its fields. */
function textsOf(values: Values): Map<string, string> {
  return new Map([
    ...plainFields.map(({ name, label }) => [label, String(values[name] ?? '')] as const),
    ...languages.map(
      (language) => [labelIn(language, 'Description'), values.description[language]] as const,
    ),
  ]);
}

/** All that is written of a new part. */
function AllTexts({ values }: { values: Values }) {
  const [, ...others] = textsOf(values);
  return (
    <>
      <span className={classes.number}>{values.partNumber || 'No number'}</span>
      {others
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <span key={label} className={classes.change}>
            {label}: {text}
          </span>
        ))}
    </>
  );
}

function Changes({ before, after }: { before: Values; after: Values }) {
  const old = textsOf(before);
  return [...textsOf(after)]
    .filter(([label, text]) => text !== old.get(label))
    .map(([label, text]) => (
      <span key={label} className={classes.change}>
        {label}: <del>{old.get(label) || 'empty'}</del> → <ins>{text || 'empty'}</ins>
      </span>
    ));
}
