import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const consulting: SeedService = {
  title: {
    de: 'Beratung',
    en: 'Consulting',
    ru: 'Консультации',
  },
  text: {
    de: rich`
      <p>Unsere Berater haben Gasturbinen <strong>mehr als 15 Jahre als unabhängige Betreiber</strong>
        gefahren. Sie kennen Wartungsverträge, Ersatzteilpreise und Stillstandsplanung von der Seite, auf
        der Sie sitzen, und raten Ihnen, wenn nötig, vom Kauf ab,
        auch wenn wir der Verkäufer wären.</p>
      <h2>Worum es meist geht</h2>
      <ul>
        <li>Kauf und Verkauf gebrauchter Maschinen: Befund, Lebenslaufakte, Bewertung</li>
        <li>Wartungsstrategie: Vertrag mit dem Hersteller, freie Werkstatt oder eigene Mannschaft</li>
        <li>Ersatzteilbevorratung: was auf Lager gehört und was nicht</li>
        <li>Schadensuntersuchung und Begleitung gegenüber Versicherern</li>
        <li>Brennstoffwechsel, Emissionsauflagen, Teillastbetrieb</li>
        <li>Technische Spezifikation und Prüfung von Angeboten</li>
      </ul>
      <h2>Arbeitsweise</h2>
      <p>Am Anfang steht ein Gespräch und, wenn nötig, ein Tag in der Anlage. Danach bekommen Sie ein
        schriftliches Angebot mit Fragestellung, Aufwand und Termin. Das Ergebnis ist ein Bericht, der eine
        Empfehlung ausspricht und die Zahlen nennt, auf denen sie beruht. Abgerechnet wird nach Aufwand;
        Provisionen von Lieferanten nehmen wir nicht an.</p>`,
    en: rich`
      <p>Our consultants have run gas turbines <strong>for more than 15 years as independent
        operators</strong>. They know service agreements, parts prices and outage planning from your side of
        the table, and will advise against a purchase where that is right, even if
        we would be the seller.</p>
      <h2>What we are usually asked</h2>
      <ul>
        <li>Buying and selling used machines: inspection, history file, valuation</li>
        <li>Maintenance strategy: OEM agreement, independent shop or own crew</li>
        <li>Spare-parts holding: what belongs on the shelf and what does not</li>
        <li>Failure investigation and support in dealing with insurers</li>
        <li>Change of fuel, emission limits, part-load operation</li>
        <li>Technical specifications and evaluation of bids</li>
      </ul>
      <h2>How we work</h2>
      <p>It starts with a conversation and, where needed, a day on site. You then receive a written offer with
        the question, the effort and the date. The result is a report that makes a recommendation and states
        the figures behind it. We charge by time spent; we accept no commission from suppliers.</p>`,
    ru: rich`
      <p>Наши консультанты <strong>более 15 лет эксплуатировали газовые турбины как независимые
        операторы</strong>. Они знают сервисные договоры, цены на запчасти и планирование остановов с позиции
        эксплуатирующей организации и при необходимости отговорят от покупки, даже если продаём мы
        сами.</p>
      <h2>С чем чаще всего обращаются</h2>
      <ul>
        <li>покупка и продажа машин с наработкой: обследование, формуляр, оценка</li>
        <li>стратегия обслуживания: договор с изготовителем, независимый цех или собственный персонал</li>
        <li>запас деталей: что держать на складе, а что нет</li>
        <li>расследование отказов и сопровождение при общении со страховщиком</li>
        <li>смена топлива, нормы выбросов, работа на частичной нагрузке</li>
        <li>технические задания и анализ предложений поставщиков</li>
      </ul>
      <h2>Порядок работы</h2>
      <p>Всё начинается с разговора и, если нужно, с одного дня на объекте. Затем вы получаете письменное
        предложение: вопрос, трудозатраты, срок. Результат — отчёт с рекомендацией и цифрами, на которых она
        основана. Оплата по фактическому времени; комиссионных от поставщиков мы не берём.</p>`,
  },
  images: ['consulting.png'],
};
