import graphql from '@graphql-eslint/eslint-plugin';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { backendImports, gatewayImports, webImports } from './layers.js';

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
        // The project nearest to a file: all four would be loaded for each, and take a gigabyte more.
        project: true,
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
  {
    files: ['codegen.ts'],
    languageOptions: { parserOptions: { project: '.config/tsconfig.json' } },
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
