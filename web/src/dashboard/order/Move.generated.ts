/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated.ts';

import type { UserErrors_Payload_MovePayload_Fragment } from '../../apollo/UserErrors.generated.ts';
import type { StoredEntity_Node_Application_Fragment, StoredEntity_Node_Category_Fragment, StoredEntity_Node_LogEntry_Fragment, StoredEntity_Node_Page_Fragment, StoredEntity_Node_PagePart_Fragment, StoredEntity_Node_Partner_Fragment, StoredEntity_Node_Product_Fragment, StoredEntity_Node_ProductProperty_Fragment, StoredEntity_Node_Request_Fragment, StoredEntity_Node_Revision_Fragment, StoredEntity_Node_Service_Fragment, StoredEntity_Node_Spare_Fragment, StoredEntity_Node_SubPart_Fragment, StoredEntity_Node_Synonym_Fragment, StoredEntity_Node_Template_Fragment, StoredEntity_Node_TrashEntry_Fragment } from '../entity/StoredEntity.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MoveMutationVariables = Exact<{
  input: Types.MoveInput;
}>;


export type MoveMutation = { move: (
    { __typename: 'MovePayload', moved:
      | (
        { __typename: 'Application', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Application_Fragment': StoredEntity_Node_Application_Fragment } }
      )
      | (
        { __typename: 'Category', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Category_Fragment': StoredEntity_Node_Category_Fragment } }
      )
      | (
        { __typename: 'LogEntry', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_LogEntry_Fragment': StoredEntity_Node_LogEntry_Fragment } }
      )
      | (
        { __typename: 'Page', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Page_Fragment': StoredEntity_Node_Page_Fragment } }
      )
      | (
        { __typename: 'PagePart', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_PagePart_Fragment': StoredEntity_Node_PagePart_Fragment } }
      )
      | (
        { __typename: 'Partner', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Partner_Fragment': StoredEntity_Node_Partner_Fragment } }
      )
      | (
        { __typename: 'Product', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Product_Fragment': StoredEntity_Node_Product_Fragment } }
      )
      | (
        { __typename: 'ProductProperty', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_ProductProperty_Fragment': StoredEntity_Node_ProductProperty_Fragment } }
      )
      | (
        { __typename: 'Request', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Request_Fragment': StoredEntity_Node_Request_Fragment } }
      )
      | (
        { __typename: 'Revision', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Revision_Fragment': StoredEntity_Node_Revision_Fragment } }
      )
      | (
        { __typename: 'Service', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Service_Fragment': StoredEntity_Node_Service_Fragment } }
      )
      | (
        { __typename: 'Spare', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Spare_Fragment': StoredEntity_Node_Spare_Fragment } }
      )
      | (
        { __typename: 'SubPart', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_SubPart_Fragment': StoredEntity_Node_SubPart_Fragment } }
      )
      | (
        { __typename: 'Synonym', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Synonym_Fragment': StoredEntity_Node_Synonym_Fragment } }
      )
      | (
        { __typename: 'Template', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Template_Fragment': StoredEntity_Node_Template_Fragment } }
      )
      | (
        { __typename: 'TrashEntry', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_TrashEntry_Fragment': StoredEntity_Node_TrashEntry_Fragment } }
      )
     | null, owner:
      | (
        { __typename: 'Application', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Application_Fragment': StoredEntity_Node_Application_Fragment } }
      )
      | (
        { __typename: 'Category', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Category_Fragment': StoredEntity_Node_Category_Fragment } }
      )
      | (
        { __typename: 'LogEntry', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_LogEntry_Fragment': StoredEntity_Node_LogEntry_Fragment } }
      )
      | (
        { __typename: 'Page', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Page_Fragment': StoredEntity_Node_Page_Fragment } }
      )
      | (
        { __typename: 'PagePart', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_PagePart_Fragment': StoredEntity_Node_PagePart_Fragment } }
      )
      | (
        { __typename: 'Partner', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Partner_Fragment': StoredEntity_Node_Partner_Fragment } }
      )
      | (
        { __typename: 'Product', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Product_Fragment': StoredEntity_Node_Product_Fragment } }
      )
      | (
        { __typename: 'ProductProperty', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_ProductProperty_Fragment': StoredEntity_Node_ProductProperty_Fragment } }
      )
      | (
        { __typename: 'Request', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Request_Fragment': StoredEntity_Node_Request_Fragment } }
      )
      | (
        { __typename: 'Revision', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Revision_Fragment': StoredEntity_Node_Revision_Fragment } }
      )
      | (
        { __typename: 'Service', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Service_Fragment': StoredEntity_Node_Service_Fragment } }
      )
      | (
        { __typename: 'Spare', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Spare_Fragment': StoredEntity_Node_Spare_Fragment } }
      )
      | (
        { __typename: 'SubPart', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_SubPart_Fragment': StoredEntity_Node_SubPart_Fragment } }
      )
      | (
        { __typename: 'Synonym', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Synonym_Fragment': StoredEntity_Node_Synonym_Fragment } }
      )
      | (
        { __typename: 'Template', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_Template_Fragment': StoredEntity_Node_Template_Fragment } }
      )
      | (
        { __typename: 'TrashEntry', id: string }
        & { ' $fragmentRefs'?: { 'StoredEntity_Node_TrashEntry_Fragment': StoredEntity_Node_TrashEntry_Fragment } }
      )
     | null }
    & { ' $fragmentRefs'?: { 'UserErrors_Payload_MovePayload_Fragment': UserErrors_Payload_MovePayload_Fragment } }
  ) };


export const MoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Move"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrors_payload"}},{"kind":"Field","name":{"kind":"Name","value":"moved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredEntity_node"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredEntity_node"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedText_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"ru"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedHTML_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedHTML"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"ru"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredImage_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","alias":{"kind":"Name","value":"original"},"name":{"kind":"Name","value":"url"}},{"kind":"Field","alias":{"kind":"Name","value":"w320"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"320"}}]},{"kind":"Field","alias":{"kind":"Name","value":"w640"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"640"}}]},{"kind":"Field","alias":{"kind":"Name","value":"w960"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"960"}}]},{"kind":"Field","alias":{"kind":"Name","value":"w1280"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"1280"}}]},{"kind":"Field","alias":{"kind":"Name","value":"w1920"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"1920"}}]},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedText_stored"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"focalX"}},{"kind":"Field","name":{"kind":"Name","value":"focalY"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutForm_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"callouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditSpare_spare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"restId"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedText_stored"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedHTML_stored"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutForm_image"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubPartFields_plain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partNumber"}},{"kind":"Field","name":{"kind":"Name","value":"substPart"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"callout"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubPartFields_subPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubPartFields_plain"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedText_stored"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditService_service"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"restId"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedText_stored"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedHTML_stored"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductImages_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryListScreen_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SynonymListScreen_synonym"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Synonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateListScreen_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Template"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"plainText"},"name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedText_stored"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditPartnerForm_partner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Partner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedHTML_stored"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTextForm_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedHTML_stored"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageImages_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PagePartImage_pagePart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PagePart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrors_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MutationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredEntity_node"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Node"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spare"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditSpare_spare"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubPartFields_subPart"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditService_service"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductImages_product"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"plainTitle"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","alias":{"kind":"Name","value":"html"},"name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"power"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductProperty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","alias":{"kind":"Name","value":"html"},"name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredImage_image"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryListScreen_category"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Synonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SynonymListScreen_synonym"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Template"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateListScreen_template"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Partner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditPartnerForm_partner"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageTextForm_page"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageImages_page"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PagePart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PagePartImage_pagePart"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","alias":{"kind":"Name","value":"texts"},"name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedHTML_stored"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]} as unknown as DocumentNode<MoveMutation, MoveMutationVariables>;