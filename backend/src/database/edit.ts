/** Who writes, and what the write depends on. */
export interface Edit {
  /** The login of the administrator. */
  by: string;
  /** Identifies the session of the administrator, without giving its token away. */
  session: string;
  /**
   * The versions of the entity, one of which the writer has seen (`If-Match`); `*` for any. Undefined
   * where the write does not depend on a version, as section 7 has it.
   */
  ifMatch: number[] | '*' | undefined;
  /** Identifies the import of sub-parts that the write is a part of, by which all of it can be undone. */
  importId?: string;
}
