import { existsSync, globSync, readFileSync } from 'node:fs';

import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, GraphQLError, parse, Source } from 'graphql';

const webDocuments = 'web/src/**/*.graphql';
const webSchemaTypes = 'web/src/apollo/schema.generated.ts';

// Of a document that cannot be parsed, the generator itself names neither file nor line.
for (const file of globSync(webDocuments)) {
  try {
    parse(new Source(readFileSync(file, 'utf8'), file));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [{ line, column } = { line: 1, column: 1 }] = error.locations ?? [];
    console.error(`${file}:${String(line)}:${String(column)}: ${error.message}`);
    process.exit(1);
  }
}

// Nothing else notices these: their types still fit, but their operations are no longer registered.
const orphans = globSync('web/src/**/*.generated.ts', { exclude: [webSchemaTypes] }).filter(
  (file) => !existsSync(file.replace('.generated.ts', '.graphql')),
);
for (const file of orphans) console.error(`${file} has no document beside it: delete it`);
if (orphans.length > 0 && process.argv.includes('--check')) process.exit(1);

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** The REST objects of the entities by type: `Spare` is what `spare/spare-rest.ts` exports as `RestSpare`. */
const restTypes = Object.fromEntries(
  globSync('gateway/src/*/*-rest.ts')
    .toSorted()
    .flatMap((file) => {
      const [, name] = /(\w+)\/\1-rest\.ts$/.exec(file) ?? [];
      const type = name && name.charAt(0).toUpperCase() + name.slice(1);
      return type && schema.getType(type)
        ? [[type, `./${name}/${name}-rest.ts#Rest${type}`] as const]
        : [];
    }),
);

const webTypes = {
  useTypeImports: true,
  disableDescriptions: true,
  strictScalars: true,
  scalars: {
    DateTime: 'string',
    HTML: 'string',
    ID: 'string',
    Upload: { input: 'File', output: 'never' },
  },
  // What Apollo Client asks for where data masking is on.
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  inlineFragmentTypes: 'mask',
  customDirectives: { apolloUnmask: true },
  // The client reads nothing of a response with errors (`client.ts`).
  nullability: { errorHandlingClient: true },
};

/** What `npm run codegen` writes; every output is committed and held against drift by `npm run codegen:check`. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  importExtension: '.ts',
  generates: {
    'gateway/src/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './context.ts#Context',
        useTypeImports: true,
        disableDescriptions: true,
        enumsAsTypes: true,
        avoidOptionals: { defaultValue: true },
        strictScalars: true,
        scalars: {
          DateTime: { input: 'Date', output: 'string' },
          HTML: 'string',
          Upload: { input: './contract/endpoint.ts#UploadPromise', output: 'never' },
        },
        defaultMapper: './graphql/user-errors.ts#Accepted<{T}>',
        mappers: {
          ...restTypes,
          Navbar: './navbar/navbar-api.ts#RestNavbar',
          NavbarEntry: './navbar/navbar-api.ts#RestNavbarEntry',
          Account: './contract/account.ts#RestAccount',
          Administrator: './account/administrator-rest.ts#RestAdministrator',
          Invitation: './account/administrator-rest.ts#RestInvitation',
          Session: './account/session-rest.ts#RestLogin',
          LogEntry: './log/log-rest.ts#RestLogEntry',
          LogSubject: './log/log-rest.ts#RestLogSubject',
          SubPart: './spare/spare-rest.ts#SubPartOfSpare',
          Search: './find/search-resolvers.ts#SearchText',
          PartHit: './spare/part-search-rest.ts#RestPartHit',
          ProductProperty: './product/product-rest.ts#RestProductProperty',
          PagePart: './page/page-rest.ts#RestPagePart',
          ApplicationFile: './application/application-rest.ts#FileOfApplication',
          Attachment: './request/request-rest.ts#AttachmentOfRequest',
          RestoreRevisionPayload: './revision/revision-rest.ts#RestoredRevision',
          RequestRevision: './request/request-rest.ts#RestRequestRevision',
          RequestEditor: './editing/editing-rest.ts#RestOpenForm',
          Editor: './editing/editing-rest.ts#RestEditor',
          TrashEntry: './trash/trash-rest.ts#RestTrashEntry',
          RestoreTrashEntryPayload: './trash/trash-rest.ts#Restored',
          PartNumberHit: './spare/part-search-rest.ts#RestPartNumberHit',
          NotificationStatus: './notification/notification-api.ts#RestNotificationStatus',
          PersonalData: './privacy/privacy-rest.ts#RestPersonalData',
          Retention: './privacy/privacy-rest.ts#RestRetention',
          Image: './contract/image.ts#RestImage',
          Callout: './contract/image.ts#RestCallout',
          MovePayload: './order/order-rest.ts#Moved',
          UpdateImagePayload: './order/order-rest.ts#ImageUpdated',
          LocalizedText: './contract/localized.ts#Localized',
          LocalizedHTML: './contract/localized.ts#Localized',
        },
      },
    },
    [webSchemaTypes]: {
      documents: webDocuments,
      plugins: ['typescript-operations'],
      config: { ...webTypes, generateOperationTypes: false },
    },
    // What the web client may ask, and by which hash it asks.
    'gateway/src/graphql/registered-operations.generated.json': {
      documents: webDocuments,
      plugins: ['./.config/registered-operations.ts'],
    },
    'web/src/apollo/operation-hashes.generated.json': {
      documents: webDocuments,
      plugins: ['./.config/registered-operations.ts'],
      config: { hashesOf: 'others' },
    },
    'web/src/apollo/dashboard-hashes.generated.json': {
      documents: webDocuments,
      plugins: ['./.config/registered-operations.ts'],
      config: { hashesOf: 'dashboard' },
    },
    'web/src/apollo/possible-types.generated.json': { plugins: ['fragment-matcher'] },
    'web/src/apollo/connections.generated.json': { plugins: ['./.config/connections.ts'] },
    'web/src/': {
      documents: webDocuments,
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'apollo/schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...webTypes, importSchemaTypesFrom: webSchemaTypes },
    },
  },
};

export default config;
