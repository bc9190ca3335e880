import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { extension } from '../contract/extension.ts';
import { errorResponse } from '../contract/error-contract.ts';
import { listTotal, trashId } from '../http/response-headers.ts';
import type { Operation, UploadRule } from '../contract/operation.ts';
import { roles } from '../roles.ts';
import { headersOf, takesVersion } from './extensions.ts';
import { operationsByFeature } from './operations.ts';

/** Describes the contract in OpenAPI 3.1, from the same operations as the routes. */
export function createOpenApi(): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const [feature, operations] of Object.entries(operationsByFeature)) {
    for (const operation of operations) {
      const path = (paths[operation.path] ??= {});
      path[operation.method] = describe(operation, feature);
    }
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Turbine service site: REST',
      version: '1.0.0',
      description:
        'The contract of section 7 of the specification. What goes beyond it is marked ' +
        '`x-extension`. `x-role` is the lowest role of administrators that may call an endpoint; ' +
        'others get 403. Unknown parameters and fields are ignored.',
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { administrator: { type: 'http', scheme: 'bearer' } },
    },
    paths,
  });
}

let text: string | undefined;

/** Returns the document as JSON. It is made at the first call: that takes 30 ms, and few ask for it. */
export function openApiText(): string {
  return (text ??= JSON.stringify(createOpenApi()));
}

function describe(operation: Operation, feature: string): ZodOpenApiOperationObject {
  const { id, row, summary, access, params, query, status = 200 } = operation;
  const requestHeaders = headersOf(operation);
  const isVersioned = takesVersion(operation);
  const headers = {
    ...(query && 'first' in query.shape ? { [listTotal]: totalHeader } : {}),
    ...(isVersioned && operation.method === 'delete' ? { [trashId]: trashIdHeader } : {}),
  };
  const errors = [
    ...(operation.body || operation.upload || operation.query ? [400] : []),
    ...(access !== 'public' || id === 'login' ? [401] : []),
    ...(access !== 'public' && access !== roles.at(-1) ? [403] : []),
    ...(params ? [404] : []),
    ...(operation.headers ? [409] : []),
    ...(operation.body || operation.upload ? [413, 415] : []),
    ...(isVersioned ? [412] : []),
    ...(access === 'public' && operation.method === 'post' ? [429] : []),
  ];
  return {
    operationId: id,
    tags: [feature],
    summary,
    description: `Row: ${row}`,
    ...(row === 'extension' ? { 'x-extension': true } : {}),
    ...(access === 'public' ? {} : { security: [{ administrator: [] }], 'x-role': access }),
    ...(params || query || requestHeaders
      ? {
          requestParams: {
            ...(params ? { path: params } : {}),
            ...(query ? { query } : {}),
            ...(requestHeaders ? { header: requestHeaders } : {}),
          },
        }
      : {}),
    ...requestBody(operation),
    responses: {
      [status]: {
        description: status === 201 ? 'Added' : 'Done',
        ...(Object.keys(headers).length > 0 ? { headers } : {}),
        content: content(operation.response),
      },
      ...Object.fromEntries(
        errors.map((code) => [
          code,
          {
            description: errorDescriptions[code] ?? 'Error',
            content: { 'application/json': { schema: errorResponse } },
          },
        ]),
      ),
    },
  };
}

const trashIdHeader = {
  ...extension('the entry of the trash by which this can be undone'),
  schema: { type: 'integer' } as const,
};

const totalHeader = {
  ...extension('how many entries the list has on all of its pages'),
  schema: { type: 'integer' } as const,
};

const errorDescriptions: Record<number, string> = {
  400: 'Something in the request is wrong',
  401: 'The token is missing or no longer valid',
  403: 'The role of the administrator does not allow it',
  404: 'There is nothing with this id',
  409: 'This conflicts with what is stored',
  412: 'It has another version by now',
  413: 'Too large',
  415: 'Not a type that is taken',
  429: 'Too many requests',
};

function content(response: z.ZodType | 'file') {
  return response === 'file'
    ? { '*/*': { schema: { type: 'string', format: 'binary' } as const } }
    : { 'application/json': { schema: response } };
}

type RequestBody = Pick<ZodOpenApiOperationObject, 'requestBody'>;

function requestBody({ body, upload }: Operation): RequestBody {
  if (upload) {
    const schema = (body ?? z.object({})).extend(fileField(upload));
    return { requestBody: { content: { 'multipart/form-data': { schema } } } };
  }
  return body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {};
}

function fileField({ field, maxFiles, required }: UploadRule): Record<string, z.ZodType> {
  const file = z.string().meta({ override: { type: 'string', format: 'binary' } });
  const files = maxFiles > 1 ? z.array(file).max(maxFiles) : file;
  return { [field]: required ? files : files.optional() };
}
