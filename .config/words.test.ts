import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that the site's texts do not use, and what they say in their place: one word for one thing. */
const words: [avoid: RegExp, say: string][] = [
  [/Werktag/, 'Arbeitstag'],
  [/OEM-Teil/, 'Originalteil'],
  [/Lagerr[aä]um/, 'Sumpf, as the oil chamber of a bearing; Lagerraum is a store room'],
  [/Instandhalter/, 'Instandhaltungsbetrieb'],
  [/Fotografien/, 'Zeichnungen; the site shows no photographs of its own'],
  [/hohes Leistungsgewicht/, 'geringes Leistungsgewicht: it is mass by power'],
  [/Dampfauskopplung/, 'Prozessdampf; steam is not extracted from a gas turbine'],
  [/steam extraction/, 'process steam'],
  [/sleeve bearing/, 'journal bearing'],
  [/block transformer/, 'step-up transformer'],
  [/intermediate trade/, 'middlemen'],
  [/standard (annular )?combustor/, 'single annular combustor'],
  [/falsif/, 'shifts'],
  [/"Reading /, 'Loading'],
  [/главн\S+ подшипник/, 'подшипник опоры ротора'],
  [/[Вв]оздухоотделител/, 'маслоотделитель (суфлёр)'],
  [/и\sкорабли/, 'служит главным двигателем'],
  [/Защита данных/, 'Политика конфиденциальности'],
  [/автоматчик/, 'инженер АСУ ТП'],
];

const files = globSync(['web/src/i18n/*.json', 'backend/src/seed/content/**/*.ts']).filter(
  (file) => !file.endsWith('.test.ts'),
);

test.each(words)('%o is not said in any text, but %s', (avoid) => {
  expect(files.length).toBeGreaterThan(30);
  const found = files.filter((file) => avoid.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});
