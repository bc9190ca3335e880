import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { ArticleList } from '../article/ArticleList.tsx';
import { AddServiceDialog } from './AddServiceDialog.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceListScreenDocument } from './ServiceListScreen.generated.ts';

/** Lists the services as cards, with the dialog that adds one (spec 2.14, 'Services list'). */
export function ServiceListScreen() {
  const { services } = useScreenQuery(ServiceListScreenDocument, wholeList).data;
  const reading = useWholeList(services, useReadMore(ServiceListScreenDocument, wholeList));

  return (
    <ArticleList
      title="Services"
      addTitle="Add service"
      edges={services.edges}
      reading={reading}
      type="Service"
      field="services"
      titleOf={({ title }) => title.en}
      card={(service) => <ServiceCard service={service} />}
      AddDialog={AddServiceDialog}
    />
  );
}
