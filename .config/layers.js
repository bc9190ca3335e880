/**
 * The layers of the three tiers, as policies of eslint-plugin-boundaries. docs/decisions/layers.md draws them.
 */

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

/** What lies under every folder of the backend and imports none of them. */
const backendGround = [
  ...['config.ts', 'cut-text.ts', 'errors.ts', 'explain-error.ts', 'html-text.ts', 'languages.ts'],
  ...['part-folding.ts', 'phone.ts', 'roles.ts', 'search', 'spreadsheet-text.ts', 'tracing.ts'],
  ...['durations.ts', 'finish-within-grace.ts', 'own-bytes.ts', 'turns.ts'],
];
const backendLayer = (files, below) => layer('backend/src')(files, [...below, ...backendGround]);

/** The layers of the backend, from the top. */
export const backendImports = [
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

/** The layers of the gateway, from the top. */
export const gatewayImports = [
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
 * earlier one.
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

/** The layers of the web app: its rooms, and what its areas may import. */
export const webImports = [
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
