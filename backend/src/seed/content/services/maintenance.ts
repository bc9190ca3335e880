import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const maintenance: SeedService = {
  title: {
    de: 'Wartung und Inspektion',
    en: 'Maintenance and inspection',
    ru: 'Техническое обслуживание и инспекции',
  },
  text: {
    de: rich`
      <p>Planmäßige Wartung entscheidet darüber, ob eine Revision nach Kalender oder nach Schaden stattfindet.
        Wir übernehmen einzelne Einsätze oder die Wartung über mehrere Jahre, mit festem Ansprechpartner und
        vereinbarten Antrittszeiten.</p>
      <h2>Wiederkehrende Arbeiten</h2>
      <ul>
        <li>Verdichterwäsche im Stillstand und im Betrieb, Kontrolle des Waschergebnisses</li>
        <li>Filterwechsel an Luft, Brennstoff, Schmieröl und Hydraulik, Ölanalysen</li>
        <li>Prüfung von Zündanlage, Brennstoffventilen und Abblaseventilen</li>
        <li>Sicht- und Funktionsprüfung der Leitschaufelverstellung, Nachstellen und Schmieren</li>
        <li>Dichtheit von Flanschen, Schläuchen und Kompensatoren, Zustand der Halterungen</li>
        <li>Prüfung von Brandschutz, Belüftung und Schallhaube</li>
      </ul>
      <h2>Inspektionsplan</h2>
      <p>Aus Fahrweise, Brennstoff, Startzahl und Aufstellungsort leiten wir einen Plan ab, der sagt, was bei
        welcher Betriebsstunde zu prüfen ist. Er wird nach jedem Befund angepasst: Eine Spitzenlastmaschine
        mit 200 Starts im Jahr altert anders als eine Grundlastmaschine. Kleinteile und Dichtungen bringen
        wir mit.</p>`,
    en: rich`
      <p>Scheduled maintenance decides whether an overhaul happens by calendar or by failure. We take on single
        visits or maintenance over several years, with one contact person and agreed response times.</p>
      <h2>Recurring work</h2>
      <ul>
        <li>Off-line and on-line compressor washing, with a check of the result</li>
        <li>Filter changes for air, fuel, lube oil and hydraulics, oil analysis</li>
        <li>Check of the ignition system, fuel valves and bleed valves</li>
        <li>Visual and functional check of the vane actuation, adjustment and lubrication</li>
        <li>Tightness of flanges, hoses and expansion joints, condition of brackets and clamps</li>
        <li>Check of fire protection, ventilation and acoustic enclosure</li>
      </ul>
      <h2>Inspection plan</h2>
      <p>From operating mode, fuel, number of starts and site conditions we derive a plan that says what is
        due at which hour. It is revised after every finding: a peaking unit with 200 starts a year ages
        differently from a base-load machine. Small parts and gaskets come with us.</p>`,
    ru: rich`
      <p>От планового обслуживания зависит, пройдёт ли ремонт по графику или по аварии. Мы берёмся и за
        разовые выезды, и за обслуживание на несколько лет — с постоянным контактным лицом и оговорённым
        временем прибытия.</p>
      <h2>Регулярные работы</h2>
      <ul>
        <li>промывка компрессора на остановленной и работающей машине с оценкой результата</li>
        <li>замена фильтров воздуха, топлива, масла и гидравлики, анализ масла</li>
        <li>проверка системы зажигания, топливных клапанов и клапанов перепуска</li>
        <li>осмотр и опробование механизма поворота лопаток, регулировка и смазка</li>
        <li>плотность фланцев, рукавов и компенсаторов, состояние кронштейнов и хомутов</li>
        <li>проверка пожаротушения, вентиляции и шумозащитного кожуха</li>
      </ul>
      <h2>План инспекций</h2>
      <p>С учётом режима работы, топлива, числа пусков и места установки составляем план: что и при какой
        наработке проверять. После каждой инспекции план уточняется: пиковая машина с 200 пусками в год
        стареет иначе, чем базовая. Мелкие детали и прокладки привозим с собой.</p>`,
  },
  images: ['inspection.png'],
};
