import { plainText } from 'backend/html-text';
import type * as schema from 'schema-dts';

import { declarations } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { documentAddress } from '../i18n/site-address.ts';
import { PartListScreenDocument } from '../site/part-list/PartListScreen.generated.ts';
import { PartTable_SpareFragmentDoc } from '../site/part-list/PartTable.generated.ts';
import { ProductScreenDocument } from '../site/product/ProductScreen.generated.ts';
import { ServiceScreenDocument } from '../site/service/ServiceScreen.generated.ts';
import { ContactDetails_SettingsFragmentDoc } from '../site/ui/ContactDetails.generated.ts';
import { encodeText } from '../ui/encode-text.ts';
import { maxPageSize } from '../ui/list/use-read-more.ts';
import { pageAddress } from '../site/page-address.ts';
import { idIn } from './address.ts';
import type { RenderedScreen } from './render-screen.tsx';

/** A thing with properties; the vocabulary also takes its address alone. */
type Node<T extends schema.Thing> = Exclude<T, string>;

interface About {
  /** The origin of absolute addresses. */
  base: string;
  language: Language;
  /** The route of the screen. */
  path: string;
  screen: RenderedScreen;
}

/** Describes the company, the way to a screen and what the screen is about in schema.org's vocabulary. */
export function structuredData(about: About): Node<schema.Thing>[] {
  const things = [organization(about), breadcrumbs(about), service(about), product(about)];
  return [...things, partList(about)].filter((thing) => thing !== undefined);
}

const companyId = (base: string) => `${base}/#company`;

function organization({ base, screen: { client } }: About): Node<schema.Organization> {
  const settings = client.cache.readFragment({
    fragment: ContactDetails_SettingsFragmentDoc,
    from: { __typename: 'Settings' },
  });
  return {
    '@type': 'Organization',
    '@id': companyId(base),
    name: 'Hamberg Turbinen GmbH',
    url: base,
    logo: `${base}/icon-512.png`,
    foundingDate: '2008',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Göttingen',
      addressCountry: 'DE',
      ...(settings?.address && { streetAddress: settings.address }),
    },
    ...(settings?.phone && { telephone: settings.phone }),
    ...(settings?.email && { email: settings.email }),
  };
}

/** The way from the home page; the home page itself has none. */
function breadcrumbs({
  base,
  language,
  path,
  screen,
}: About): Node<schema.BreadcrumbList> | undefined {
  if (path === '/') return undefined;
  const { t } = screen.translation;
  const above = idIn('/parts/:id', path)
    ? [{ to: '/gas-turbina', name: t('gas turbines') }]
    : idIn('/part-list/:id', path)
      ? [{ to: '/spare-parts', name: t('spare parts') }]
      : [];
  const steps = [
    { to: '/', name: 'Hamberg Turbinen' },
    ...above,
    { to: path, name: screen.heading },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ to, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: base + documentAddress(language, to),
    })),
  };
}

/** What every screen of one thing says of it. */
function common({ base, language, path, screen }: About) {
  const { heading, description, image } = screen;
  return {
    name: heading,
    url: base + documentAddress(language, path),
    ...(description && { description }),
    ...(image && { image: new URL(image, base).href }),
  };
}

function service(about: About): Node<schema.Service> | undefined {
  const { base, language, path, screen } = about;
  const variables = { id: idIn('/service/:id', path), ...inLanguage(language) };
  const { cache } = screen.client;
  if (!cache.readQuery({ query: ServiceScreenDocument, variables })?.service) return undefined;
  return { '@type': 'Service', ...common(about), provider: { '@id': companyId(base) } };
}

function product(about: About): Node<schema.Product> | undefined {
  const { language, path, screen } = about;
  const variables = { id: idIn('/parts/:id', path), ...inLanguage(language) };
  const { cache } = screen.client;
  const shown = cache.readQuery({ query: ProductScreenDocument, variables })?.product;
  if (!shown) return undefined;
  const { model, type, power, category } = shown;
  return {
    '@type': 'Product',
    ...common(about),
    ...(model.trim() && { model, mpn: model }),
    ...(category?.name.trim() && { category: category.name }),
    additionalProperty: [
      [screen.translation.t('Type'), type],
      [screen.translation.t('Power(MW)'), power],
    ].flatMap(([name = '', value = '']) =>
      value.trim() ? [{ '@type': 'PropertyValue' as const, name, value }] : [],
    ),
  };
}

function partList({ base, language, path, screen }: About): Node<schema.ItemList> | undefined {
  const variables = {
    id: idIn('/part-list/:id', path),
    ...inLanguage(language),
    first: maxPageSize,
  };
  const { cache } = screen.client;
  const spare = cache.readQuery({ query: PartListScreenDocument, variables })?.spare;
  const list =
    spare &&
    cache.readFragment({
      fragment: PartTable_SpareFragmentDoc,
      fragmentName: 'PartTable_spare',
      from: spare,
      variables,
    });
  if (!list) return undefined;
  const page = screen.listPage?.page ?? 1;
  const address = base + pageAddress(documentAddress(language, path), page);
  return {
    '@type': 'ItemList',
    name: screen.heading,
    url: address,
    numberOfItems: list.parts.totalCount,
    itemListElement: list.parts.edges.map(({ node }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * maxPageSize + index + 1,
      item: {
        '@type': 'Product',
        name: plainText(node.description.in) || node.partNumber,
        mpn: node.partNumber,
        url: `${address}#${encodeText(node.partNumber)}`,
        ...(node.substPart && {
          isSimilarTo: { '@type': 'Product', mpn: node.substPart, name: node.substPart },
        }),
      },
    })),
  };
}

function inLanguage(language: Language) {
  return { language: declarations[language].schemaName };
}
