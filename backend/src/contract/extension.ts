/** The metadata of a parameter, header or field beyond section 7 of the specification. */
export function extension(description: string): { 'x-extension': true; description: string } {
  return { 'x-extension': true, description: `An extension of the contract: ${description}` };
}
