import { useMemo, useState } from 'react';

import { showAlert } from '../../ui/alert/alert.ts';
import { useHasDrafts } from '../drafts/use-has-drafts.ts';
import { historyStates, useHistoryState } from '../lists/use-history-state.ts';
import { inPlaceDrafts } from './InPlaceRow.tsx';
import type { InPlaceList } from './InPlaceRow.tsx';
import type { SubPartFields_SubPartFragment } from './SubPartFields.generated.ts';

const choices = historyStates<boolean | null>();

interface Edge {
  node: SubPartFields_SubPartFragment;
}

/** Keeps what the rows of a list share. No change of it renders the list, which may be long, while somebody types. */
function createRows() {
  const unsaved = new Map<string, SubPartFields_SubPartFragment>();
  const saves: Promise<boolean>[] = [];
  let news: HTMLElement | null = null;

  async function alertOfSaves() {
    // The others of the same command come before this goes on.
    await Promise.resolve();
    const results = await Promise.all(saves.splice(0));
    if (results.every(Boolean)) showAlert('Successfully updated');
  }

  const list: InPlaceList = {
    setUnsaved: (subPart, isUnsaved) => {
      if (isUnsaved) unsaved.set(subPart.id, subPart);
      else unsaved.delete(subPart.id);
    },
    announce: (text) => {
      if (news) news.textContent = text;
    },
    saving: (save) => {
      if (saves.push(save) === 1) void alertOfSaves();
    },
  };
  return {
    list,
    /** The sub-parts with changes that are not saved. */
    unsaved,
    /** Takes the element that announces what has become of a row. */
    newsRef: (element: HTMLElement | null) => {
      news = element;
    },
  };
}

/**
 * Holds whether the rows of a list are edited in place: off, as the specification has the list, unless one
 * comes back to it or the first rows, `all`, have left drafts. `edges` are those that pass the filter of the
 * server. A row that is edited keeps its place until another filter or order is chosen (`release`), and one
 * that is not saved stays on screen whatever is chosen.
 */
export function useInPlace<T extends Edge>(all: readonly T[], edges: readonly T[]) {
  const ids = all.map(({ node }) => node.id);
  const hasDrafts = useHasDrafts(inPlaceDrafts, ids);
  const [chosen, choose] = useHistoryState(choices, () => null);
  const isOn = chosen ?? hasDrafts;
  const [{ list, unsaved, newsRef }] = useState(createRows);
  const [held, setHeld] = useState(() => new Map<string, T>());

  /** The entries to filter and sort: as they were when filter and order were chosen. */
  const listed = useMemo(() => {
    if (!isOn) return edges;
    return edges.map((edge) => {
      const before = held.get(edge.node.id) ?? edge;
      held.set(edge.node.id, before);
      return before;
    });
  }, [edges, held, isOn]);
  const current = useMemo(() => new Map(edges.map(({ node }) => [node.id, node])), [edges]);

  /** Returns the sub-parts to show for those found: as they are, behind those that are not saved yet. */
  function subPartsOf(found: readonly T[]): SubPartFields_SubPartFragment[] {
    const subParts = found.map(({ node }) => current.get(node.id) ?? node);
    if (!isOn || unsaved.size === 0) return subParts;
    const shown = new Set(subParts.map(({ id }) => id));
    return [...[...unsaved.values()].filter(({ id }) => !shown.has(id)), ...subParts];
  }

  const release = () => setHeld(new Map());
  return {
    isOn,
    list,
    newsRef,
    listed,
    subPartsOf,
    release,
    choose: (next: boolean) => {
      release();
      choose(next);
    },
  };
}
