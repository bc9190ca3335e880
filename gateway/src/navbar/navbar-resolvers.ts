import { localized } from '../contract/localized.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** Resolves the navigation. */
export const navbarResolvers = {
  Query: { navbar: (_, __, { rest }) => rest.navbar.find() },
  Navbar: { partnerCount: ({ partners }) => partners },
  NavbarEntry: {
    restId: ({ id }) => id,
    title: localized('title'),
  },
} satisfies Resolvers;
