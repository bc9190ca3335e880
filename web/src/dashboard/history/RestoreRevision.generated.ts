/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { UserErrors_Payload_RestoreRevisionPayload_Fragment } from '../../apollo/UserErrors.generated.ts';
import type { LocalizedText_StoredFragment, LocalizedHtml_StoredFragment } from '../../i18n/LocalizedText.generated.ts';
import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RestoreWithImagesMutationVariables = Exact<{
  input: Types.RestoreRevisionInput;
}>;


export type RestoreWithImagesMutation = { restoreRevision: (
    { __typename: 'RestoreRevisionPayload', restored:
      | { __typename: 'Application', id: string }
      | { __typename: 'Category', id: string }
      | { __typename: 'LogEntry', id: string }
      | { __typename: 'Page', version: string | null, id: string, text: (
          { __typename: 'LocalizedHTML' }
          & { ' $fragmentRefs'?: { 'LocalizedHtml_StoredFragment': LocalizedHtml_StoredFragment } }
        ), images: Array<(
          { __typename: 'Image' }
          & { ' $fragmentRefs'?: { 'StoredImage_ImageFragment': StoredImage_ImageFragment } }
        )> }
      | { __typename: 'PagePart', id: string }
      | { __typename: 'Partner', id: string }
      | { __typename: 'Product', version: string | null, description: string, type: string, model: string, power: string, language: Types.Language | null, id: string, plainTitle: string, category: { __typename: 'Category', id: string } | null, images: Array<(
          { __typename: 'Image' }
          & { ' $fragmentRefs'?: { 'StoredImage_ImageFragment': StoredImage_ImageFragment } }
        )> }
      | { __typename: 'ProductProperty', id: string }
      | { __typename: 'Request', id: string }
      | { __typename: 'Revision', id: string }
      | { __typename: 'Service', version: string | null, id: string, title: (
          { __typename: 'LocalizedText' }
          & { ' $fragmentRefs'?: { 'LocalizedText_StoredFragment': LocalizedText_StoredFragment } }
        ), text: (
          { __typename: 'LocalizedHTML' }
          & { ' $fragmentRefs'?: { 'LocalizedHtml_StoredFragment': LocalizedHtml_StoredFragment } }
        ), images: Array<(
          { __typename: 'Image' }
          & { ' $fragmentRefs'?: { 'StoredImage_ImageFragment': StoredImage_ImageFragment } }
        )> }
      | { __typename: 'Spare', version: string | null, id: string, title: (
          { __typename: 'LocalizedText' }
          & { ' $fragmentRefs'?: { 'LocalizedText_StoredFragment': LocalizedText_StoredFragment } }
        ), text: (
          { __typename: 'LocalizedHTML' }
          & { ' $fragmentRefs'?: { 'LocalizedHtml_StoredFragment': LocalizedHtml_StoredFragment } }
        ), images: Array<(
          { __typename: 'Image' }
          & { ' $fragmentRefs'?: { 'StoredImage_ImageFragment': StoredImage_ImageFragment } }
        )> }
      | { __typename: 'SubPart', id: string }
      | { __typename: 'TrashEntry', id: string }
     | null }
    & { ' $fragmentRefs'?: { 'UserErrors_Payload_RestoreRevisionPayload_Fragment': UserErrors_Payload_RestoreRevisionPayload_Fragment } }
  ) };

export type RestoreRevisionMutationVariables = Exact<{
  input: Types.RestoreRevisionInput;
}>;


