import { appendEdge } from '../../apollo/connection.ts';
import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { ArticleList } from '../article/ArticleList.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { textsOf } from '../entity/localized-text.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { AddServiceDocument, ServiceListScreenDocument } from './ServiceListScreen.generated.ts';
import type { ServiceListScreenQuery } from './ServiceListScreen.generated.ts';

type Edge = ServiceListScreenQuery['services']['edges'][number];

const list = { document: ServiceListScreenDocument, field: 'services' } as const;

const titlesOf = ({ node: { title } }: Edge) => textsOf(title);

/** Lists the services as cards, with the dialog that adds one (spec 2.14, 'Services list'). */
export function ServiceListScreen() {
  const { services } = useScreenQuery(ServiceListScreenDocument, wholeList).data;
  const reading = useWholeList(services, useReadMore(ServiceListScreenDocument, wholeList));

  const filter = useFilter(services.edges, titlesOf);

  return (
    <ArticleList
      title="Services"
      addTitle="Add service"
      edges={services.edges}
      reading={reading}
      filter={filter}
      kind="SERVICE"
      field="services"
      card={(service) => <ServiceCard service={service} />}
      add={{
        needsImage: true,
        call: AddServiceDocument,
        append: (cache, { addService }) => appendEdge(cache, list, addService.serviceEdge),
      }}
    />
  );
}
