/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UserErrors_Payload_AcceptInvitationPayload_Fragment = { __typename: 'AcceptInvitationPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AcceptInvitationPayload_Fragment' };

export type UserErrors_Payload_AddCategoryPayload_Fragment = { __typename: 'AddCategoryPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddCategoryPayload_Fragment' };

export type UserErrors_Payload_AddPageImagePayload_Fragment = { __typename: 'AddPageImagePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddPageImagePayload_Fragment' };

export type UserErrors_Payload_AddPagePartPayload_Fragment = { __typename: 'AddPagePartPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddPagePartPayload_Fragment' };

export type UserErrors_Payload_AddPartnerPayload_Fragment = { __typename: 'AddPartnerPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddPartnerPayload_Fragment' };

export type UserErrors_Payload_AddProductImagePayload_Fragment = { __typename: 'AddProductImagePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddProductImagePayload_Fragment' };

export type UserErrors_Payload_AddProductPayload_Fragment = { __typename: 'AddProductPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddProductPayload_Fragment' };

export type UserErrors_Payload_AddProductPropertyPayload_Fragment = { __typename: 'AddProductPropertyPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddProductPropertyPayload_Fragment' };

export type UserErrors_Payload_AddServiceImagePayload_Fragment = { __typename: 'AddServiceImagePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddServiceImagePayload_Fragment' };

export type UserErrors_Payload_AddServicePayload_Fragment = { __typename: 'AddServicePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddServicePayload_Fragment' };

export type UserErrors_Payload_AddSpareImagePayload_Fragment = { __typename: 'AddSpareImagePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddSpareImagePayload_Fragment' };

export type UserErrors_Payload_AddSparePayload_Fragment = { __typename: 'AddSparePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddSparePayload_Fragment' };

export type UserErrors_Payload_AddSubPartPayload_Fragment = { __typename: 'AddSubPartPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddSubPartPayload_Fragment' };

export type UserErrors_Payload_AddSynonymPayload_Fragment = { __typename: 'AddSynonymPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddSynonymPayload_Fragment' };

export type UserErrors_Payload_AddTemplatePayload_Fragment = { __typename: 'AddTemplatePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_AddTemplatePayload_Fragment' };

export type UserErrors_Payload_BeginSecondFactorPayload_Fragment = { __typename: 'BeginSecondFactorPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_BeginSecondFactorPayload_Fragment' };

export type UserErrors_Payload_ConfirmSecondFactorPayload_Fragment = { __typename: 'ConfirmSecondFactorPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_ConfirmSecondFactorPayload_Fragment' };

export type UserErrors_Payload_ConfirmTranslationPayload_Fragment = { __typename: 'ConfirmTranslationPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_ConfirmTranslationPayload_Fragment' };

export type UserErrors_Payload_DeleteApplicationPayload_Fragment = { __typename: 'DeleteApplicationPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteApplicationPayload_Fragment' };

export type UserErrors_Payload_DeleteCategoryPayload_Fragment = { __typename: 'DeleteCategoryPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteCategoryPayload_Fragment' };

export type UserErrors_Payload_DeletePageImagePayload_Fragment = { __typename: 'DeletePageImagePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeletePageImagePayload_Fragment' };

export type UserErrors_Payload_DeletePagePartPayload_Fragment = { __typename: 'DeletePagePartPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeletePagePartPayload_Fragment' };

export type UserErrors_Payload_DeletePartnerPayload_Fragment = { __typename: 'DeletePartnerPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeletePartnerPayload_Fragment' };

export type UserErrors_Payload_DeletePersonalDataPayload_Fragment = { __typename: 'DeletePersonalDataPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeletePersonalDataPayload_Fragment' };

export type UserErrors_Payload_DeleteProductImagePayload_Fragment = { __typename: 'DeleteProductImagePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteProductImagePayload_Fragment' };

export type UserErrors_Payload_DeleteProductPayload_Fragment = { __typename: 'DeleteProductPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteProductPayload_Fragment' };

export type UserErrors_Payload_DeleteProductPropertyPayload_Fragment = { __typename: 'DeleteProductPropertyPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteProductPropertyPayload_Fragment' };

export type UserErrors_Payload_DeleteRequestPayload_Fragment = { __typename: 'DeleteRequestPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteRequestPayload_Fragment' };

export type UserErrors_Payload_DeleteRequestsPayload_Fragment = { __typename: 'DeleteRequestsPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteRequestsPayload_Fragment' };

export type UserErrors_Payload_DeleteServiceImagePayload_Fragment = { __typename: 'DeleteServiceImagePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteServiceImagePayload_Fragment' };

export type UserErrors_Payload_DeleteServicePayload_Fragment = { __typename: 'DeleteServicePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteServicePayload_Fragment' };

