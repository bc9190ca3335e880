/** Parts like those of real lists: numbers of a few families, and descriptions of few words. */
export function manyParts(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const noun = nouns[index % nouns.length];
    const place = places[Math.floor(index / nouns.length) % places.length];
    return {
      partnumber: numberOf(index),
      subst_part: index % 4 === 0 ? `L${String(30_000 + index)}P02` : '',
      quantity: 1 + (index % 9),
      description_de: `${noun?.de ?? ''}, ${place?.de ?? ''}`,
      description_en: `${noun?.en ?? ''}, ${place?.en ?? ''}`,
      description_ru: `${noun?.ru ?? ''}, ${place?.ru ?? ''}`,
    };
  });
}

/** What is searched for among so many parts, by its kind. */
export function searches(count: number): Record<string, string> {
  const number = numberOf(Math.floor(count / 2) + 7);
  return {
    'a number': number.toLowerCase(),
    'a number in Cyrillic letters': number.replaceAll('H', 'Н').replaceAll('T', 'Т'),
    'the beginning of most numbers': 'ht',
    'the middle of a number': number.slice(3, 9),
    'two signs': '77',
    'a word of a tenth of the parts': 'Dichtung',
    'a short word within others': 'Öl',
    'two letters of a number': 'fn',
    'two words': 'Ventil Verdichter',
    'a Russian word': 'форсунка',
    'nothing that exists': 'QQQQQQ',
    'a number with a wrong sign': `${number.slice(0, 7)}X${number.slice(8)}`,
    'a number with two swapped signs': swapped(number),
    'a word with a typing error': 'Dichtugn',
    'two words, one with a typing error': 'Ventil Verdihcter',
    'five words that occur apart': 'Dichtung Schraube Ventil Lager Sensor',
    'eight words that occur apart':
      'Dichtung Schraube Ventil Lager Sensor Halter Verdichter Getriebe',
    'a hundred odd signs': '\ufdfa'.repeat(100),
    '33 short words': Array.from({ length: 33 }, (_, n) => `${String(n)}Q`.slice(-2)).join(' '),
    'a word in the plural': 'Dichtungen',
    'a compound of two words of the list': 'Verdichterschaufel',
    'a compound of words that no list knows': 'Hochdruckturbinensensor',
    'a Russian word in Latin letters': 'podshipnik',
    'a word and one that belongs to no part': 'Leitschaufel LM6000',
    'a name of the trade': 'radial shaft seal',
    'a long sentence': 'Bitte bieten Sie uns die Dichtung fuer den Verdichter der Gasturbine an',
  };
}

/** Swaps two signs of the family, which always differ. */
function swapped(number: string): string {
  return `HT-${number.charAt(4)}${number.charAt(3)}${number.slice(5)}`;
}

const families = ['FN', 'CB', 'VG', 'IG', 'BR', 'SN', 'HP', 'BV'];

function numberOf(index: number): string {
  const family = families[index % families.length] ?? '';
  // Spread over the family, as real numbers are.
  const serial = String((index * 7919) % 1_000_000).padStart(6, '0');
  return `HT-${family}-${serial}-${String(index % 97).padStart(2, '0')}`;
}

const nouns = [
  { de: 'Dichtung', en: 'Seal', ru: 'Уплотнение' },
  { de: 'Schraube', en: 'Bolt', ru: 'Болт' },
  { de: 'Düse', en: 'Nozzle', ru: 'Форсунка' },
  { de: 'Ventil', en: 'Valve', ru: 'Клапан' },
  { de: 'Lager', en: 'Bearing', ru: 'Подшипник' },
  { de: 'Leitschaufel', en: 'Guide vane', ru: 'Направляющая лопатка' },
  { de: 'Laufschaufel', en: 'Rotor blade', ru: 'Рабочая лопатка' },
  { de: 'Halter', en: 'Bracket', ru: 'Кронштейн' },
  { de: 'Rohrleitung', en: 'Tube', ru: 'Трубопровод' },
  { de: 'Sensor', en: 'Sensor', ru: 'Датчик' },
];

const places = [
  { de: 'Verdichter', en: 'compressor', ru: 'компрессор' },
  { de: 'Brennkammer', en: 'combustor', ru: 'камера сгорания' },
  { de: 'Hochdruckturbine', en: 'high-pressure turbine', ru: 'турбина высокого давления' },
  { de: 'Niederdruckturbine', en: 'low-pressure turbine', ru: 'турбина низкого давления' },
  { de: 'Getriebe', en: 'gearbox', ru: 'редуктор' },
  { de: 'Kraftstoffverteiler', en: 'fuel manifold', ru: 'топливный коллектор' },
  { de: 'Lagerung 4R', en: 'bearing 4R', ru: 'опора 4R' },
];
