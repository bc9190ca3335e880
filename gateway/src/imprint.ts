/** What § 5 DDG asks of the imprint beside the contact details; null where its variable is not set. */
export interface Imprint {
  /** Who represents the company, by name. */
  representative: string | null;
  /** The register court and the number. */
  register: string | null;
  vatId: string | null;
}

/** Names the variables without which the imprint shows placeholders. */
export function missingVariables({ representative, register, vatId }: Imprint): string[] {
  return [
    representative === null && 'IMPRINT_REPRESENTATIVE',
    register === null && 'IMPRINT_REGISTER',
    vatId === null && 'IMPRINT_VAT_ID',
  ].filter((variable) => variable !== false);
}
