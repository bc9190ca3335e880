import graphql from '@graphql-eslint/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** A rule that forbids imports whose path matches, with the reason that is shown. */
function forbid(...patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

const backendOnlyAtStart = {
  // The bound on temporary files and the folding of part numbers are the same for both tiers.
  regex:
    '^backend($|/(?!(spool|html-text|part-folding|part-matching|synonyms|tracing|turns|word-index)$))|/backend/',
  message: 'Only gateway/src/main.ts starts the embedded backend; everything else speaks REST.',
};
const noServerInWeb = {
  // Part numbers are compared and texts cut in the same way on every tier (docs/decisions/search.md).
  regex:
    '^(gateway|backend)($|/(?!(built-in-synonyms|cut-text|html-text|part-folding|part-matching|phone|spreadsheet-text|synonyms)$))|/(gateway|backend)/src/',
  message: 'The web app knows only the schema.',
};
const onlyPostgresInWeb = {
  ...noServerInWeb,
  // The database of the backend's tests.
  regex: '/(gateway|backend)/src/(?!testing/postgres\\.ts$)',
};
const noGateway = {
  regex: '^(gateway|web)($|/)|/(gateway|web)/src/',
  message: 'The backend is a service of its own.',
};

const noWeb = {
  regex: '^web($|/)|/web/src/',
  message: 'The gateway knows nothing of the web app.',
};

const noFeature = {
  regex: '/(site|dashboard)/',
  message: 'The ground knows nothing of the features that stand on it.',
};

/** What the rooms of the dashboard share. */
const dashboardRooms = [
  'drafts',
  'editing',
  'entity',
  'history',
  'lists',
  'order',
  'preview',
  'rich-text',
  'trilingual',
  'ui',
  'uploads',
];

/**
 * The rooms of the web app and the rooms beside them that each may import; a later line overrides an
 * earlier one. docs/decisions/layers.md draws them.
 */
const webRooms = [
  ['site/*', ['basket', 'form', 'part-history', 'pasted-list', 'ui']],
  ['site/pasted-list', ['basket', 'form', 'ui']],
  ['site/form', ['basket']],
  ['site/{basket,part-history,ui}', []],
  ['dashboard/*', dashboardRooms],
  ['dashboard/layout', [...dashboardRooms, 'find', 'twins']],
  ['dashboard/twins', []],
  ['dashboard/spare', [...dashboardRooms, 'article', 'callouts', 'sub-part', 'sub-part-import']],
  ['dashboard/callouts', [...dashboardRooms, 'sub-part']],
  ['dashboard/sub-part-import', [...dashboardRooms, 'sub-part']],
  ['dashboard/service', [...dashboardRooms, 'article']],
  ['dashboard/product', [...dashboardRooms, 'product-property', 'product-translation']],
  ['dashboard/request', [...dashboardRooms, 'request-answer']],
  ['dashboard/history', ['drafts', 'entity', 'lists', 'trilingual', 'ui']],
  ['dashboard/lists', ['entity', 'order', 'rich-text', 'trilingual', 'ui']],
  ['dashboard/order', ['drafts', 'entity', 'trilingual', 'ui']],
  ['dashboard/trilingual', ['drafts', 'entity', 'rich-text', 'ui']],
  ['dashboard/rich-text', ['entity', 'twins', 'ui']],
  ['dashboard/conflicts', ['ui']],
  ['dashboard/uploads', ['entity', 'order', 'ui']],
  ['dashboard/drafts', ['conflicts', 'entity', 'ui']],
  ['dashboard/preview', ['entity', 'trilingual', 'twins']],
  ['dashboard/editing', ['drafts', 'entity', 'history']],
  ['dashboard/{entity,ui}', []],
  ['ui/*', []],
  ['ui/{alert,list}', ['screen', 'theme']],
  ['ui/captcha', ['alert']],
  ['ui/image', ['screen']],
];

/** The dashboard has a router of its own, so that visitors do not load it (docs/decisions/addresses.md). */
function noOtherRouter(room) {
  const [routers, owner] = room.startsWith('ui')
    ? ['react-router-dom|dashboard-router', 'The rooms that site and dashboard share know']
    : room.startsWith('site')
      ? ['dashboard-router', 'The site knows']
      : ['react-router-dom', 'The dashboard knows'];
  return { regex: `^(${routers})$`, message: `${owner} no such router.` };
}

function noOtherRoom(shared) {
  return {
    regex: `^\\.\\./(?!\\.\\./|(${shared.join('|') || '-'})/)[a-z-]+/`,
    message: `This room imports from: ${shared.join(', ') || 'no room beside it'}.`,
  };
}

/**
 * A layer of `gateway/src`, which imports from the folders below it, and types from these files beside
 * them. The configuration lies under all layers.
 */
function gatewayLayer(files, below, types = []) {
  const shared = [...below.map((name) => `${name}/`), '(config|project-root)\\.ts$'];
  const typesOf = types.map((name) => `${name.replaceAll('.', '\\.')}\\.ts$`);
  return {
    files: [`gateway/src/${files}.ts`],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            backendOnlyAtStart,
            noWeb,
            {
              regex: `^\\.\\./(?!${[...shared, ...typesOf].join('|')})`,
              message: `This layer imports from: ${below.join(', ') || 'no other folder'}.`,
            },
            types.length > 0
              ? {
                  regex: `^\\.\\./(${typesOf.join('|')})`,
                  message: 'Resolvers get these from the context.',
                  allowTypeImports: true,
                }
              : { regex: '-resolvers\\.ts$', message: 'Resolvers make calls, not the reverse.' },
          ],
        },
      ],
    },
  };
}

