import type { UploadField } from './upload.ts';

/** The files that go with the next operation, by their place in its variables. */
export const chosenFiles = new Map<string, { field: UploadField; chosen: File[] }>();
