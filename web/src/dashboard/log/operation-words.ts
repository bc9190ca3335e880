/** What is said otherwise than by the operation's own words. */
const specialWords: Record<string, string> = {
  login: 'Logged in',
  loginFailed: 'Login failed',
  logout: 'Logged out',
  resetPassword: 'Reset password, on the server',
};

/** Says what an operation of the REST contract does: of `addSubPart` 'Add sub part'. */
export function operationWords(operation: string): string {
  const words = operation.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return specialWords[operation] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
