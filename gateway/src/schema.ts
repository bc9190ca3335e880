import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { assertValidSchema, GraphQLError, parse, Source } from 'graphql';
import { accountResolvers } from './account/account-resolvers.ts';
import { administratorResolvers } from './account/administrator-resolvers.ts';
import { secondFactorResolvers } from './account/second-factor-resolvers.ts';
import { sessionResolvers } from './account/session-resolvers.ts';
import { applicationResolvers } from './application/application-resolvers.ts';
import { synonymResolvers } from './synonym/synonym-resolvers.ts';
import { templateResolvers } from './template/template-resolvers.ts';
import { categoryResolvers } from './category/category-resolvers.ts';
import { editingResolvers } from './editing/editing-resolvers.ts';
import { findResolvers } from './find/find-resolvers.ts';
import { searchResolvers } from './find/search-resolvers.ts';
import { enforceAuthenticated } from './graphql/authenticated.ts';
import type { Complete } from './field-sources.ts';
import { refusalsAsData } from './graphql/user-errors.ts';
import type { Resolvers } from './resolvers.generated.ts';
import { implementScalars } from './scalars.ts';
import { logResolvers } from './log/log-resolvers.ts';
import { navbarResolvers } from './navbar/navbar-resolvers.ts';
import { notificationResolvers } from './notification/notification-resolvers.ts';
import { orderResolvers } from './order/order-resolvers.ts';
import { pageResolvers } from './page/page-resolvers.ts';
import { partnerResolvers } from './partner/partner-resolvers.ts';
import { privacyResolvers } from './privacy/privacy-resolvers.ts';
import { productResolvers } from './product/product-resolvers.ts';
import { projectRoot } from './project-root.ts';
import { partImportResolvers } from './spare/part-import-resolvers.ts';
import { revisionResolvers } from './revision/revision-resolvers.ts';
import { requestResolvers } from './request/request-resolvers.ts';
import { serviceResolvers } from './service/service-resolvers.ts';
import { settingsResolvers } from './settings/settings-resolvers.ts';
import { spareResolvers } from './spare/spare-resolvers.ts';
import { translationResolvers } from './translation/translation-resolvers.ts';
import { trashResolvers } from './trash/trash-resolvers.ts';
import { valueResolvers } from './value-resolvers.ts';

const nodeResolvers = {
  Query: { node: (_, { id }, { findNode }) => findNode(id) },
} satisfies Resolvers;

const features = [
  nodeResolvers,
  valueResolvers,
  accountResolvers,
  settingsResolvers,
  navbarResolvers,
  spareResolvers,
  productResolvers,
  categoryResolvers,
  synonymResolvers,
  templateResolvers,
  partnerResolvers,
  serviceResolvers,
  pageResolvers,
  requestResolvers,
  applicationResolvers,
  notificationResolvers,
  privacyResolvers,
  translationResolvers,
  findResolvers,
  searchResolvers,
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

function readDocument(): DocumentNode {
  const text = readFileSync(new URL('schema.graphql', projectRoot), 'utf8');
  return parse(new Source(text, 'schema.graphql'));
}

/** Builds the schema. Throws an error that names the file, and the line of a syntax error. */
function buildSchema(): GraphQLSchema {
  try {
    const executable = makeExecutableSchema({
      typeDefs: readDocument(),
      // A field of the schema without a source does not compile.
      resolvers: features satisfies Complete<typeof features>,
    });
    assertValidSchema(executable);
    return executable;
  } catch (error) {
    const [at] = (error instanceof GraphQLError && error.locations) || [];
    const place = at ? `schema.graphql:${at.line}:${at.column}` : 'schema.graphql';
    throw new Error(place, { cause: error });
  }
}

/** The schema of `schema.graphql` with the resolvers of every feature. */
export const schema: GraphQLSchema = enforceAuthenticated(
  refusalsAsData(implementScalars(buildSchema())),
);
