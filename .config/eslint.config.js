import graphql from '@graphql-eslint/eslint-plugin';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Imports that leave the folder of a file, upwards. */
const outside = '+(../)**';

/** Globs of folders, with all that they hold, and of files below a base; a name may be a glob itself. */
const globs = (base, names) =>
  names.map((name) => `${base}/${name}${/[.*]/.test(name) ? '' : '/**'}`);

/**
 * Policies of what the files of a folder import from below the base: their own folder, what is named,
 * and of what is named last only types. The last policy that matches an import decides.
 */
const layer = (base) => (files, imports, types) => {
  const from = { file: { path: globs(base, [files]) } };
  const alsoTypes = types ? `; types of: ${types.join(', ')}` : '';
  return [
    {
      from,
      disallow: { to: { file: { path: `${base}/**` } }, dependency: { source: outside } },
      message: `Imports its own folder and: ${imports.join(', ') || 'no other'}${alsoTypes}.`,
    },
    { from, allow: { to: { file: { path: globs(base, imports) } } } },
    ...(types
      ? [
          {
            from,
            allow: { to: { file: { path: globs(base, types) } }, dependency: { kind: 'type' } },
          },
        ]
      : []),
  ];
};

/** A policy that forbids imports of files, and of packages or single exports of theirs. */
const ban = (message, from, to, packages = []) => ({
  from: { file: { path: from } },
  disallow: [{ to: { file: { path: to } } }, { dependency: { source: packages } }],
  message,
});

const importsOf = (files, policies) => ({
  files,
  plugins: { boundaries },
  settings: {
    'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
    'boundaries/files': [{ category: 'code', pattern: '**' }],
    'boundaries/legacy-templates': false,
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'allow',
        ...{ checkAllOrigins: true, checkInternals: true, checkUnknownLocals: true },
        policies: policies.flat(),
      },
    ],
  },
});

/** What lies under every folder of the backend and imports none of them. */
const backendGround = [
  ...['config.ts', 'cut-text.ts', 'errors.ts', 'explain-error.ts', 'html-text.ts', 'languages.ts'],
  ...['part-folding.ts', 'phone.ts', 'roles.ts', 'search', 'spreadsheet-text.ts', 'tracing.ts'],
  ...['durations.ts', 'own-bytes.ts', 'turns.ts'],
];
const backendLayer = (files, below) => layer('backend/src')(files, [...below, ...backendGround]);

/** The layers of the backend, from the top; docs/decisions/layers.md draws them. */
const backendImports = [
  // The features.
  backendLayer('*/**', [
    ...['article', 'entity', 'limits', 'http', 'contract', 'history', 'files', 'database'],
    ...['feature.ts', 'services.ts'],
  ]),
  // Finds and deletes what visitors have sent, whatever the form.
  backendLayer('privacy', [
    ...['request', 'application', 'http', 'contract', 'files', 'database'],
    ...['feature.ts', 'services.ts'],
  ]),
  // What the features spare and service have in common.
  backendLayer('article', ['http', 'contract', 'history', 'files', 'database']),
  {
    // Only routes and contracts speak HTTP; a type of a call may be named below them.
    from: { file: { path: 'backend/src/*/!(received-*|*-routes|*-contract).ts' } },
    disallow: {
      to: { file: { path: 'backend/src/{contract,http,limits,server}/**' } },
      dependency: { kind: 'value', source: outside },
    },
    message: 'Stores throw the errors of errors.ts; http/error-handler.ts maps them.',
  },
  // What the routes of all entities have in common.
  backendLayer('entity', ['http', 'contract', 'history', 'files', 'database', 'services.ts']),
  // The contracts of all features in one document.
  backendLayer('openapi', ['http', 'contract', 'database', 'features.ts']),
  backendLayer('{backup,seed}', ['history', 'files', 'database']),
  // The demo content is text.
  layer('backend/src')('seed/content', ['*.ts', 'seed/*.ts', 'seed/content/*.ts']),
  // Connections, and what operators read.
  backendLayer('server', ['limits', 'http', 'contract', 'database']),
  // How parts are found, also in the gateway and in the browser.
  backendLayer('search', []),
  backendLayer('limits', ['http', 'contract', 'database']),
  // How an operation is served.
  backendLayer('http', ['contract', 'database']),
  // What an operation is, and what its fields may hold.
  backendLayer('contract', ['database', 'rich-text']),
  // Versions and the trash, of whatever entity.
  backendLayer('history', ['files', 'database']),
  backendLayer('files', ['database']),
  backendLayer('{database,rich-text}', []),
  ban(
    'Nothing imports a program; what two of them need lies under both.',
    '**',
    'backend/src/{main,admin,backup,migrate,privacy,restore,take-down}.ts',
  ),
  ban('The service knows nothing of the tools and tests beside it.', '**', [
    'backend/*.ts',
    'backend/{drawings,bench,proof,src/testing}/**',
  ]),
  ban('The backend is a service of its own.', '**', '{gateway,web}/**', '{gateway,web}{,/**}'),
];

