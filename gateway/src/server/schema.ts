import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { accountResolvers } from '../account/account-resolvers.ts';
import { administratorResolvers } from '../account/administrator-resolvers.ts';
import { secondFactorResolvers } from '../account/second-factor-resolvers.ts';
import { sessionResolvers } from '../account/session-resolvers.ts';
import { applicationNodes, applicationResolvers } from '../application/application-resolvers.ts';
import { categoryNodes, categoryResolvers } from '../category/category-resolvers.ts';
import { editingResolvers } from '../editing/editing-resolvers.ts';
import { findResolvers } from '../find/find-resolvers.ts';
import { enforceAuthenticated } from '../graphql/authenticated.ts';
import type { Complete } from '../graphql/field-sources.ts';
import { localized } from '../contract/localized.ts';
import { localizedTextResolvers } from '../graphql/localized-text.ts';
import { findNode } from '../graphql/node.ts';
import { refusalsAsData } from '../graphql/user-errors.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { implementScalars } from '../graphql/scalars.ts';
import { logNodes, logResolvers } from '../log/log-resolvers.ts';
import { navbarResolvers } from '../navbar/navbar-resolvers.ts';
import { notificationResolvers } from '../notification/notification-resolvers.ts';
import { orderResolvers } from '../order/order-resolvers.ts';
import { pageNodes, pageResolvers } from '../page/page-resolvers.ts';
import { partnerNodes, partnerResolvers } from '../partner/partner-resolvers.ts';
import { privacyResolvers } from '../privacy/privacy-resolvers.ts';
import { productNodes, productResolvers } from '../product/product-resolvers.ts';
import { projectRoot } from '../project-root.ts';
import { partImportResolvers } from '../spare/part-import-resolvers.ts';
import { revisedId, revisionNodes, revisionResolvers } from '../revision/revision-resolvers.ts';
import { requestNodes, requestResolvers } from '../request/request-resolvers.ts';
import { readBack } from '../rest/rest-error.ts';
import { imageUrl } from '../contract/image.ts';
import { serviceNodes, serviceResolvers } from '../service/service-resolvers.ts';
import { settingsResolvers } from '../settings/settings-resolvers.ts';
import { spareNodes, spareResolvers } from '../spare/spare-resolvers.ts';
import { translationResolvers } from '../translation/translation-resolvers.ts';
import { trashNodes, trashResolvers } from '../trash/trash-resolvers.ts';

const nodes = {
  ...applicationNodes,
  ...categoryNodes,
  ...logNodes,
  ...pageNodes,
  ...partnerNodes,
  ...productNodes,
  ...requestNodes,
  ...serviceNodes,
  ...spareNodes,
  ...trashNodes,
  ...revisionNodes,
};

const sharedResolvers = {
  Query: { node: (_, { id }, { rest }) => findNode(nodes, rest, id) },
  RestoreTrashEntryPayload: {
    restored: ({ nodeId }, _, { rest }) =>
      nodeId === undefined ? null : readBack(() => findNode(nodes, rest, nodeId)),
  },
  RestoreRevisionPayload: {
    restored: ({ revision }, _, { rest }) => {
      const id = revision && revisedId(revision);
      return id === undefined ? null : readBack(() => findNode(nodes, rest, id));
    },
    settings: ({ revision }, _, { rest }) =>
      revision?.kind === 'settings' ? readBack(() => rest.settings.find()) : null,
  },
  MovePayload: {
    moved: ({ nodeId }, _, { rest }) =>
      nodeId === undefined ? null : readBack(() => findNode(nodes, rest, nodeId)),
    owner: ({ ownerId }, _, { rest }) =>
      ownerId === undefined ? null : readBack(() => findNode(nodes, rest, ownerId)),
  },
  UpdateImagePayload: {
    owner: ({ ownerId, isOutdated }, _, { rest }) => {
      if (ownerId === undefined) return null;
      const owner = findNode(nodes, rest, ownerId);
      // Where nothing was stored, a failed read must not pass for `STORED_NOT_READ`.
      return isOutdated ? owner.catch(() => null) : readBack(() => owner);
    },
  },
  Image: {
    url: ({ path }, { width }, { publicBackendUrl }) => imageUrl(publicBackendUrl, path, width),
    alternativeText: ({ description }) => description && localized('alt')(description),
    focalX: ({ description }) => description?.focal_x ?? null,
    focalY: ({ description }) => description?.focal_y ?? null,
  },
} satisfies Resolvers;

const features = [
  sharedResolvers,
  localizedTextResolvers,
  accountResolvers,
  settingsResolvers,
  navbarResolvers,
  spareResolvers,
  productResolvers,
  categoryResolvers,
  partnerResolvers,
  serviceResolvers,
  pageResolvers,
  requestResolvers,
  applicationResolvers,
  notificationResolvers,
  privacyResolvers,
  translationResolvers,
  findResolvers,
  trashResolvers,
  revisionResolvers,
  editingResolvers,
  partImportResolvers,
  administratorResolvers,
  sessionResolvers,
  secondFactorResolvers,
  logResolvers,
  orderResolvers,
];

const executable = makeExecutableSchema({
  typeDefs: readFileSync(new URL('schema.graphql', projectRoot), 'utf8'),
  // A field of the schema without a source does not compile.
  resolvers: features satisfies Complete<typeof features>,
});

/** The schema of `schema.graphql` with the resolvers of every feature. */
export const schema: GraphQLSchema = enforceAuthenticated(
  refusalsAsData(implementScalars(executable)),
);
