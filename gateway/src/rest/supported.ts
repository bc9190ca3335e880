import { hasCode } from '../contract/error.ts';

/** Returns null where the backend does not have the endpoint. */
export async function nullIfUnsupported<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (hasCode(error, 'NOT_SUPPORTED')) return null;
    throw error;
  }
}