export type UserErrors_Payload_DeleteSpareImagePayload_Fragment = { __typename: 'DeleteSpareImagePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteSpareImagePayload_Fragment' };

export type UserErrors_Payload_DeleteSparePayload_Fragment = { __typename: 'DeleteSparePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteSparePayload_Fragment' };

export type UserErrors_Payload_DeleteSubPartPayload_Fragment = { __typename: 'DeleteSubPartPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteSubPartPayload_Fragment' };

export type UserErrors_Payload_DeleteSynonymPayload_Fragment = { __typename: 'DeleteSynonymPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteSynonymPayload_Fragment' };

export type UserErrors_Payload_DeleteTemplatePayload_Fragment = { __typename: 'DeleteTemplatePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteTemplatePayload_Fragment' };

export type UserErrors_Payload_DeleteTrashEntryPayload_Fragment = { __typename: 'DeleteTrashEntryPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DeleteTrashEntryPayload_Fragment' };

export type UserErrors_Payload_DuplicateProductPayload_Fragment = { __typename: 'DuplicateProductPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DuplicateProductPayload_Fragment' };

export type UserErrors_Payload_DuplicateServicePayload_Fragment = { __typename: 'DuplicateServicePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DuplicateServicePayload_Fragment' };

export type UserErrors_Payload_DuplicateSparePayload_Fragment = { __typename: 'DuplicateSparePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_DuplicateSparePayload_Fragment' };

export type UserErrors_Payload_EndOtherSessionsPayload_Fragment = { __typename: 'EndOtherSessionsPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_EndOtherSessionsPayload_Fragment' };

export type UserErrors_Payload_EndSessionPayload_Fragment = { __typename: 'EndSessionPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_EndSessionPayload_Fragment' };

export type UserErrors_Payload_ExportPersonalDataPayload_Fragment = { __typename: 'ExportPersonalDataPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_ExportPersonalDataPayload_Fragment' };

export type UserErrors_Payload_ImportSubPartsPayload_Fragment = { __typename: 'ImportSubPartsPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_ImportSubPartsPayload_Fragment' };

export type UserErrors_Payload_InviteAdministratorPayload_Fragment = { __typename: 'InviteAdministratorPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_InviteAdministratorPayload_Fragment' };

export type UserErrors_Payload_JoinProductTranslationsPayload_Fragment = { __typename: 'JoinProductTranslationsPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_JoinProductTranslationsPayload_Fragment' };

export type UserErrors_Payload_LeaveProductTranslationsPayload_Fragment = { __typename: 'LeaveProductTranslationsPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_LeaveProductTranslationsPayload_Fragment' };

export type UserErrors_Payload_LoginPayload_Fragment = { __typename: 'LoginPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_LoginPayload_Fragment' };

export type UserErrors_Payload_LogoutPayload_Fragment = { __typename: 'LogoutPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_LogoutPayload_Fragment' };

export type UserErrors_Payload_MovePayload_Fragment = { __typename: 'MovePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_MovePayload_Fragment' };

export type UserErrors_Payload_RemoveAdministratorPayload_Fragment = { __typename: 'RemoveAdministratorPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_RemoveAdministratorPayload_Fragment' };

export type UserErrors_Payload_RemoveSecondFactorPayload_Fragment = { __typename: 'RemoveSecondFactorPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_RemoveSecondFactorPayload_Fragment' };

export type UserErrors_Payload_ReportEditingPayload_Fragment = { __typename: 'ReportEditingPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_ReportEditingPayload_Fragment' };

export type UserErrors_Payload_RestoreRevisionPayload_Fragment = { __typename: 'RestoreRevisionPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_RestoreRevisionPayload_Fragment' };

export type UserErrors_Payload_RestoreTrashEntriesPayload_Fragment = { __typename: 'RestoreTrashEntriesPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_RestoreTrashEntriesPayload_Fragment' };

export type UserErrors_Payload_RestoreTrashEntryPayload_Fragment = { __typename: 'RestoreTrashEntryPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_RestoreTrashEntryPayload_Fragment' };

export type UserErrors_Payload_RetryNotificationsPayload_Fragment = { __typename: 'RetryNotificationsPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_RetryNotificationsPayload_Fragment' };

export type UserErrors_Payload_SendApplicationPayload_Fragment = { __typename: 'SendApplicationPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_SendApplicationPayload_Fragment' };

export type UserErrors_Payload_SendRequestPayload_Fragment = { __typename: 'SendRequestPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_SendRequestPayload_Fragment' };

export type UserErrors_Payload_TakeDownImagePayload_Fragment = { __typename: 'TakeDownImagePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_TakeDownImagePayload_Fragment' };

