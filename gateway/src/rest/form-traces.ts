/** How a public form was filled in, by which a backend recognises robots. */
export interface FormTraces {
  website?: string | null;
  captchaSolved?: boolean | null;
  fillMs?: number | null;
}

/** Returns the traces that are there under the names of the contract (an extension). */
export function formTraces(traces: FormTraces): Record<string, string> {
  const { website, captchaSolved, fillMs } = traces;
  return {
    ...(website && { website }),
    ...(website && captchaSolved && { captcha_solved: 'true' }),
    ...(typeof fillMs === 'number' && { fill_ms: String(fillMs) }),
  };
}
