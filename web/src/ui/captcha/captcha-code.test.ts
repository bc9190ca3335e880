import { expect, test } from 'vitest';

import { createCaptchaCode } from './captcha-code.ts';

test('a code has 6 characters out of 62 letters and digits (spec 4, 9)', () => {
  const codes = Array.from({ length: 500 }, createCaptchaCode);
  for (const code of codes) expect(code).toMatch(/^[A-Za-z0-9]{6}$/);
  // 3000 characters miss one of the 62 once in 10^19 runs.
  expect(new Set(codes.join('')).size).toBe(62);
});