export type UserErrors_Payload_UndoSubPartImportPayload_Fragment = { __typename: 'UndoSubPartImportPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UndoSubPartImportPayload_Fragment' };

export type UserErrors_Payload_UpdateAdministratorPayload_Fragment = { __typename: 'UpdateAdministratorPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateAdministratorPayload_Fragment' };

export type UserErrors_Payload_UpdateApplicationsPayload_Fragment = { __typename: 'UpdateApplicationsPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateApplicationsPayload_Fragment' };

export type UserErrors_Payload_UpdateCategoryPayload_Fragment = { __typename: 'UpdateCategoryPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateCategoryPayload_Fragment' };

export type UserErrors_Payload_UpdateImagePayload_Fragment = { __typename: 'UpdateImagePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateImagePayload_Fragment' };

export type UserErrors_Payload_UpdateLoginPayload_Fragment = { __typename: 'UpdateLoginPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateLoginPayload_Fragment' };

export type UserErrors_Payload_UpdatePagePartImagePayload_Fragment = { __typename: 'UpdatePagePartImagePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdatePagePartImagePayload_Fragment' };

export type UserErrors_Payload_UpdatePagePartPayload_Fragment = { __typename: 'UpdatePagePartPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdatePagePartPayload_Fragment' };

export type UserErrors_Payload_UpdatePagePayload_Fragment = { __typename: 'UpdatePagePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdatePagePayload_Fragment' };

export type UserErrors_Payload_UpdatePartnerPayload_Fragment = { __typename: 'UpdatePartnerPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdatePartnerPayload_Fragment' };

export type UserErrors_Payload_UpdatePasswordPayload_Fragment = { __typename: 'UpdatePasswordPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdatePasswordPayload_Fragment' };

export type UserErrors_Payload_UpdateProductPayload_Fragment = { __typename: 'UpdateProductPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateProductPayload_Fragment' };

export type UserErrors_Payload_UpdateProductPropertyPayload_Fragment = { __typename: 'UpdateProductPropertyPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateProductPropertyPayload_Fragment' };

export type UserErrors_Payload_UpdateRequestsPayload_Fragment = { __typename: 'UpdateRequestsPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateRequestsPayload_Fragment' };

export type UserErrors_Payload_UpdateServicePayload_Fragment = { __typename: 'UpdateServicePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateServicePayload_Fragment' };

export type UserErrors_Payload_UpdateSettingsPayload_Fragment = { __typename: 'UpdateSettingsPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateSettingsPayload_Fragment' };

export type UserErrors_Payload_UpdateSparePayload_Fragment = { __typename: 'UpdateSparePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateSparePayload_Fragment' };

export type UserErrors_Payload_UpdateSubPartPayload_Fragment = { __typename: 'UpdateSubPartPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateSubPartPayload_Fragment' };

export type UserErrors_Payload_UpdateSynonymPayload_Fragment = { __typename: 'UpdateSynonymPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateSynonymPayload_Fragment' };

export type UserErrors_Payload_UpdateTemplatePayload_Fragment = { __typename: 'UpdateTemplatePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UpdateTemplatePayload_Fragment' };

export type UserErrors_Payload_UploadAttachmentPayload_Fragment = { __typename: 'UploadAttachmentPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_UploadAttachmentPayload_Fragment' };

