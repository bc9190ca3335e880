const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Generates a random code of 6 letters and digits, case-sensitive (spec 4, 9). */
export function createCaptchaCode(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(6));
  return Array.from(numbers, (number) => alphabet[number % alphabet.length]).join('');
}
