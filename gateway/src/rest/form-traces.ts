/** What a public form tells about how it was filled in. */
export interface FormTraces {
  website?: string | null;
  fillMs?: number | null;
}

/**
 * The same in the names of the contract, as texts; only what is there, since both are extensions
 * by which a backend knows robots.
 */
export function formTraces({ website, fillMs }: FormTraces): Record<string, string> {
  return {
    ...(website && { website }),
    ...(typeof fillMs === 'number' && { fill_ms: String(fillMs) }),
  };
}
