import type { PathFeature } from '../contract/endpoint.ts';
import type { EntityDescription } from '../contract/entities.ts';
import { entityOfKind, kinds } from '../contract/kinds.ts';

/** What a read shows or a write changes: a feature of the contract, or one of its entities. */
export interface CacheTag {
  /** The first segment of the path: `spare`, `component`, … */
  feature: string;
  /** The id or slug of the entity; undefined for a list, or where the entity is not known. */
  id?: string | undefined;
}

/** The tag of what a write changes. */
export interface Write extends CacheTag {
  /** Whether the backend has confirmed the write; else it may or may not be stored. */
  certain: boolean;
}

/** Features that only administrators read; their reads carry a token and are never cached. */
const forAdministrators: PathFeature[] = [
  'administrator',
  'auth',
  'editing',
  'invitation',
  'notification',
  'privacy',
  'session',
];

/** The features whose writes may change what any other shows. */
const ofAnyFeature: PathFeature[] = ['trash', 'revision', 'image', 'order'];

/** Whether visitors can see what a write changes. */
export function isPublic({ feature }: CacheTag): boolean {
  return !entityOf(feature)?.isPrivate && !forAdministrators.some((one) => one === feature);
}

/** Returns the tag of a path of the contract: of `/spare/{id}/part/{partId}` that of the spare. */
export function cacheTagOf(
  path: string,
  values: Record<string, string | undefined> = {},
): CacheTag {
  const [, feature = '', entity = ''] = path.split('/');
  const name = /\{(\w+)\}/.exec(entity)?.[1];
  return { feature, id: name && values[name] };
}

/** Whether a write may have changed what a read showed. */
export function isTouched(read: CacheTag, write: CacheTag): boolean {
  if (ofAnyFeature.some((one) => one === write.feature)) return true;
  if (entityOf(write.feature)?.shownIn?.some((one) => one === read.feature)) return true;
  if (read.feature !== write.feature) return false;
  return read.id === undefined || write.id === undefined || read.id === write.id;
}

/** Returns what the list of entities says of a feature; undefined where it is about none of them. */
function entityOf(feature: string): EntityDescription | undefined {
  const kind = kinds.find((one) => one === feature);
  return kind && entityOfKind(kind);
}
