/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StoredImage_ImageFragment = {
  __typename: 'Image';
  path: string;
  original: string;
  w320: string;
  w640: string;
  w960: string;
  w1280: string;
  w1920: string;
} & { ' $fragmentName'?: 'StoredImage_ImageFragment' };

export const StoredImage_ImageFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StoredImage_image' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'path' } },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'original' },
            name: { kind: 'Name', value: 'url' },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'w320' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'width' },
                value: { kind: 'IntValue', value: '320' },
              },
            ],
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'w640' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'width' },
                value: { kind: 'IntValue', value: '640' },
              },
            ],
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'w960' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'width' },
                value: { kind: 'IntValue', value: '960' },
              },
            ],
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'w1280' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'width' },
                value: { kind: 'IntValue', value: '1280' },
              },
            ],
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'w1920' },
            name: { kind: 'Name', value: 'url' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'width' },
                value: { kind: 'IntValue', value: '1920' },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StoredImage_ImageFragment, unknown>;
