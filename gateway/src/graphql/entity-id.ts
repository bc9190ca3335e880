import type { Kind, KindWith } from '../contract/kinds.ts';
import { entityOfKind, isPart, kindOfType, kindsWith, pageWithParts } from '../contract/kinds.ts';
import { badUserInput } from '../contract/error.ts';
import { readGlobalId, toGlobalId } from './global-id.ts';

/** Names an entity as the extensions of the contract do: a page by its slug. */
export interface EntityRef<K extends Kind = KindWith<'id'>> {
  kind: K;
  id: string;
}

/**
 * Returns the kind of a global id, undefined for a type that is none, and its REST ids: of a part its owner's and
 * its own, of all else its own. Throws `BAD_USER_INPUT` for an invalid id.
 */
export function readEntityId(
  globalId: string,
  argument = 'id',
): { kind: KindWith<'id'> | undefined; restIds: string[] } {
  const { type, restIds } = readGlobalId(globalId, argument);
  const kind = kindOfType(type);
  if (kind && restIds.length !== (isPart(kind) ? 2 : 1)) {
    throw badUserInput(argument, `is not the id of a ${type}`);
  }
  return { kind, restIds };
}

const lacking = { history: 'has no history', order: 'is no id of a list' };

/** Returns the entity of a global id. Throws `BAD_USER_INPUT` for one without this feature. */
export function entityOf<F extends keyof typeof lacking>(
  argument: string,
  globalId: string,
  feature: F,
): EntityRef<KindWith<F>> {
  const { kind: known, restIds } = readEntityId(globalId, argument);
  const kind = kindsWith(feature).find((one) => one === known);
  const id = restIds.at(-1);
  if (kind === undefined || id === undefined) throw badUserInput(argument, lacking[feature]);
  return { kind, id };
}

/** Names an entity that has a history: a page by its slug, the settings by their kind alone. */
export interface RevisedEntity {
  kind: KindWith<'history'>;
  entity?: string;
  slug?: string;
}

/** Returns the entity of a global id, without one the settings. Throws as `entityOf` does. */
export function revisedEntity(globalId: string | null | undefined): RevisedEntity {
  if (!globalId) return { kind: 'settings' };
  const { kind, id } = entityOf('of', globalId, 'history');
  return kind === 'page' ? { kind, slug: id } : { kind, entity: id };
}

/** Returns the global id of an entity; that of a part begins with the id of what it belongs to. */
export function globalIdOf({ kind, id }: EntityRef, ownerId?: string | null): string {
  const { type, owner } = entityOfKind(kind);
  return owner === undefined ? toGlobalId(type, id) : toGlobalId(type, ownerId ?? '', id);
}

/** Returns the global id of what a part belongs to; undefined for what stands alone. */
export function ownerIdOf(globalId: string): string | undefined {
  const { kind, restIds } = readEntityId(globalId);
  const owner = kind && entityOfKind(kind).owner;
  if (owner === undefined) return undefined;
  return toGlobalId(
    entityOfKind(owner).type,
    owner === 'page' ? pageWithParts : (restIds[0] ?? ''),
  );
}
