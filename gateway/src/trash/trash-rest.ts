import { z } from 'zod';
import { kindsWith } from '../contract/kinds.ts';
import { entity, restId, text, wholeNumber } from '../contract/fields.ts';
import { imagePaths } from '../contract/image.ts';

/** The kinds of what can be in the trash, by the names of the contract's extension. */
export const trashKinds = [...kindsWith('trash'), 'image'] as const;

/** An entry of the trash, as `GET /trash` lists it (extension). */
export const restTrashEntry = entity({
  id: restId,
  kind: z.enum(trashKinds),
  entity_id: restId,
  title: text,
  owner_kind: text,
  owner_id: restId.nullable(),
  owner_title: text,
  deleted_at: z.iso.datetime(),
  deleted_by: text,
  expires_at: z.iso.datetime(),
  parts: wholeNumber,
  images: imagePaths,
});

/** A list of entries of the trash. */
export const restTrash = z.compile(z.array(restTrashEntry));

/** What became of many entries, as `POST /trash/restore` returns it (extension). */
export const restRestored = entity({ restored: z.array(restId), refused: z.array(restId) });

/** See `restRestored`. */
export type RestRestored = z.output<typeof restRestored>;

/** What was restored from the trash, by global ids. */
export interface Restored {
  /** The entry, which is gone from the trash. */
  deletedId: string;
  /** The object, of an image its owner; undefined where restoring was refused. */
  nodeId?: string | undefined;
}

/** See `restTrashEntry`. */
export type RestTrashEntry = z.output<typeof restTrashEntry>;
