import { forEachLanguage } from '../src/i18n/languages.ts';
import type { Language } from '../src/i18n/languages.ts';
import { publicScreens, titleOf } from '../src/public-screens.ts';
import type { PublicPath } from '../src/public-screens.ts';
import { catalogues } from './language.ts';

type Texts = Record<Language, string>;

/** A route of the public site and the texts of its screen. */
export interface PublicRoute {
  /** After '#'; with the id of the language's own product where products differ by language. */
  path: string | Texts;
  heading: Texts;
  /** Further texts that the specification asks for on this screen. */
  texts: Texts[];
}

type Key = keyof (typeof catalogues)[Language];

function fromCatalogue(key: Key): Texts {
  return forEachLanguage((language) => catalogues[language][key]);
}

const address = forEachLanguage(() => 'Hinter dem Hamberge 26');

/** What the demo content shows on screens besides what the catalogues call them. */
const details: Partial<Record<PublicPath, Partial<PublicRoute>>> = {
  '/': {
    heading: {
      de: 'Innovation hält Turbinen in Bewegung',
      en: 'Innovation is what keeps turbines turning',
      ru: 'Инновации — движущая сила турбин',
    },
    texts: [
      fromCatalogue('about company GmbH'),
      fromCatalogue('about.1'),
      fromCatalogue('about.2'),
      fromCatalogue('about.3'),
      fromCatalogue('about.4'),
      fromCatalogue('about.5'),
      fromCatalogue('about.6'),
      fromCatalogue('about.7'),
      fromCatalogue('footer top title'),
      fromCatalogue('footer top subtitle'),
    ],
  },
  '/imprint': {
    heading: { de: 'Impressum', en: 'Imprint', ru: 'Правовая информация' },
    texts: [fromCatalogue('imprint.responsible'), fromCatalogue('imprint.represented'), address],
  },
  '/search': {
    texts: [fromCatalogue('site search hint')],
  },
  '/privacy-policy': {
    heading: { de: 'Datenschutz', en: 'Privacy policy', ru: 'Политика конфиденциальности' },
    texts: [
      { de: 'Ihre Rechte', en: 'Your rights', ru: 'Ваши права' },
      { de: 'Serverprotokolle', en: 'Server logs', ru: 'Журналы сервера' },
      { de: 'Anfrageformulare', en: 'enquiry forms', ru: 'Формы обратной связи' },
      { de: 'Videos', en: 'Videos', ru: 'Видео' },
      { de: 'Analyse', en: 'Analytics', ru: 'Аналитика' },
      { de: 'Schriften', en: 'Fonts', ru: 'Шрифты' },
    ],
  },
  '/careers': {
    heading: { de: 'Karriere', en: 'Careers', ru: 'Карьера' },
    texts: [
      fromCatalogue('Upload your CV'),
      fromCatalogue('You can upload up to 2 files'),
      fromCatalogue('Send CV'),
      { de: 'Wen wir suchen', en: 'Who we are looking for', ru: 'Кого мы ищем' },
    ],
  },
  '/spare-parts': {
    heading: { de: 'Ersatzteile', en: 'Spare parts', ru: 'Запасные части' },
    texts: [
      fromCatalogue('spare parts policy.1'),
      fromCatalogue('spare parts policy.2'),
      fromCatalogue('pre-order'),
      fromCatalogue('All fields of the form must be filled in'),
      { de: 'Gasturbine LM6000PC', en: 'LM6000PC gas turbine', ru: 'Газовая турбина LM6000PC' },
      address,
    ],
  },
  '/service/:id': {
    path: '/service/6',
    heading: {
      de: 'Boroskopinspektion',
      en: 'Borescope inspection',
      ru: 'Бороскопическая инспекция',
    },
    texts: [{ de: '4.000 bis 8.000', en: '4,000 to 8,000', ru: '4000–8000' }],
  },
  '/parts/:id': {
    // Each language has products of its own (spec 3, Product).
    path: { de: '/parts/9', en: '/parts/26', ru: '/parts/43' },
    heading: {
      de: 'Gasturbine LM6000PC',
      en: 'LM6000PC gas turbine',
      ru: 'Газовая турбина LM6000PC',
    },
    texts: [
      fromCatalogue('Type'),
      fromCatalogue('Model'),
      fromCatalogue('Power(MW)'),
      { de: 'Baureihe LM', en: 'LM series', ru: 'серии LM' },
    ],
  },
  '/part-list/:id': {
    path: '/part-list/2',
    heading: { de: 'Zündanlage', en: 'Ignition', ru: 'Система зажигания' },
    texts: [
      fromCatalogue('availability inquiry'),
      fromCatalogue('Availability inquiry'),
      fromCatalogue('Partnumber'),
      fromCatalogue('Description'),
      fromCatalogue('Subst-Part'),
      fromCatalogue('Quantity'),
    ],
  },
  '/partners': {
    heading: { de: 'Partner', en: 'Partners', ru: 'Партнёры' },
    texts: [
      { de: 'Maschinenüberwachung', en: 'Machinery monitoring', ru: 'Контроль состояния машин' },
      { de: 'Energietechnik', en: 'Energy technology', ru: 'Энергетическое оборудование' },
      { de: 'Turbinenbau', en: 'Turbine manufacture', ru: 'Турбиностроение' },
    ],
  },
  '/gas-turbina': {
    heading: { de: 'Gasturbinen', en: 'Gas turbines', ru: 'Газовые турбины' },
    texts: [
      { de: 'Aufbau der LM6000', en: 'How the LM6000 is built', ru: 'Устройство LM6000' },
      fromCatalogue('Type'),
      fromCatalogue('Model'),
      fromCatalogue('Power(MW)'),
      forEachLanguage(() => 'MS5001PA'),
    ],
  },
  '/contacts': {
    heading: { de: 'Kontakt', en: 'Contacts', ru: 'Контакты' },
    texts: [
      fromCatalogue('write to us'),
      address,
      forEachLanguage(() => '+49 551 000260'),
      { de: 'Hausnummer 26', en: '26', ru: 'дома 26' },
    ],
  },
  '/controller': {
    heading: { de: 'Anmelden', en: 'Sign in', ru: 'Войти' },
    texts: [fromCatalogue('Login'), fromCatalogue('Password'), fromCatalogue('I am not robot')],
  },
};

/** The screens that are empty unless something was chosen or sent before. */
const emptyScreens: PublicPath[] = ['/enquiry', '/invitation/:token'];

/** The public routes (spec 2.2) with their texts in the demo content. */
export const publicRoutes: PublicRoute[] = publicScreens
  .filter(({ path }) => !emptyScreens.includes(path))
  .map(({ path }) => {
    const title = titleOf(path);
    const heading = details[path]?.heading ?? (title && fromCatalogue(title));
    if (!heading) throw new Error(`Nothing says what ${path} is called.`);
    return { path, texts: [], ...details[path], heading };
  });

/** Returns the path of a route in a language. */
export function pathIn({ path }: PublicRoute, language: Language): string {
  return typeof path === 'string' ? path : path[language];
}
