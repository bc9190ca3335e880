import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { OperationContext } from '../contract/operation.ts';

/** The part of Apollo's page that shows if the Sandbox does not load. */
const apollosFallback = /(<div class="fallback">)[^]*?(<\/div>)/;

/** The Sandbox's container covers the fallback; while it is empty, clicks must pass through it. */
const apollosPlace = '#embeddableSandbox {';
const place = `#embeddableSandbox:empty { pointer-events: none; }\n  ${apollosPlace}`;

const fallback = `
  <h1>Apollo Sandbox is unavailable</h1>
  <p>It loads from Apollo's servers, which this browser cannot reach.</p>
  <p><a href="/explorer">Open the explorer</a>: it comes from this gateway and works without internet.</p>
`;

/** Serves Apollo Sandbox, whose page says where to go when the Sandbox cannot be loaded. */
export function sandbox(): ApolloServerPlugin<OperationContext> {
  const apollos = ApolloServerPluginLandingPageLocalDefault({ embed: true });
  return {
    async serverWillStart(server) {
      const listener = await apollos.serverWillStart?.(server);
      const page = await listener?.renderLandingPage?.();
      const apollosHtml = page?.html;
      if (typeof apollosHtml !== 'function') throw new Error('Apollo Server has no Sandbox page');
      const html = async () =>
        (await apollosHtml())
          .replace(apollosFallback, `$1${fallback}$2`)
          .replace(apollosPlace, place);
      return { renderLandingPage: () => Promise.resolve({ html }) };
    },
  };
}
