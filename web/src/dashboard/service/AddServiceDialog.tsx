import { appendEdge } from '../../apollo/connection.ts';
import { AddArticleDialog } from '../article/AddArticleDialog.tsx';
import type { DialogState } from '../article/AddArticleDialog.tsx';
import { AddServiceDocument } from './AddServiceDialog.generated.ts';
import { ServiceListScreenDocument } from './ServiceListScreen.generated.ts';

/** Adds a service to the list in a dialog; sends nothing without an image (spec 2.14, 5). */
export function AddServiceDialog(dialog: DialogState) {
  return (
    <AddArticleDialog
      {...dialog}
      title="Add service"
      kind="SERVICE"
      needsImage
      call={AddServiceDocument}
      onAdded={(cache, { addService }) => {
        const edge = addService.serviceEdge;
        if (!edge) return undefined;
        appendEdge(cache, { document: ServiceListScreenDocument, field: 'services' }, edge);
        return edge.node;
      }}
    />
  );
}
