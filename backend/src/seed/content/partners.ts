import type { SeedPartner } from '../content-types.ts';
import { rich } from './rich.ts';

/** Three invented partner companies, named by their trade only (spec 1). */
export const partners: SeedPartner[] = [
  {
    image: 'partner-monitoring.png',
    text: {
      de: rich`
        <h2>Maschinenüberwachung</h2>
        <p>Unser Partner für Maschinenüberwachung entwickelt Näherungssonden, Beschleunigungsaufnehmer und
          Überwachungssysteme für große Turbomaschinen. Wir planen mit dieser Technik Nachrüstungen,
          verdrahten die Messketten und nehmen sie samt Abschaltlogik in Betrieb.</p>
        <p>Für die Diagnose tauschen unsere Ingenieure Rohdaten und Befunde aus: Der Hersteller kennt seinen
          Aufnehmer, wir kennen die Turbine.</p>`,
      en: rich`
        <h2>Machinery monitoring</h2>
        <p>Our machinery-monitoring partner develops proximity probes, accelerometers and monitoring racks for
          large turbomachinery. With this equipment we design retrofits, wire the measuring loops and commission
          them together with the trip logic.</p>
        <p>For diagnosis our engineers exchange raw data and findings: the maker knows its transducer, we know
          the turbine.</p>`,
      ru: rich`
        <h2>Контроль состояния машин</h2>
        <p>Наш партнёр по контролю состояния машин разрабатывает вихретоковые датчики, акселерометры и стойки
          мониторинга для крупных турбомашин. На этом оборудовании мы проектируем модернизацию, монтируем
          измерительные каналы и вводим их в работу вместе с логикой защит.</p>
        <p>При диагностике инженеры обмениваются исходными данными и заключениями: изготовитель знает свой
          датчик, мы знаем турбину.</p>`,
    },
  },
  {
    image: 'partner-energy.png',
    text: {
      de: rich`
        <h2>Energietechnik</h2>
        <p>Der zweite Partner baut Generatoren, Erregersysteme und Schaltanlagen. Bei Umbauten und Neuanlagen
          liefert er den elektrischen Teil, wir übernehmen Turbine, Kupplung und Hilfssysteme.</p>
        <ul>
          <li>Gemeinsame Auslegung von Wellenstrang und Schutz</li>
          <li>Abgestimmte Stillstände von Turbine und Generator</li>
          <li>Ersatz alter Erregeranlagen und Synchronisiereinrichtungen</li>
        </ul>`,
      en: rich`
        <h2>Energy technology</h2>
        <p>The second partner builds generators, excitation systems and switchgear. In conversions and new plants
          it supplies the electrical part, while we take on turbine, coupling and auxiliaries.</p>
        <ul>
          <li>Joint design of shaft train and protection</li>
          <li>Coordinated outages of turbine and generator</li>
          <li>Replacement of old excitation and synchronising equipment</li>
        </ul>`,
      ru: rich`
        <h2>Энергетическое оборудование</h2>
        <p>Второй партнёр выпускает генераторы, системы возбуждения и распределительные устройства. При
          реконструкции и новом строительстве он поставляет электрическую часть, мы берём на себя турбину, муфту
          и вспомогательные системы.</p>
        <ul>
          <li>совместный расчёт валопровода и защит</li>
          <li>согласованные остановы турбины и генератора</li>
          <li>замена устаревших систем возбуждения и синхронизации</li>
        </ul>`,
    },
  },
  {
    image: 'partner-turbines.png',
    text: {
      de: rich`
        <h2>Turbinenbau</h2>
        <p>Mit einem Hersteller kleiner und mittlerer Gasturbinen verbindet uns die Werkstatt: In Rosdorf wuchten
          und überholen wir dessen Rotoren, im Gegenzug fertigt er Scheiben und Wellenteile nach unseren
          Zeichnungen.</p>
        <p>Wo eine Anlage erweitert werden soll, bieten wir dessen Maschinen an und übernehmen Montage,
          Inbetriebnahme und Wartung.</p>`,
      en: rich`
        <h2>Turbine manufacture</h2>
        <p>What links us to a maker of small and medium gas turbines is the workshop: in Rosdorf we balance and
          overhaul its rotors, and in return it machines discs and shaft parts to our drawings.</p>
        <p>Where a plant is to be extended we offer its machines and take on installation, commissioning and
          maintenance.</p>`,
      ru: rich`
        <h2>Турбиностроение</h2>
        <p>С производителем газовых турбин малой и средней мощности нас связывает цех: в Росдорфе мы балансируем и
          ремонтируем его роторы, а он изготавливает диски и детали валов по нашим чертежам.</p>
        <p>Если станция расширяется, мы предлагаем его машины и берём на себя монтаж, наладку и
          обслуживание.</p>`,
    },
  },
];
