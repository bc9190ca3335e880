import { useApolloClient, useMutation } from '@apollo/client/react';

import { changeEdges } from '../../apollo/connection.ts';
import { hasErrorCode, isStored, isUncertain } from '../../apollo/errors.ts';
import { isOutdated } from '../../apollo/outdated.ts';
import { showAlert, showFailure } from '../../ui/alert/alert.ts';
import { failureOf } from '../drafts/failure.ts';
import { SubPartList_SpareFragmentDoc } from '../sub-part/SubPartList.generated.ts';
import { forgetTrashList } from '../ui/trash-list.ts';
import { keptOf } from './plan-counts.ts';
import type { PreviewSubPartImportMutation } from './ImportSubParts.generated.ts';
import {
  ImportSubPartsDocument,
  PreviewSubPartImportDocument,
  UndoSubPartImportDocument,
} from './ImportSubParts.generated.ts';

type Payload = PreviewSubPartImportMutation['importSubParts'];

/** What an import would do. */
export interface Plan {
  /** The version of the spare that this is for. */
  version: string | null;
  errors: NonNullable<Payload['errors']>;
  warnings: NonNullable<Payload['warnings']>;
  added: NonNullable<Payload['added']>;
  changed: NonNullable<Payload['changed']>;
  removed: NonNullable<Payload['removed']>;
}

/** A file, and whether the sub-parts go that it does not name. */
export interface ImportInput {
  file: File;
  removeOthers: boolean;
}

/** What became of an import. */
interface Outcome {
  /** `unknown` where nobody knows whether it is stored. */
  state: 'done' | 'outdated' | 'unknown' | 'failed';
  /** By which it can be undone. */
  importId?: string | null | undefined;
  /** Why it failed. */
  reason?: string | undefined;
}

/** Returns the functions that preview a file, import it and undo that; an import updates the list in the cache. */
export function useImport(spareId: string) {
  const client = useApolloClient();
  const [undoImport] = useMutation(UndoSubPartImportDocument);
  const [previewFile, { loading: previewing }] = useMutation(PreviewSubPartImportDocument);
  const [importFile, { loading: importing }] = useMutation(ImportSubPartsDocument, {
    update: (cache, { data }) => {
      const { added, removed, version } = data?.importSubParts ?? {};
      if (!added || !removed) return;
      const of = { __typename: 'Spare', id: spareId };
      changeEdges(
        cache,
        { document: SubPartList_SpareFragmentDoc, of, field: 'parts' },
        {
          added: added.flatMap(({ subPartEdge }) => subPartEdge ?? []),
          removedIds: removed.map(({ id }) => id),
        },
      );
      const id = cache.identify(of);
      if (version && id) cache.modify({ id, fields: { version: () => version } });
      if (removed.length > 0) forgetTrashList(cache);
    },
  });

  async function preview(input: ImportInput): Promise<Plan | undefined> {
    try {
      const variables = { input: { spareId, ...input, preview: true } };
      const payload = (await previewFile({ variables })).data?.importSubParts;
      if (!payload) return undefined;
      const { version, errors, warnings, added, changed, removed } = payload;
      return {
        version,
        errors: errors ?? [],
        warnings: warnings ?? [],
        added: added ?? [],
        changed: changed ?? [],
        removed: removed ?? [],
      };
    } catch {
      // The Apollo client has logged it.
      return undefined;
    }
  }

  async function run(input: ImportInput, version: string | null): Promise<Outcome> {
    try {
      const variables = { input: { spareId, ...input, preview: false, version } };
      const response = await importFile({ variables });
      if (isOutdated(response)) return { state: 'outdated' };
      return { state: 'done', importId: response.data?.importSubParts.importId };
    } catch (error) {
      if (isStored(error)) return { state: 'done' };
      if (isUncertain(error)) return { state: 'unknown' };
      return { state: 'failed', reason: failureOf(error)?.reason };
    }
  }

  async function undo(importId: string): Promise<void> {
    const undone = await sendUndo(importId);
    client.cache.evict({ id: 'ROOT_QUERY' });
    if (!undone) {
      showFailure(
        'Nothing was undone: this import is undone already, or its spare parts were changed since then.',
      );
      return;
    }
    showAlert(undone.kept === 0 ? 'Import undone' : `Import undone. ${keptOf(undone.kept)}.`);
  }

  /** Undoes an import; undefined where nothing of it was left to undo. */
  async function sendUndo(importId: string): Promise<{ kept: number } | undefined> {
    try {
      const response = await undoImport({ variables: { input: { spareId, importId } } });
      const { restoredCount, revertedCount, removedCount, keptCount } =
        response.data?.undoSubPartImport ?? {};
      const count = (restoredCount ?? 0) + (revertedCount ?? 0) + (removedCount ?? 0);
      return count === 0 ? undefined : { kept: keptCount ?? 0 };
    } catch (error) {
      // What an import added, and nothing else, is not found once that is undone.
      if (hasErrorCode(error, 'NOT_FOUND')) return undefined;
      throw error;
    }
  }

  return { preview, run, undo, previewing, importing };
}