export type RestoreRevisionMutation = { restoreRevision: (
    { __typename: 'RestoreRevisionPayload', settings: { __typename: 'Settings', version: string | null, phone: string, email: string, address: string, footerText: string } | null, restored:
      | { __typename: 'Application', id: string }
      | { __typename: 'Category', version: string | null, name: string, language: Types.Language | null, id: string }
      | { __typename: 'LogEntry', id: string }
      | { __typename: 'Page', id: string }
      | { __typename: 'PagePart', version: string | null, id: string, richDescription: (
          { __typename: 'LocalizedHTML' }
          & { ' $fragmentRefs'?: { 'LocalizedHtml_StoredFragment': LocalizedHtml_StoredFragment } }
        ), image: (
          { __typename: 'Image' }
          & { ' $fragmentRefs'?: { 'StoredImage_ImageFragment': StoredImage_ImageFragment } }
        ) | null }
      | { __typename: 'Partner', version: string | null, id: string, text: (
          { __typename: 'LocalizedHTML' }
          & { ' $fragmentRefs'?: { 'LocalizedHtml_StoredFragment': LocalizedHtml_StoredFragment } }
        ), image: (
          { __typename: 'Image' }
          & { ' $fragmentRefs'?: { 'StoredImage_ImageFragment': StoredImage_ImageFragment } }
        ) | null }
      | { __typename: 'Product', id: string }
      | { __typename: 'ProductProperty', version: string | null, id: string, html: string, image: (
          { __typename: 'Image' }
          & { ' $fragmentRefs'?: { 'StoredImage_ImageFragment': StoredImage_ImageFragment } }
        ) | null }
      | { __typename: 'Request', id: string }
      | { __typename: 'Revision', id: string }
      | { __typename: 'Service', id: string }
      | { __typename: 'Spare', id: string }
      | { __typename: 'SubPart', version: string | null, quantity: number, partNumber: string, substPart: string, id: string, description: (
          { __typename: 'LocalizedText' }
          & { ' $fragmentRefs'?: { 'LocalizedText_StoredFragment': LocalizedText_StoredFragment } }
        ) }
      | { __typename: 'TrashEntry', id: string }
     | null }
    & { ' $fragmentRefs'?: { 'UserErrors_Payload_RestoreRevisionPayload_Fragment': UserErrors_Payload_RestoreRevisionPayload_Fragment } }
  ) };


export const RestoreWithImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreWithImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrors_payload"}},{"kind":"Field","name":{"kind":"Name","value":"restored"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedText_stored"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedHTML_stored"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedText_stored"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedHTML_stored"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedHTML_stored"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","alias":{"kind":"Name","value":"plainTitle"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"power"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedText_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"ru"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrors_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MutationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedHTML_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedHTML"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"ru"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredImage_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","alias":{"kind":"Name","value":"original"},"name":{"kind":"Name","value":"url"}},{"kind":"Field","alias":{"kind":"Name","value":"w320"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"320"}}]},{"kind":"Field","alias":{"kind":"Name","value":"w640"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"640"}}]},{"kind":"Field","alias":{"kind":"Name","value":"w960"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"960"}}]},{"kind":"Field","alias":{"kind":"Name","value":"w1280"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"1280"}}]},{"kind":"Field","alias":{"kind":"Name","value":"w1920"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"1920"}}]},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedText_stored"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"focalX"}},{"kind":"Field","name":{"kind":"Name","value":"focalY"}}]}}]} as unknown as DocumentNode<RestoreWithImagesMutation, RestoreWithImagesMutationVariables>;
export const RestoreRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreRevisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrors_payload"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restored"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"partNumber"}},{"kind":"Field","name":{"kind":"Name","value":"substPart"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedText_stored"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductProperty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","alias":{"kind":"Name","value":"html"},"name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Partner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedHTML_stored"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PagePart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","alias":{"kind":"Name","value":"richDescription"},"name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedHTML_stored"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedText_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"ru"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrors_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MutationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredImage_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","alias":{"kind":"Name","value":"original"},"name":{"kind":"Name","value":"url"}},{"kind":"Field","alias":{"kind":"Name","value":"w320"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"320"}}]},{"kind":"Field","alias":{"kind":"Name","value":"w640"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"640"}}]},{"kind":"Field","alias":{"kind":"Name","value":"w960"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"960"}}]},{"kind":"Field","alias":{"kind":"Name","value":"w1280"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"1280"}}]},{"kind":"Field","alias":{"kind":"Name","value":"w1920"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"1920"}}]},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedText_stored"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"focalX"}},{"kind":"Field","name":{"kind":"Name","value":"focalY"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedHTML_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedHTML"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"ru"}}]}}]} as unknown as DocumentNode<RestoreRevisionMutation, RestoreRevisionMutationVariables>;