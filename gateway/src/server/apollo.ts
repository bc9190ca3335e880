import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../config.ts';
import type { Context } from '../context.ts';
import type { Metrics } from './metrics.ts';
import { deadline } from '../graphql/deadline.ts';
import { formatError } from '../graphql/format-error.ts';
import { limitsRule, maxTokens, operationLimits } from '../graphql/limits.ts';
import { operationLog } from './operation-log.ts';
import {
  onlyRegistered,
  operationsOf,
  registeredDocuments,
  registeredOnly,
} from '../graphql/registered-operations.ts';
import { responseStatus } from '../graphql/response-status.ts';
import { restTrace } from '../graphql/rest-trace.ts';
import { sandbox } from './sandbox.ts';

/** Creates the GraphQL server, not yet started. */
export function createApollo(
  schema: GraphQLSchema,
  config: GatewayConfig,
  log: Logger,
  metrics: Metrics,
): ApolloServer<Context> {
  const registered = operationsOf(config);
  const plugins: ApolloServerPlugin<Context>[] = [
    config.sandbox ? sandbox() : ApolloServerPluginLandingPageDisabled(),
    // It would wrap every field; `response-cache.ts` decides what is cached.
    ApolloServerPluginCacheControlDisabled(),
    operationLog(log, metrics),
    responseStatus,
    deadline(config.operationTimeoutMs),
    ...(config.sandbox ? [restTrace] : []),
    ...(onlyRegistered(config) ? [registeredOnly(registered)] : []),
  ];
  return new ApolloServer<Context>({
    schema,
    plugins,
    formatError,
    logger: log,
    validationRules: [limitsRule(operationLimits)],
    parseOptions: { maxLexicalTokens: maxTokens },
    introspection: config.sandbox,
    hideSchemaDetailsFromClientErrors: !config.sandbox,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    persistedQueries: { cache: registeredDocuments(registered) },
    stopOnTerminationSignals: false,
  });
}
