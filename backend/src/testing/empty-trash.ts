import type { Json } from './json.ts';
import type { TestBackend } from './test-backend.ts';

/** Deletes everything in the trash for good. */
export async function emptyTrash(backend: TestBackend): Promise<void> {
  const { json: entries } = await backend.admin<Json[]>('GET /trash');
  for (const { id } of entries) await backend.admin(`DELETE /trash/${id}`);
}