const gatewayGround = ['contract', 'rest', 'graphql'];
/** Calls and REST objects of the features, which lie under the context. */
const gatewayCalls = '*/{*-api,*-rest,part-index}.ts';
const gatewayLayer = (files, below, types) =>
  layer('gateway/src')(files, [...below, 'config.ts', 'project-root.ts'], types);

/** The layers of the gateway, from the top; docs/decisions/layers.md draws them. */
const gatewayImports = [
  // The features, whose resolvers get the rest from the context.
  gatewayLayer(
    '*/**',
    [...gatewayGround, 'public-form'],
    ['apis.ts', 'context.ts', 'resolvers.generated.ts'],
  ),
  gatewayLayer(gatewayCalls, gatewayGround),
  gatewayLayer('public-form', ['contract', 'rest']),
  gatewayLayer('http', [...gatewayGround, 'cache']),
  gatewayLayer('cache', gatewayGround),
  gatewayLayer('{rest,graphql}', ['contract']),
  gatewayLayer('contract', []),
  ban(
    'Resolvers make calls, not the reverse.',
    globs('gateway/src', [gatewayCalls, '{public-form,http,cache,rest,graphql,contract}']),
    '**/*-resolvers.ts',
  ),
  ban(
    'The gateway knows the features, not the reverse.',
    'gateway/src/!(gateway|main).ts',
    globs('gateway/src', ['http', 'cache', 'gateway.ts', 'main.ts']),
  ),
  ban(
    'What lies under all layers imports no folder.',
    'gateway/src/{config,imprint,project-root}.ts',
    'gateway/src/*/**',
  ),
  ban(
    'Only gateway/src/main.ts starts the embedded backend; everything else speaks REST.',
    'gateway/src/!(main.ts){,/**}',
    'backend/**',
    [
      'backend',
      // Both tiers read the same variables, bound temporary files and fold part numbers in the same way.
      'backend/!(client-address|config|cut-text|spool|html-text|memory-rate-limit-store|own-bytes|part-folding|part-matching|request-headers|synonyms|tracing|turns|word-index)',
    ],
  ),
  ban('The gateway knows nothing of the tools and tests beside it.', '**', [
    'gateway/*.ts',
    'gateway/{bench,check,cluster,proof,test}/**',
  ]),
  ban('The gateway knows nothing of the web app.', '**', 'web/**', 'web{,/**}'),
];

/** What the rooms of the dashboard share. */
const dashboardRooms = [
  ...['drafts', 'editing', 'entity', 'entries', 'history', 'lists', 'order', 'preview'],
  ...['rich-text', 'trilingual', 'ui', 'uploads'],
];

/**
 * The rooms of the web app and the rooms beside them that each may import; a later line overrides an
 * earlier one. docs/decisions/layers.md draws them.
 */
