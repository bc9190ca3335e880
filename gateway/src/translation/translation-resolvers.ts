import type { Rest } from '../context.ts';
import { languageKeys } from '../contract/language.ts';
import type { Localized } from '../contract/localized.ts';
import { localized } from '../contract/localized.ts';
import { isBlank } from '../graphql/localized-text.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import type { Translated } from './translation-gaps.ts';
import { translationGaps } from './translation-gaps.ts';

const title = localized('title');
const text = localized('text');
const description = localized('description');

const pages = ['gas-turbina', 'careers', 'contact', 'privacy-policy'] as const;

/** Resolves what is not translated. */
export const translationResolvers = {
  Query: {
    translationGaps: async (_, __, { rest }) => {
      // First what only administrators read: a token that is refused there asks for nothing else.
      const ofPartners = await textsOfPartners(rest);
      const texts = await Promise.all([
        textsOfPages(rest),
        textsOfSpares(rest),
        textsOfServices(rest),
      ]);
      return translationGaps([...texts.flat(), ...ofPartners]);
    },
  },
} satisfies Resolvers;

async function textsOfPages(rest: Rest): Promise<Translated[]> {
  const read = await Promise.all(pages.map((name) => rest.page.find(name)));
  return read.flatMap((page) => {
    const of = { restId: page.name, title: '' };
    const parts = page.parts.map((part): Translated => {
      return { ...of, kind: 'PAGE_PART', field: 'DESCRIPTION', text: description(part) };
    });
    return [{ ...of, kind: 'PAGE', field: 'TEXT', text: text(page) }, ...parts];
  });
}

async function textsOfSpares(rest: Rest): Promise<Translated[]> {
  const spares = await rest.spare.list();
  return spares.flatMap((spare) => {
    const of = { restId: spare.id, title: shownTitle(title(spare)) };
    const parts = spare.parts.map((part): Translated => {
      return { ...of, kind: 'SUB_PART', field: 'DESCRIPTION', text: description(part) };
    });
    return [
      { ...of, kind: 'SPARE', field: 'TITLE', text: title(spare) },
      { ...of, kind: 'SPARE', field: 'TEXT', text: text(spare) },
      ...parts,
    ];
  });
}

async function textsOfServices(rest: Rest): Promise<Translated[]> {
  const services = await rest.service.list();
  return services.flatMap((service) => {
    const of = { kind: 'SERVICE', restId: service.id, title: shownTitle(title(service)) } as const;
    return [
      { ...of, field: 'TITLE', text: title(service) },
      { ...of, field: 'TEXT', text: text(service) },
    ];
  });
}

async function textsOfPartners(rest: Rest): Promise<Translated[]> {
  const partners = await rest.partner.list();
  return partners.map((partner) => {
    return { kind: 'PARTNER', restId: partner.id, title: '', field: 'TEXT', text: text(partner) };
  });
}

/** Returns the German title, else the first that is not blank. */
function shownTitle(of: Localized): string {
  const key = languageKeys.find((one) => !isBlank(of[one]));
  return key ? of[key] : '';
}
