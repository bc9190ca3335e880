import { diffArrays } from 'diff';

/** Paragraphs that two people have changed in different ways. */
export interface Passage {
  base: string[];
  mine: string[];
  theirs: string[];
}

/** Whose version is kept. */
export type Choice = Exclude<keyof Passage, 'base'>;

/** How a text consists of paragraphs. */
export interface Format {
  divide: (text: string) => string[];
  join: (paragraphs: readonly string[]) => string;
}

/** Takes each line for a paragraph. */
export const plainText: Format = {
  divide: (text) => text.split('\n'),
  join: (paragraphs) => paragraphs.join('\n'),
};

/** What replaces some paragraphs of a text, by their places. */
interface Edit {
  start: number;
  end: number;
  paragraphs: string[];
}

/** Paragraphs that one or both have changed. */
interface Region {
  start: number;
  end: number;
  mine: Edit[];
  theirs: Edit[];
}

/**
 * Merges two changes of a text paragraph by paragraph. Returns the text in parts: as paragraphs what is
 * settled, as passages what both have changed in different ways.
 */
export function mergeTexts(
  { base, mine, theirs }: Record<keyof Passage, string>,
  { divide }: Format,
): (string[] | Passage)[] {
  const paragraphs = divide(base);
  const editsIn = (text: string) => editsOf(paragraphs, divide(text));
  const parts: (string[] | Passage)[] = [];
  let at = 0;
  for (const region of regionsOf(editsIn(mine), editsIn(theirs))) {
    const { start, end } = region;
    const [own, other] = [
      withEdits(paragraphs, region, region.mine),
      withEdits(paragraphs, region, region.theirs),
    ];
    parts.push(paragraphs.slice(at, start));
    if (region.mine.length === 0) parts.push(other);
    else if (region.theirs.length === 0 || isSameList(own, other)) parts.push(own);
    else parts.push({ base: paragraphs.slice(start, end), mine: own, theirs: other });
    at = end;
  }
  return [...parts, paragraphs.slice(at)];
}

/** Joins the parts of a merged text, with a choice for each of its passages. */
export function withChoices(
  parts: readonly (string[] | Passage)[],
  choices: readonly Choice[],
  { join }: Format,
): string {
  let next = 0;
  const paragraphs = parts.flatMap((part) =>
    Array.isArray(part) ? part : part[choices[next++] ?? 'mine'],
  );
  return join(paragraphs);
}

/** Lists where a text differs from some paragraphs. */
function editsOf(before: string[], after: string[]): Edit[] {
  const edits: Edit[] = [];
  let start = 0;
  let removed: string[] = [];
  let added: string[] = [];

  function close() {
    const end = start + removed.length;
    if (removed.length === added.length) {
      // As many as before: each was changed by itself.
      edits.push(
        ...added.map((paragraph, index) => ({
          ...{ start: start + index, end: start + index + 1 },
          paragraphs: [paragraph],
        })),
      );
    } else edits.push({ start, end, paragraphs: added });
    [start, removed, added] = [end, [], []];
  }

  for (const change of diffArrays(before, after)) {
    if (change.removed) removed = change.value;
    else if (change.added) added = change.value;
    else {
      close();
      start += change.value.length;
    }
  }
  close();
  return edits;
}

/** Groups the edits of both sides that overlap. */
function regionsOf(mine: Edit[], theirs: Edit[]): Region[] {
  const edits = [
    ...mine.map((edit) => ({ edit, side: 'mine' as const })),
    ...theirs.map((edit) => ({ edit, side: 'theirs' as const })),
  ].toSorted((one, other) => one.edit.start - other.edit.start || one.edit.end - other.edit.end);
  const regions: Region[] = [];
  for (const { edit, side } of edits) {
    const { start, end } = edit;
    let region = regions.at(-1);
    // Both have put something in the same place: which comes first is for people to say.
    const isSamePlace = region?.start === end;
    if (!region || !(start < region.end || isSamePlace)) {
      region = { start, end, mine: [], theirs: [] };
      regions.push(region);
    }
    region.end = Math.max(region.end, end);
    region[side].push(edit);
  }
  return regions;
}

/** Returns the paragraphs of a region after some edits. */
function withEdits(paragraphs: string[], region: Region, edits: Edit[]): string[] {
  const edited: string[] = [];
  let at = region.start;
  for (const { start, end, paragraphs: replacement } of edits) {
    edited.push(...paragraphs.slice(at, start), ...replacement);
    at = end;
  }
  return [...edited, ...paragraphs.slice(at, region.end)];
}

function isSameList(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}
