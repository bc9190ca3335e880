import { gatewayError, hasCode } from '../contract/error.ts';

/** Turns `NOT_FOUND`, with which a backend without the endpoint responds, into `NOT_SUPPORTED`. */
export async function supported<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw hasCode(error, 'NOT_FOUND') ? gatewayError('NOT_SUPPORTED') : error;
  }
}

/** Returns null where the backend does not have the endpoint. */
export async function nullIfUnsupported<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND', 'NOT_SUPPORTED')) return null;
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
