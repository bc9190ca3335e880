import type { RequestListener } from 'node:http';
import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { makeExecutableSchema } from '@graphql-tools/schema';
import express from 'express';
import { readConfig } from '../src/config.ts';
import { registeredOperations } from '../src/graphql/registered-operations.ts';
import { createGateway } from '../src/gateway.ts';
import { hashOf, operations, upstreamBody } from './speed-content.ts';

/**
 * Runs one side of the comparison in a process of its own, started by `speed.ts`:
 * `upstream` serves REST from memory, `bare` serves GraphQL from
 * memory, `naive` is Apollo Server with one fetch in each resolver, `gateway` is ours.
 */
const [, , side = '', upstream = ''] = process.argv;

// As listen.ts does.
const { createServer } = process.getBuiltinModule('node:http');

const server = createServer(await listenerOf());
process.on('SIGINT', () => process.exit(0));
// A comparison that is interrupted leaves nothing behind.
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage().rss / 1024 / 1024 });
});

async function listenerOf(): Promise<RequestListener> {
  if (side === 'upstream') return upstreamListener();
  if (side === 'bare') return bareListener(await gatewayBodies());
  if (side === 'naive') return naive();
  const config = readConfig({ LOG_LEVEL: 'silent' });
  for (const [name, { query }] of Object.entries(operations)) {
    registeredOperations[hashOf(query)] = { name, body: query };
  }
  const changes = {
    requestsPerMinute: 1e9,
    ...(side === 'gateway-keeping-nothing' && { cacheMs: 0 }),
  };
  return (await createGateway({ ...config, ...changes, backendUrl: upstream })).listener;
}

function upstreamListener(): RequestListener {
  return (req, res) => {
    req.resume();
    res.setHeader('content-type', 'application/json');
    res.end(upstreamBody(req.url ?? ''));
  };
}

/** Sends the same bytes as the gateway, by the name of the operation. */
function bareListener(bodies: Map<string, string>): RequestListener {
  return (req, res) => {
    const name = /operationName=(\w+)/.exec(req.url ?? '')?.[1] ?? '';
    res.setHeader('content-type', 'application/json');
    res.end(bodies.get(name));
  };
}

async function gatewayBodies(): Promise<Map<string, string>> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const gateway = await createGateway({ ...config, backendUrl: upstream });
  const ours = createServer(gateway.listener);
  await new Promise<void>((resolve) => ours.listen(0, '127.0.0.1', resolve));
  const address = ours.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const bodies = new Map<string, string>();
  for (const [name, { query, variables }] of Object.entries(operations)) {
    const response = await fetch(`http://127.0.0.1:${String(port)}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer token' },
      body: JSON.stringify({ query, operationName: name, variables: variables(1) }),
    });
    bodies.set(name, await response.text());
  }
  ours.close();
  await gateway.close();
  return bodies;
}

/** A first version: each root field fetches; nothing is shared, checked or limited. */
async function naive(): Promise<RequestListener> {
  const rest = async (path: string): Promise<unknown> => (await fetch(upstream + path)).json();
  const list = async (path: string) => ({
    edges: ((await rest(path)) as object[]).map((node) => ({ node })),
  });
  const text = (name: string) => (entity: Record<string, string>) => ({
    in: ({ language }: { language: string }) => entity[`${name}_${language.toLowerCase()}`],
  });
  const titled = {
    restId: ({ id }: { id: number }) => id,
    title: text('title'),
  };
  const image = (path: string) => ({ path, url: `/api${path}` });
  const schema = makeExecutableSchema({
    typeDefs: readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
    resolvers: {
      Query: {
        settings: () => rest('/settings'),
        navbar: () => rest('/component/navbar'),
        spare: (_: unknown, { by }: { by: { restId: string } }) => rest(`/spare/${by.restId}`),
        products: () => list('/product?lang=DE'),
        categories: () => list('/category?lang=DE'),
        spares: () => list('/spare?parts=none'),
      },
      Settings: { footerText: (settings: Record<string, string>) => settings.footer_text },
      Navbar: { partnerCount: ({ partners }: { partners: number }) => partners },
      NavbarEntry: titled,
      Spare: {
        ...titled,
        text: text('text'),
        images: ({ images }: { images: string[] }) => images.map(image),
        parts: ({ parts }: { parts: object[] }) => ({ edges: parts.map((node) => ({ node })) }),
      },
      SubPart: {
        partNumber: ({ partnumber }: { partnumber: string }) => partnumber,
        substPart: (part: Record<string, string>) => part.subst_part,
        description: text('description'),
      },
      Product: { image: ({ image_id }: { image_id: string }) => image(image_id) },
    },
  });
  const apollo = new ApolloServer({ schema });
  await apollo.start();
  return express().use('/graphql', express.json(), expressMiddleware(apollo));
}