const gatewayGround = ['contract', 'rest', 'graphql'];
/** A folder of a feature, whose calls lie under the context and whose resolvers above it. */
const gatewayFeature = '!(contract|rest|graphql|cache|http|public-form)';

/** What lies under every folder of the backend and imports none of them. */
const backendGround = [
  'config.ts',
  'cut-text.ts',
  'errors.ts',
  'explain-error.ts',
  'html-text.ts',
  'languages.ts',
  'part-folding.ts',
  'phone.ts',
  'roles.ts',
  'search',
  'spreadsheet-text.ts',
  'tracing.ts',
  'turns.ts',
];

const backendNotFeatures =
  'backend/src/{openapi,backup,seed,entity,contract,http,limits,server,history,files,database,rich-text,search,testing}/**';

/** A folder of the backend imports the folders and files below it, and nothing else. */
function backendLayer(...below) {
  const allowed = [...below, ...backendGround].map((path) =>
    path.endsWith('.ts') ? `${path.replaceAll('.', '\\.')}$` : `${path}/`,
  );
  return {
    regex: `^\\.\\./(?!${allowed.join('|')})`,
    message: `This folder of the backend imports only: ${[...below, ...backendGround].join(', ')}.`,
  };
}

const noCommand = {
  regex: '^\\./(main|admin|backup|migrate|privacy|restore|take-down)\\.ts$',
  message: 'Nothing imports a program; what two of them need lies under both.',
};
const noTools = {
  regex: '/(drawings|bench|proof|testing)/',
  message: 'The service knows nothing of the tools and tests beside it.',
};
const onlyText = {
  regex: '^(\\.\\./)+[a-z-]+/',
  message: 'The demo content is text and imports no folder but its own.',
};
/** Only routes and contracts speak HTTP; a type of a call may be named below them. */
const storesWithoutHttp = {
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: '^\\.\\./(contract|http|limits|server)/',
          allowTypeImports: true,
          message: 'Stores throw the errors of errors.ts; http/error-handler.ts maps them.',
        },
      ],
    },
  ],
};

