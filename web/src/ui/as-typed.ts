/** For fields in which every character counts: phones change nothing in them. */
export const asTyped = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
