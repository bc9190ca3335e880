import { createContext } from 'react';

import { isCancelled } from '../../apollo/uploads.ts';
import {
  hasErrorCode,
  isRefusedIn,
  isUncertain,
  NotSentError,
  RefusedError,
} from '../../apollo/errors.ts';
import { refusedFields, joinedReason } from '../ui/refusal.ts';
import { uncertainReason } from '../ui/uncertain-reason.ts';

/** Why a save failed, as the form shows it. */
export interface Failure {
  reason: string;
  /** Whether what it edits is gone, so that the trash may have it. */
  isDeleted: boolean;
  /** What the server has against a field, by its name. */
  fields: Record<string, string>;
}

/** The server has answered a save with what was stored before. */
export class UnchangedError extends Error {}

/** Returns why a save failed; undefined if the administrator has cancelled its upload. */
export function failureOf(error: unknown): Failure | undefined {
  if (isCancelled(error)) return undefined;
  return {
    reason: reasonOf(error),
    isDeleted: hasErrorCode(error, 'NOT_FOUND'),
    fields: refusedFields(error),
  };
}

function reasonOf(error: unknown): string {
  if (hasErrorCode(error, 'NOT_FOUND')) return 'somebody else has deleted this';
  if (hasErrorCode(error, 'UNAUTHENTICATED')) return 'your session is over';
  if (hasErrorCode(error, 'FORBIDDEN')) return 'the server does not allow it';
  if (isRefusedIn(error, 'oldPassword')) return 'the old password is wrong';
  if (error instanceof RefusedError) {
    return joinedReason(...error.userErrors.map(({ message }) => message));
  }
  if (error instanceof UnchangedError) return 'the server still has what was stored before';
  if (error instanceof NotSentError) return 'there is no connection';
  return isUncertain(error) ? uncertainReason : 'the server could not store it';
}

/** Why the last save of the form failed, for the state beside its buttons. */
export const FailureContext = createContext<Failure | undefined>(undefined);
