/** Letters that look like a Latin one, in small letters or in capitals: Cyrillic and Greek. */
const lookAlikes: Record<string, string> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', н: 'h', һ: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l' },
  ...{ м: 'm', о: 'o', р: 'p', ԛ: 'q', ѕ: 's', т: 't', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', τ: 't' },
  ...{ υ: 'y', χ: 'x', ζ: 'z' },
};

/**
 * Returns what a login has in common with those that people take for it: in letters of another case,
 * width or alphabet, with combining marks, or with characters that are not seen.
 */
export function loginKey(login: string): string {
  return login
    .normalize('NFKD')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{L}/gu, (letter) => lookAlikes[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a login has anything that others can see. */
export function isVisible(login: string): boolean {
  return loginKey(login) !== '';
}
