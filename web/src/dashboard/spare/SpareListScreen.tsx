import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { ArticleList } from '../article/ArticleList.tsx';
import { AddSpareDialog } from './AddSpareDialog.tsx';
import { SpareCard } from './SpareCard.tsx';
import { SpareListScreenDocument } from './SpareListScreen.generated.ts';

/** Lists the spares as cards, with the dialog that adds one (spec 2.14, 'Spare parts list'). */
export function SpareListScreen() {
  const { spares } = useScreenQuery(SpareListScreenDocument, wholeList).data;
  const reading = useWholeList(spares, useReadMore(SpareListScreenDocument, wholeList));

  return (
    <ArticleList
      title="Spare Parts"
      addTitle="Add spare part"
      edges={spares.edges}
      reading={reading}
      type="Spare"
      field="spares"
      titleOf={({ title }) => title.de}
      card={(spare) => <SpareCard spare={spare} />}
      AddDialog={AddSpareDialog}
    />
  );
}
