import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../config.ts';
import type { OperationContext } from '../contract/operation.ts';
import { deadline } from './deadline.ts';
import { formatError } from './format-error.ts';
import { limitsRule, maxTokens, operationLimits } from './limits.ts';
import type { OperationMetrics } from './operation-log.ts';
import { operationLog } from './operation-log.ts';
import {
  onlyRegistered,
  onlyRegisteredDocuments,
  operationsOf,
  registeredDocuments,
  registeredOnly,
} from './registered-operations.ts';
import { responseStatus } from './response-status.ts';
import { restTrace } from './rest-trace.ts';
import { sandbox } from './sandbox.ts';

/** Four to five times as much memory: the store counts the JSON of a document, which leaves out its tokens. */
const maxDocumentBytes = 2.5 * 1024 * 1024;

/** Creates the store of parsed operations. It holds those of the web app, and of others what fits beside them. */
export function createDocumentStore(): InMemoryLRUCache<DocumentNode> {
  return new InMemoryLRUCache({ maxSize: maxDocumentBytes });
}

/** Creates the GraphQL server, not yet started. */
export function createApollo(
  schema: GraphQLSchema,
  config: GatewayConfig,
  log: Logger,
  metrics: OperationMetrics,
): ApolloServer<OperationContext> {
  const registered = operationsOf(config);
  const documents = createDocumentStore();
  const plugins: ApolloServerPlugin<OperationContext>[] = [
    config.sandbox ? sandbox() : ApolloServerPluginLandingPageDisabled(),
    // It would wrap every field; `response-cache.ts` decides what is cached.
    ApolloServerPluginCacheControlDisabled(),
    operationLog(log, metrics),
    responseStatus,
    deadline(config.operationTimeoutMs),
    ...(config.sandbox ? [restTrace] : []),
    ...(onlyRegistered(config) ? [registeredOnly(registered)] : []),
  ];
  return new ApolloServer<OperationContext>({
    schema,
    plugins,
    formatError,
    logger: log,
    validationRules: [limitsRule(operationLimits)],
    documentStore: onlyRegistered(config)
      ? onlyRegisteredDocuments(registered, documents)
      : documents,
    parseOptions: { maxLexicalTokens: maxTokens },
    introspection: config.sandbox,
    hideSchemaDetailsFromClientErrors: !config.sandbox,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    persistedQueries: { cache: registeredDocuments(registered) },
    stopOnTerminationSignals: false,
  });
}
