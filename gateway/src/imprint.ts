/** The entries that § 5 DDG requires beside the contact details; null where the variable is not set. */
export interface Imprint {
  /** The names of those who represent the company. */
  representative: string | null;
  /** The register court and the number. */
  register: string | null;
  vatId: string | null;
}

/** Lists the unset variables, for which the imprint shows placeholders. */
export function missingVariables({ representative, register, vatId }: Imprint): string[] {
  return [
    representative === null && 'IMPRINT_REPRESENTATIVE',
    register === null && 'IMPRINT_REGISTER',
    vatId === null && 'IMPRINT_VAT_ID',
  ].filter((variable) => variable !== false);
}