export type UserErrors_Payload_WithdrawInvitationPayload_Fragment = { __typename: 'WithdrawInvitationPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, field: Array<string> | null, message: string }> } & { ' $fragmentName'?: 'UserErrors_Payload_WithdrawInvitationPayload_Fragment' };

export type UserErrors_PayloadFragment =
  | UserErrors_Payload_AcceptInvitationPayload_Fragment
  | UserErrors_Payload_AddCategoryPayload_Fragment
  | UserErrors_Payload_AddPageImagePayload_Fragment
  | UserErrors_Payload_AddPagePartPayload_Fragment
  | UserErrors_Payload_AddPartnerPayload_Fragment
  | UserErrors_Payload_AddProductImagePayload_Fragment
  | UserErrors_Payload_AddProductPayload_Fragment
  | UserErrors_Payload_AddProductPropertyPayload_Fragment
  | UserErrors_Payload_AddServiceImagePayload_Fragment
  | UserErrors_Payload_AddServicePayload_Fragment
  | UserErrors_Payload_AddSpareImagePayload_Fragment
  | UserErrors_Payload_AddSparePayload_Fragment
  | UserErrors_Payload_AddSubPartPayload_Fragment
  | UserErrors_Payload_AddSynonymPayload_Fragment
  | UserErrors_Payload_AddTemplatePayload_Fragment
  | UserErrors_Payload_BeginSecondFactorPayload_Fragment
  | UserErrors_Payload_ConfirmSecondFactorPayload_Fragment
  | UserErrors_Payload_ConfirmTranslationPayload_Fragment
  | UserErrors_Payload_DeleteApplicationPayload_Fragment
  | UserErrors_Payload_DeleteCategoryPayload_Fragment
  | UserErrors_Payload_DeletePageImagePayload_Fragment
  | UserErrors_Payload_DeletePagePartPayload_Fragment
  | UserErrors_Payload_DeletePartnerPayload_Fragment
  | UserErrors_Payload_DeletePersonalDataPayload_Fragment
  | UserErrors_Payload_DeleteProductImagePayload_Fragment
  | UserErrors_Payload_DeleteProductPayload_Fragment
  | UserErrors_Payload_DeleteProductPropertyPayload_Fragment
  | UserErrors_Payload_DeleteRequestPayload_Fragment
  | UserErrors_Payload_DeleteRequestsPayload_Fragment
  | UserErrors_Payload_DeleteServiceImagePayload_Fragment
  | UserErrors_Payload_DeleteServicePayload_Fragment
  | UserErrors_Payload_DeleteSpareImagePayload_Fragment
  | UserErrors_Payload_DeleteSparePayload_Fragment
  | UserErrors_Payload_DeleteSubPartPayload_Fragment
  | UserErrors_Payload_DeleteSynonymPayload_Fragment
  | UserErrors_Payload_DeleteTemplatePayload_Fragment
  | UserErrors_Payload_DeleteTrashEntryPayload_Fragment
  | UserErrors_Payload_DuplicateProductPayload_Fragment
  | UserErrors_Payload_DuplicateServicePayload_Fragment
  | UserErrors_Payload_DuplicateSparePayload_Fragment
  | UserErrors_Payload_EndOtherSessionsPayload_Fragment
  | UserErrors_Payload_EndSessionPayload_Fragment
  | UserErrors_Payload_ExportPersonalDataPayload_Fragment
  | UserErrors_Payload_ImportSubPartsPayload_Fragment
  | UserErrors_Payload_InviteAdministratorPayload_Fragment
  | UserErrors_Payload_JoinProductTranslationsPayload_Fragment
  | UserErrors_Payload_LeaveProductTranslationsPayload_Fragment
  | UserErrors_Payload_LoginPayload_Fragment
  | UserErrors_Payload_LogoutPayload_Fragment
  | UserErrors_Payload_MovePayload_Fragment
  | UserErrors_Payload_RemoveAdministratorPayload_Fragment
  | UserErrors_Payload_RemoveSecondFactorPayload_Fragment
  | UserErrors_Payload_ReportEditingPayload_Fragment
  | UserErrors_Payload_RestoreRevisionPayload_Fragment
  | UserErrors_Payload_RestoreTrashEntriesPayload_Fragment
  | UserErrors_Payload_RestoreTrashEntryPayload_Fragment
  | UserErrors_Payload_RetryNotificationsPayload_Fragment
  | UserErrors_Payload_SendApplicationPayload_Fragment
  | UserErrors_Payload_SendRequestPayload_Fragment
  | UserErrors_Payload_TakeDownImagePayload_Fragment
  | UserErrors_Payload_UndoSubPartImportPayload_Fragment
  | UserErrors_Payload_UpdateAdministratorPayload_Fragment
  | UserErrors_Payload_UpdateApplicationsPayload_Fragment
  | UserErrors_Payload_UpdateCategoryPayload_Fragment
  | UserErrors_Payload_UpdateImagePayload_Fragment
  | UserErrors_Payload_UpdateLoginPayload_Fragment
  | UserErrors_Payload_UpdatePagePartImagePayload_Fragment
  | UserErrors_Payload_UpdatePagePartPayload_Fragment
  | UserErrors_Payload_UpdatePagePayload_Fragment
  | UserErrors_Payload_UpdatePartnerPayload_Fragment
  | UserErrors_Payload_UpdatePasswordPayload_Fragment
  | UserErrors_Payload_UpdateProductPayload_Fragment
  | UserErrors_Payload_UpdateProductPropertyPayload_Fragment
  | UserErrors_Payload_UpdateRequestsPayload_Fragment
  | UserErrors_Payload_UpdateServicePayload_Fragment
  | UserErrors_Payload_UpdateSettingsPayload_Fragment
  | UserErrors_Payload_UpdateSparePayload_Fragment
  | UserErrors_Payload_UpdateSubPartPayload_Fragment
  | UserErrors_Payload_UpdateSynonymPayload_Fragment
  | UserErrors_Payload_UpdateTemplatePayload_Fragment
  | UserErrors_Payload_UploadAttachmentPayload_Fragment
  | UserErrors_Payload_WithdrawInvitationPayload_Fragment
;

export const UserErrors_PayloadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrors_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MutationPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UserErrors_PayloadFragment, unknown>;