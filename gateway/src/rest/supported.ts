import { gatewayError, hasCode } from '../contract/error.ts';
import { lacksEndpoint } from './rest-error.ts';

/** Throws `NOT_SUPPORTED` where the backend does not have the endpoint. */
export async function supported<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw lacksEndpoint(error) ? gatewayError('NOT_SUPPORTED') : error;
  }
}

/** Returns null where the backend does not have the endpoint. */
export async function nullIfUnsupported<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (lacksEndpoint(error)) return null;
    throw error;
  }
}

/**
 * Throws `NOT_SUPPORTED` where a call ends in `NOT_FOUND` because the backend does not have the endpoint:
 * then it has no list, either.
 */
export async function known<T>(call: Promise<T>, list: () => Promise<unknown>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND') && (await list()) === null) throw gatewayError('NOT_SUPPORTED');
    throw error;
  }
}
