import { isBlank, plainText } from 'backend/html-text';
import type { GraphQLResolveInfo } from 'graphql';
import type { Rest } from '../apis.ts';
import { languagesAskedFor } from '../graphql/asks-for.ts';
import { connection, Edge } from '../graphql/connection.ts';
import { deletion, restIdIn, restIdOf, toGlobalId } from '../graphql/global-id.ts';
import { imageOf } from '../contract/image.ts';
import type { Localized } from '../contract/localized.ts';
import type { LanguageKey } from '../contract/language.ts';
import { languageKey, languageKeys } from '../contract/language.ts';
import { unlessOutdated } from '../graphql/user-errors.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { givenFields } from '../contract/object.ts';
import { nullIfMissing } from '../contract/error.ts';
import type { RestPartner } from './partner-rest.ts';
import { partnerFields } from './partner-rest.ts';

const { text } = partnerFields.resolvers;

/** Resolves partners and their mutations. */
export const partnerResolvers = {
  Query: {
    partners: async (_, { language, ...args }, { rest }) => {
      const entries = await (language
        ? rest.partner.listIn(languageKey(language))
        : rest.partner.list());
      return connection({ entries }, args, (partner) =>
        Object.values<string>(text(partner)).map(plainText),
      );
    },
    partner: (_, { by }, { rest }) => nullIfMissing(rest.partner.find(restIdIn('Partner', by))),
  },
  Mutation: {
    addPartner: async (_, { input }, { rest }) => ({
      partnerEdge: new Edge(await rest.partner.add(partnerFields.whole(input), input.image)),
    }),
    updatePartner: (_, { input: { id, image, version, ...fields } }, { rest }) => {
      const restId = restIdOf('Partner', id);
      const changes = { ...partnerFields.changes(fields), ...givenFields({ image }) };
      return unlessOutdated(
        async () => ({ partner: await rest.partner.update(restId, changes, version) }),
        async () => ({ partner: await rest.partner.find(restId) }),
      );
    },
    deletePartner: async (_, { input: { id, version } }, { rest }) =>
      deletion(id, await rest.partner.remove(restIdOf('Partner', id), version)),
  },
  Partner: {
    id: ({ id }) => toGlobalId('Partner', id),
    restId: ({ id }) => id,
    image: (partner) => imageOf(partner.image_id, partner),
    text: textOf,
  },
} satisfies Resolvers;

/**
 * Resolves the text in the selected languages. A public list has one language, so the others are read
 * (spec 7.1); if one is blank, those that stand in for it are read until one is not.
 */
function textOf(
  partner: RestPartner,
  _: unknown,
  { rest }: { rest: Rest },
  info: GraphQLResolveInfo,
): Localized | Promise<Localized> {
  const known = text(partner);
  if (!partner.listedIn) return known;
  const languages = languagesAskedFor(info).map((language) => languageKey(language));
  return languages.some((language) => isBlank(known[language]))
    ? withTexts(partner, known, languages, rest)
    : known;
}

async function withTexts(
  { id, listedIn }: RestPartner,
  known: Localized,
  languages: LanguageKey[],
  rest: Rest,
): Promise<Localized> {
  const texts = { ...known };
  const read = async (language: LanguageKey) => {
    if (language === listedIn || !isBlank(texts[language])) return;
    texts[language] = await rest.partner.textIn(language, id);
  };
  await Promise.all(languages.map(read));
  for (const other of languageKeys) {
    if (!languages.some((language) => isBlank(texts[language]))) break;
    await read(other);
    if (!isBlank(texts[other])) break;
  }
  return texts;
}