const webRooms = {
  site: [
    ['*/**', ['basket', 'form', 'part-history', 'pasted-list', 'ui']],
    ['pasted-list', ['basket', 'form', 'ui']],
    ['form', ['basket']],
    ['{basket,part-history,ui}', []],
  ],
  dashboard: [
    ['*/**', dashboardRooms],
    ['layout', [...dashboardRooms, 'find', 'public-screen']],
    ['public-screen', ['entity']],
    ['spare', [...dashboardRooms, 'article', 'callouts', 'sub-part', 'sub-part-import']],
    ['callouts', [...dashboardRooms, 'sub-part']],
    ['sub-part-import', [...dashboardRooms, 'sub-part']],
    ['service', [...dashboardRooms, 'article']],
    ['product', [...dashboardRooms, 'product-property', 'product-translation']],
    ['request', [...dashboardRooms, 'request-answer']],
    ['history', ['drafts', 'entity', 'lists', 'trilingual', 'ui']],
    ['lists', ['entity', 'order', 'rich-text', 'trilingual', 'ui']],
    ['order', ['drafts', 'entity', 'trilingual', 'ui']],
    ['trilingual', ['drafts', 'entity', 'rich-text', 'ui']],
    ['rich-text', ['entity', 'public-screen', 'ui']],
    ['conflicts', ['ui']],
    ['uploads', ['drafts', 'entity', 'order', 'ui']],
    ['drafts', ['conflicts', 'entity', 'ui']],
    ['preview', ['entity', 'trilingual', 'public-screen']],
    ['editing', ['drafts', 'entity', 'history']],
    ['entries', ['drafts', 'editing', 'entity', 'ui']],
    ['{entity,ui}', []],
  ],
  ui: [
    ['*/**', []],
    ['{alert,list}', ['screen', 'theme']],
    ['captcha', ['alert']],
    ['image', ['screen']],
  ],
};

const webImports = [
  ...Object.entries(webRooms).flatMap(([area, rooms]) =>
    rooms.map(([room, shared]) => layer(`web/src/${area}`)(room, [...shared, '*.*'])),
  ),
  ban(
    'The ground knows nothing of the features that stand on it.',
    'web/src/{ui,apollo,i18n,session}/**',
    'web/src/{site,dashboard}/**',
  ),
  // Only tests look at both.
  ban(
    'The site and the dashboard are loaded one without the other.',
    'web/src/site/**/!(*.test.*)',
    'web/src/dashboard/**',
  ),
  ban(
    'The site and the dashboard are loaded one without the other.',
    'web/src/dashboard/**/!(*.test.*)',
    'web/src/site/**',
  ),
  // The dashboard has a router of its own, so that visitors do not load it (docs/decisions/addresses.md).
  ban('The site knows no such router.', 'web/src/site/**', [], 'dashboard-router'),
  ban('The dashboard knows no such router.', 'web/src/dashboard/**', [], 'react-router-dom'),
  ban(
    'What site and dashboard share knows no router.',
    'web/src/ui/**',
    [],
    '{react-router-dom,dashboard-router}',
  ),
  ban('The web app knows only the schema.', '**', '{gateway,backend}/src/**', [
    '{gateway,backend}',
    // Part numbers are compared and texts cut in the same way on every tier (docs/decisions/search.md).
    '{gateway,backend}/!(built-in-synonyms|cut-text|html-text|part-folding|part-matching|phone|spreadsheet-text|synonyms)',
  ]),
  {
    // What the gateway expects of the server's bundle.
    from: { file: { path: 'web/src/server-rendering/*' } },
    allow: {
      to: { file: { path: 'gateway/src/http/site-bundle.ts' } },
      dependency: { kind: 'type' },
    },
  },
  {
    // The servers of the backend's tests.
    from: { file: { path: 'web/e2e/*' } },
    allow: { to: { file: { path: 'backend/src/testing/{mail-server,postgres}.ts' } } },
  },
];

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
  importsOf(['backend/src/**/*.ts'], backendImports),
  importsOf(['gateway/src/**/*.ts'], gatewayImports),
  { files: ['**/*.test.ts', '**/testing/**'], rules: { 'boundaries/dependencies': 'off' } },
  importsOf(['web/**/*.{ts,tsx}'], webImports),
  { files: ['web/{src,explorer}/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
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
      // The exceptions from the published sets: three at most, which schema-lint.test.ts counts.
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
