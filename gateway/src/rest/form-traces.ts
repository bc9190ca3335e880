/** How a public form was filled in, by which a backend recognises robots. */
export interface FormTraces {
  website?: string | null;
  fillMs?: number | null;
}

/** Returns the traces that are there under the names of the contract (an extension). */
export function formTraces({ website, fillMs }: FormTraces): Record<string, string> {
  return {
    ...(website && { website }),
    ...(typeof fillMs === 'number' && { fill_ms: String(fillMs) }),
  };
}
