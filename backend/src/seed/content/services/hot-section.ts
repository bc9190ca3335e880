import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const hotSection: SeedService = {
  title: {
    de: 'Heißteil- und Brennkammerinspektion, Austausch',
    en: 'Hot-section and combustion inspection and exchange',
    ru: 'Инспекция и замена горячего тракта и камеры сгорания',
  },
  text: {
    de: rich`
      <p>Brennkammer, Leitschaufeln und Laufschaufeln der Hochdruckturbine bestimmen, wie lange eine
        Gasturbine am Netz bleibt. Wir inspizieren diese Teile, beurteilen sie nach den Grenzwerten der
        Wartungshandbücher und tauschen sie, wenn die Restlebensdauer nicht bis zum nächsten Stillstand reicht.</p>
      <h2>Brennkammerinspektion</h2>
      <ul>
        <li>Ausbau und Durchflussprüfung der Brennstoffdüsen</li>
        <li>Prüfung von Flammrohren, Übergangsstücken oder Ringbrennkammer auf Risse, Abbrand und Schichtverlust</li>
        <li>Kontrolle von Zündkerzen, Flammenwächtern und Querzündrohren</li>
      </ul>
      <h2>Heißteilinspektion</h2>
      <ul>
        <li>Öffnen des Turbinengehäuses, Sicht- und Farbeindringprüfung der Leit- und Laufschaufeln</li>
        <li>Messen der Spitzenspalte und des Kühlluftdurchsatzes</li>
        <li>Tausch einzelner Stufen oder des ganzen Heißteilmoduls</li>
      </ul>
      <p>Bei der LM6000 wird der Heißteil als Baugruppe gewechselt. Liegt ein Austauschsatz bereit, steht
        die Maschine nur wenige Tage; die ausgebauten Teile werden danach ohne Zeitdruck in der Werkstatt
        aufgearbeitet. Sie erhalten einen Befundbericht mit Fotos, Messwerten und einer klaren Aussage zur
        weiteren Betriebsdauer.</p>`,
    en: rich`
      <p>The combustor and the nozzles and blades of the high-pressure turbine decide how long a gas turbine
        stays on the grid. We inspect these parts, judge them against the limits of the maintenance manuals,
        and exchange what will not last until the next outage.</p>
      <h2>Combustion inspection</h2>
      <ul>
        <li>Removal and flow testing of the fuel nozzles</li>
        <li>Inspection of liners, transition pieces or the annular combustor for cracks, burn-through and coating loss</li>
        <li>Check of igniters, flame detectors and cross-fire tubes</li>
      </ul>
      <h2>Hot-section inspection</h2>
      <ul>
        <li>Opening the turbine casing, visual and dye-penetrant inspection of nozzles and blades</li>
        <li>Measurement of tip clearances and cooling-air flow</li>
        <li>Exchange of single stages or of the complete hot-section module</li>
      </ul>
      <p>On the LM6000 the hot section is changed as a unit. With an exchange set on hand, the machine is
        down for a few days only; the removed parts are then restored in the shop without time pressure.
        You receive a findings report with photographs, measurements and a plain statement of how long the
        parts may continue to run.</p>`,
    ru: rich`
      <p>Камера сгорания, сопловые и рабочие лопатки турбины высокого давления определяют, сколько газовая
        турбина проработает в сети. Мы осматриваем эти узлы, оцениваем их по допускам руководств по
        обслуживанию и заменяем то, что не доработает до следующего останова.</p>
      <h2>Инспекция камеры сгорания</h2>
      <ul>
        <li>демонтаж топливных форсунок и проверка их расходных характеристик</li>
        <li>контроль жаровых труб, переходных патрубков или кольцевой камеры на трещины, прогары и потерю покрытия</li>
        <li>проверка запальных свечей, датчиков пламени и пламяперебрасывающих патрубков</li>
      </ul>
      <h2>Инспекция горячего тракта</h2>
      <ul>
        <li>вскрытие корпуса турбины, визуальный и капиллярный контроль сопловых и рабочих лопаток</li>
        <li>измерение радиальных зазоров и расхода охлаждающего воздуха</li>
        <li>замена отдельных ступеней или модуля горячего тракта целиком</li>
      </ul>
      <p>На LM6000 горячий тракт меняется в сборе. При наличии обменного комплекта машина простаивает всего
        несколько дней, а снятые детали затем спокойно восстанавливаются в цехе. По итогам вы получаете
        отчёт о дефектации с фотографиями, результатами измерений и ясным заключением о допустимой
        наработке.</p>`,
  },
  images: ['hot-section.png', 'inspection.png'],
};
