/** The names of browsers by what their `User-Agent` holds; Edge and Opera also say Chrome and Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Android also says Linux, and an iPhone says Mac OS X. */
const systems: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Names a browser roughly, such as `Firefox on Windows`, so that administrators know their own. Empty
 * for what is no browser. No more of the `User-Agent` is stored.
 */
export function browserName(userAgent = ''): string {
  const nameIn = (names: [RegExp, string][]) => names.find(([form]) => form.test(userAgent))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(' on ');
}
