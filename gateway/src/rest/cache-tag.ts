/** What a read shows or a write changes: a feature of the contract, or one entity of it. */
export interface CacheTag {
  /** The first segment of the path: `spare`, `component`, … */
  feature: string;
  /** The entity's id or slug; a list, or what is not known exactly, has none. */
  id?: string | undefined;
}

/** A write, by what it changes. */
export interface Write extends CacheTag {
  /** Whether the backend has said that it is stored; else it may be, or may not. */
  certain: boolean;
}

/** Where else a feature is shown: the navigation names services and spares, and counts partners. */
const shownIn: Record<string, string[] | undefined> = {
  category: ['product'],
  partner: ['component'],
  service: ['component'],
  spare: ['component'],
};

/** What only administrators read, with a token, is kept nowhere and shared with nobody. */
const forAdministrators = ['application', 'auth', 'request'];

/** Whether visitors may see what a write changes. */
export function isPublic({ feature }: CacheTag): boolean {
  return !forAdministrators.includes(feature);
}

/** The cache tag of a path of the contract, for instance of `/spare/{id}/part/{partId}` the spare. */
export function cacheTagOf(
  path: string,
  values: Record<string, string | undefined> = {},
): CacheTag {
  const [, feature = '', entity = ''] = path.split('/');
  const name = /^\{(\w+)\}$/.exec(entity)?.[1];
  return { feature, id: name && values[name] };
}

/** Whether what a read showed may be wrong after a write. */
export function isTouched(read: CacheTag, write: CacheTag): boolean {
  if (shownIn[write.feature]?.includes(read.feature)) return true;
  if (read.feature !== write.feature) return false;
  return read.id === undefined || write.id === undefined || read.id === write.id;
}
