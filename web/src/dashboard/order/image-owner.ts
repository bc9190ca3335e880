/** What shows an image, as the cache has it. */
export interface ImageOwner {
  __typename: string;
  id: string;
  /** Its version, if the backend has versions. */
  version: string | null;
}