export default defineConfig(
  globalIgnores([
    '**/node_modules',
    '**/dist',
    '**/dist-bench',
    '**/dist-server',
    '**/*.generated.ts',
    'data',
    'test-results',
    '.stryker-tmp',
    // Schemas of releases, which stay as they are.
    'docs/releases',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        tsconfigRootDir: `${import.meta.dirname}/..`,
        project: ['.config', 'backend', 'gateway', 'web'].map(
          (folder) => `${folder}/tsconfig.json`,
        ),
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // A parameter may have to stand before the one that is used.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => save()}` reads better than a block around the call.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React calls event handlers; what they reject with is handled inside them.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
    },
  },
  // The layers of the backend, from the top; docs/decisions/layers.md draws them.
  {
    files: ['backend/src/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noGateway, noTools, noCommand),
  },
  {
    files: ['backend/src/*/*.ts'],
    ignores: [backendNotFeatures, '**/*.test.ts'],
    rules: forbid(
      noGateway,
      noTools,
      backendLayer(
        'article',
        'entity',
        'limits',
        'http',
        'contract',
        'history',
        'files',
        'database',
        'services.ts',
      ),
    ),
  },
  {
    files: ['backend/src/*/*.ts'],
    ignores: [backendNotFeatures, '**/{received-*,*-routes,*-contract}.ts', '**/*.test.ts'],
    rules: storesWithoutHttp,
  },
  {
    // Finds and deletes what visitors have sent, whatever the form.
    files: ['backend/src/privacy/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(
      noGateway,
      noTools,
      backendLayer(
        'request',
        'application',
        'http',
        'contract',
        'files',
        'database',
        'services.ts',
      ),
    ),
  },
  {
    // What the features spare and service have in common.
    files: ['backend/src/article/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(
      noGateway,
      noTools,
      backendLayer('http', 'contract', 'history', 'files', 'database'),
    ),
  },
  {
    // What the routes of all entities have in common.
    files: ['backend/src/entity/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(
      noGateway,
      noTools,
      backendLayer('http', 'contract', 'history', 'files', 'database', 'services.ts'),
    ),
  },
  {
    // The contracts of all features in one document.
    files: ['backend/src/openapi/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noGateway, noTools, backendLayer('http', 'contract', 'database', 'features.ts')),
  },
  {
    files: ['backend/src/{backup,seed}/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noGateway, noTools, backendLayer('history', 'files', 'database')),
  },
  {
    files: ['backend/src/seed/content/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noGateway, noTools, onlyText),
  },
  {
    // Connections, and what operators read.
    files: ['backend/src/server/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noGateway, noTools, backendLayer('limits', 'http', 'contract', 'database')),
  },
  {
    // How parts are found, also in the gateway and in the browser.
    files: ['backend/src/search/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noGateway, noTools, backendLayer()),
  },
  {
    files: ['backend/src/limits/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noGateway, noTools, backendLayer('http', 'contract', 'database')),
  },
  {
    // How an operation is served.
    files: ['backend/src/http/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noGateway, noTools, backendLayer('contract', 'database')),
  },
  {
    // What an operation is, and what its fields may hold.
    files: ['backend/src/contract/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noGateway, noTools, backendLayer('database', 'rich-text')),
  },
  {
    // Versions and the trash, of whatever entity.
    files: ['backend/src/history/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noGateway, noTools, backendLayer('files', 'database')),
  },
  {
    files: ['backend/src/files/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noGateway, noTools, backendLayer('database')),
  },
  {
    files: ['backend/src/{database,rich-text}/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noGateway, noTools, backendLayer()),
  },
  // The layers of the gateway, from the ground; docs/decisions/layers.md draws them.
  gatewayLayer('contract/*', []),
  gatewayLayer('{rest,graphql}/*', ['contract']),
  gatewayLayer('cache/*', gatewayGround),
  gatewayLayer('http/*', [...gatewayGround, 'cache']),
  gatewayLayer('public-form/*', ['contract', 'rest']),
  gatewayLayer(
    `${gatewayFeature}/*`,
    [...gatewayGround, 'public-form'],
    ['apis', 'context', 'resolvers.generated'],
  ),
  gatewayLayer(`${gatewayFeature}/{*-api,*-rest,part-index}`, gatewayGround),
  {
    // What puts the features together.
    files: ['gateway/src/*.ts'],
    ignores: ['gateway/src/{gateway,main}.ts', '**/*.test.ts'],
    rules: forbid(backendOnlyAtStart, noWeb, {
      regex: '^\\./(http/|cache/|(gateway|main)\\.ts$)',
      message: 'The gateway knows the features, not the reverse.',
    }),
  },
  {
    // What lies under all layers.
    files: ['gateway/src/{config,imprint,project-root}.ts'],
    rules: forbid(backendOnlyAtStart, noWeb, { regex: '^\\./[a-z-]+/', message: 'No folder.' }),
  },
  { files: ['gateway/src/gateway.ts'], rules: forbid(backendOnlyAtStart, noWeb) },
  { files: ['gateway/src/main.ts'], rules: forbid(noWeb) },
  { files: ['web/{src,explorer}/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  { files: ['web/**/*.{ts,tsx}'], rules: forbid(noServerInWeb) },
  { files: ['web/e2e/test.ts'], rules: forbid(onlyPostgresInWeb) },
  {
    files: ['web/src/{apollo,i18n,session}/**/*.{ts,tsx}'],
    rules: forbid(noServerInWeb, noFeature),
  },
  ...webRooms.map(([room, shared]) => ({
    files: [`web/src/${room}/**/*.{ts,tsx}`],
    rules: forbid(
      noServerInWeb,
      noOtherRoom(shared),
      noOtherRouter(room),
      ...(room.startsWith('ui') ? [noFeature] : []),
    ),
  })),
  {
    files: ['**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: {
          schema: 'schema.graphql',
          documents: ['web/src/**/*.graphql', 'docs/examples/*.graphql'],
        },
      },
    },
    plugins: { '@graphql-eslint': graphql },
  },
  {
    files: ['schema.graphql'],
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      ...graphql.configs['flat/schema-relay'].rules,
      // Stricter than published: every field, argument and value, too.
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      // One field that fails must not take the others with it.
      '@graphql-eslint/require-nullable-result-in-root': 'error',
      // The exceptions from the published sets: three at the most, which schema-lint.test.ts counts.
      // A sentence fits on a line; as a block it would take three.
      '@graphql-eslint/description-style': ['error', { style: 'inline' }],
      // Lists that never grow long, as the images of a spare, are read whole and need no pages.
      '@graphql-eslint/relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false }],
      // Relay's own types, values, and what exists only once have no identity.
      '@graphql-eslint/strict-id-in-types': [
        'error',
        {
          exceptions: {
            suffixes: ['Connection', 'Edge', 'Payload'],
            types: [
              'Account',
              'Actor',
              'AddedSubPart',
              'Callout',
              'ChangedSubPart',
              'Editor',
              'Image',
              'Imprint',
              'LocalizedHTML',
              'LocalizedText',
              'LogSubject',
              'Navbar',
              'NavbarEntry',
              'NotificationStatus',
              'PageInfo',
              'PartHistory',
              'PartHit',
              'PartNumberHit',
              'PartSearch',
              'PersonalData',
              'ProductTranslation',
              'RequestEditor',
              'Retention',
              'RevisionValue',
              'Search',
              'SearchGroup',
              'SearchHit',
              'SecondFactor',
              'Settings',
              'SubPartImportError',
              'SubPartImportRules',
              'SubPartValues',
              'SubstituteProblem',
              'SubstituteProblems',
              'TextSegment',
              'TranslationGap',
              'UndoableImport',
              'UserError',
            ],
          },
        },
      ],
    },
  },
  {
    files: ['web/**/*.graphql', 'docs/**/*.graphql'],
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      // It does not know Apollo Client's @unmask, and its exceptions do not reach fragment spreads.
      '@graphql-eslint/known-directives': 'off',
      '@graphql-eslint/naming-convention': [
        'error',
        {
          VariableDefinition: 'camelCase',
          OperationDefinition: {
            style: 'PascalCase',
            forbiddenPrefixes: ['Query', 'Mutation', 'Get'],
            forbiddenSuffixes: ['Query', 'Mutation'],
          },
          // A fragment is named after its component and the prop that takes it.
          FragmentDefinition: { requiredPattern: /^[A-Z][A-Za-z]+_[a-z][A-Za-z]+$/ },
        },
      ],
    },
  },
  {
    // The preview writes its fragments into a cache, and no operation sends them. The rule reports them
    // in the files of the fragments that they spread, too.
    files: [
      'web/src/apollo/UserErrors.graphql',
      'web/src/dashboard/callouts/CalloutForm.graphql',
      'web/src/dashboard/preview/Previewed.graphql',
      'web/src/dashboard/product/ProductForm.graphql',
      'web/src/dashboard/sub-part/SubPartFields.graphql',
      'web/src/i18n/LocalizedText.graphql',
      'web/src/ui/image/StoredImage.graphql',
    ],
    rules: { '@graphql-eslint/no-unused-fragments': 'off' },
  },
);
