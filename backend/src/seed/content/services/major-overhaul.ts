import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const majorOverhaul: SeedService = {
  title: {
    de: 'Große Revision',
    en: 'Major overhaul',
    ru: 'Капитальный ремонт',
  },
  text: {
    de: rich`
      <p>Bei der großen Revision wird die Gasturbine vollständig geöffnet, vom Einlauf bis zum Abgasdiffusor.
        Bei Frame-Maschinen arbeiten wir in der Anlage; LM-Triebwerke werden ausgebaut und modulweise
        zerlegt.</p>
      <h2>Vor dem Stillstand</h2>
      <p>Wir legen mit Ihnen Umfang, Ersatzteile und Terminplan fest. Teile mit langer Lieferzeit werden
        bestellt, sobald die letzte Boroskopinspektion ausgewertet ist. Hebezeuge, Sonderwerkzeuge und
        Ablageflächen sind geklärt, bevor der erste Bolzen gelöst wird.</p>
      <h2>Im Stillstand</h2>
      <ul>
        <li>Messung von Spalten, Axialspiel und Rotorlage vor dem Ausbau</li>
        <li>Ausbau des Rotors, Reinigung, zerstörungsfreie Prüfung, Schaufelersatz</li>
        <li>Prüfung und Tausch von Brennkammer, Leiträdern, Dichtungen und Lagern</li>
        <li>Revision von Getriebe, Kupplung, Eintrittsleitschaufeln und Hilfssystemen</li>
        <li>Einbau, Ausrichtung, Prüfung der Schutzketten, Probelauf</li>
      </ul>
      <p>Der Abschlussbericht stellt Ausbau- und Einbauwerte nebeneinander und nennt die Teile, die beim
        nächsten Stillstand fällig werden. So ist die folgende Revision schon halb geplant.</p>`,
    en: rich`
      <p>In a major overhaul the gas turbine is opened completely, from the inlet to the exhaust diffuser.
        Frame machines are overhauled in place; LM engines are removed and split into modules.</p>
      <h2>Before the outage</h2>
      <p>We settle scope, spares and schedule with you. Long-lead parts are ordered as soon as the last
        borescope inspection has been evaluated. Lifting gear, special tooling and laydown areas are agreed
        before the first bolt is undone.</p>
      <h2>During the outage</h2>
      <ul>
        <li>Measurement of clearances, axial float and rotor position before removal</li>
        <li>Rotor removal, cleaning, non-destructive testing, blade replacement</li>
        <li>Inspection and exchange of combustor, nozzles, seals and bearings</li>
        <li>Overhaul of gearbox, coupling, inlet guide vanes and auxiliaries</li>
        <li>Reassembly, alignment, protection tests, test run</li>
      </ul>
      <p>The final report sets the as-found and as-left readings side by side and lists the parts that will
        fall due at the next outage. The following overhaul is then half planned already.</p>`,
    ru: rich`
      <p>При капитальном ремонте газовая турбина вскрывается полностью — от входного устройства до выхлопного
        диффузора. Турбины серии Frame ремонтируем на месте установки, двигатели LM снимаем и разбираем по
        модулям.</p>
      <h2>До останова</h2>
      <p>Вместе с вами определяем объём работ, запасные части и график. Детали с большим сроком поставки
        заказываем сразу после анализа результатов последней бороскопической инспекции. Грузоподъёмные средства,
        специнструмент и площадки для раскладки согласованы до того, как отвёрнут первый болт.</p>
      <h2>Во время останова</h2>
      <ul>
        <li>замер зазоров, осевого разбега и положения ротора до разборки</li>
        <li>выемка ротора, очистка, неразрушающий контроль, замена лопаток</li>
        <li>дефектация и замена камеры сгорания, сопловых аппаратов, уплотнений и подшипников</li>
        <li>ревизия редуктора, муфты, ВНА и вспомогательных систем</li>
        <li>сборка, центровка, опробование защит, пробный пуск</li>
      </ul>
      <p>В итоговом отчёте рядом приведены формулярные значения до и после ремонта и перечислены детали,
        срок которых подойдёт к следующему останову. Так что следующий ремонт уже наполовину
        спланирован.</p>`,
  },
  images: ['overhaul.png', 'hot-section.png'],
};
