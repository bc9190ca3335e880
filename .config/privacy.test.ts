import { describe, expect, test } from 'vitest';
import { languages } from '../backend/src/languages.ts';
import { privacyPolicy } from '../backend/src/seed/content/pages/privacy-policy.ts';

const plain = (html: string) => html.replaceAll('\u00a0', ' ');

describe.each(languages)('the privacy policy in %s', (language) => {
  const policy = plain(privacyPolicy.text[language]);

  test('says what Art. 13 GDPR asks for', () => {
    // Data protection officer, legal bases, retention by law, storage on the device.
    for (const law of [/§ 38|Section 38/, /257 HGB/, /61b ArbGG/, /TDDDG/, /§ 15 AGG|15 AGG/]) {
      expect(policy).toMatch(law);
    }
    expect(policy).toMatch(/6 Abs. 1 lit. b|6\(1\)\(b\)|1 «b» ст. 6/);
    expect(policy).toMatch(/6 Abs. 1 lit. f|6\(1\)\(f\)|1 «f» ст. 6/);
    expect(policy).toContain('CDN');
    // Whether data must be given, contact by telephone, date.
    expect(policy).toMatch(/nicht verpflichtet|not obliged|не обязаны/);
    expect(policy).toMatch(/7\. (Telefon|Telephone|Телефон)/);
    expect(policy).toMatch(/Stand: \S+ 20\d\d|updated: \S+ 20\d\d|Редакция: \S+ 20\d\d/);
  });

  test('sets the right to object apart (Art. 21(4) GDPR)', () => {
    expect(policy).toMatch(
      /<h2>3\. [^<]*\((Art\.|ст\.) 21[^<]*<\/h2><p><strong>[^<]+<\/strong><\/p>/,
    );
  });

  test('says for how long visits, forms and failed logins are counted', () => {
    expect(policy).toMatch(/(eine|one|одной) (Minute|minute|минуты)/);
    expect(policy).toMatch(/(zehn|ten|десяти) (Minuten|minutes|минут)/);
    expect(policy).toMatch(/15 (Minuten|minutes|минут)/);
  });
});
