/** What a move has changed, by global ids. */
export interface Moved {
  /** What was moved; undefined where it was refused. */
  nodeId?: string;
  /** What it belongs to; undefined for what stands alone. */
  ownerId?: string | undefined;
}

/** What the change of an image has changed. */
export interface ImageUpdated {
  /** The global id of what shows the image; undefined where nothing is to be shown of it. */
  ownerId?: string;
  /** Whether nothing was changed, since the change was based on an old version. */
  isOutdated?: boolean;
}
