import { appendEdge } from '../../apollo/connection.ts';
import { AddArticleDialog } from '../article/AddArticleDialog.tsx';
import type { DialogState } from '../article/AddArticleDialog.tsx';
import { AddSpareDocument } from './AddSpareDialog.generated.ts';
import { SpareListScreenDocument } from './SpareListScreen.generated.ts';

/** Adds a spare to the list in a dialog (spec 2.14). */
export function AddSpareDialog(dialog: DialogState) {
  return (
    <AddArticleDialog
      {...dialog}
      title="Add spare part"
      kind="SPARE"
      call={AddSpareDocument}
      onAdded={(cache, { addSpare }) => {
        const edge = addSpare.spareEdge;
        if (!edge) return undefined;
        appendEdge(cache, { document: SpareListScreenDocument, field: 'spares' }, edge);
        return edge.node;
      }}
    />
  );
}
