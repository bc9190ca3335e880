import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const borescope: SeedService = {
  title: {
    de: 'Boroskopinspektion',
    en: 'Borescope inspection',
    ru: 'Бороскопическая инспекция',
  },
  text: {
    de: rich`
      <p>Mit dem Boroskop sehen wir den Strömungskanal vom Verdichtereintritt bis zur letzten Turbinenstufe,
        ohne das Gehäuse zu öffnen. Üblich ist eine Inspektion
        <strong>alle 4.000 bis 8.000 Betriebsstunden oder einmal im Jahr</strong>, je nachdem, was zuerst
        eintritt; außerdem bei Verdacht auf Fremdkörperschäden, nach Verdichterpumpen und nach
        Übertemperatur.</p>
      <h2>Umfang</h2>
      <ul>
        <li>Verdichter: Schaufelkanten, Spitzenberührung, Ablagerungen, Zustand der Leitschaufelzapfen</li>
        <li>Brennkammer: Risse, Abbrand, Verkokung der Brennstoffdüsen, Sitz der Zündkerzen</li>
        <li>Hochdruckturbine: Vorderkanten, Kühlbohrungen, Wärmedämmschicht, Spitzenabrieb</li>
        <li>Niederdruckturbine: Schaufelkanten, Deckbänder, Fremdkörperspuren</li>
      </ul>
      <h2>Durchführung und Bericht</h2>
      <p>Die Maschine muss abgekühlt sein und sich drehen lassen. Für eine LM6000 rechnen wir einen Tag, für
        eine Frame-Maschine ein bis zwei Tage. Risse und Fehlstellen messen wir stereoskopisch aus und
        vergleichen sie mit den zulässigen Grenzen.</p>
      <p>Am Abend der Inspektion liegt eine erste Aussage vor: Weiterbetrieb, Weiterbetrieb mit verkürztem
        Intervall oder Stillstand. Der Bericht mit Bildern folgt innerhalb von fünf Arbeitstagen.</p>`,
    en: rich`
      <p>The borescope shows us the gas path from the compressor inlet to the last turbine stage without
        opening the casing. The usual interval is
        <strong>every 4,000 to 8,000 operating hours or once a year</strong>, whichever comes first, and in
        addition after any suspected foreign-object damage, surge or over-temperature event.</p>
      <h2>Scope</h2>
      <ul>
        <li>Compressor: blade edges, tip rub, deposits, condition of the vane spindles</li>
        <li>Combustor: cracks, burn-through, coking of the fuel nozzles, seating of the igniters</li>
        <li>High-pressure turbine: leading edges, cooling holes, thermal barrier coating, tip wear</li>
        <li>Low-pressure turbine: blade edges, tip shrouds, traces of foreign objects</li>
      </ul>
      <h2>Procedure and report</h2>
      <p>The machine must be cold and free to turn. We allow one day for an LM6000 and one to two days for a
        Frame machine. Cracks and missing material are measured stereoscopically and compared with the
        permitted limits.</p>
      <p>The same evening you have a first answer: continue, continue at a shorter interval, or stop. The
        illustrated report follows within five working days.</p>`,
    ru: rich`
      <p>Бороскоп позволяет осмотреть проточную часть от входа в компрессор до последней ступени турбины без
        вскрытия корпуса. Обычная периодичность —
        <strong>каждые 4000–8000 часов наработки или раз в год</strong>, смотря что наступит раньше, а также
        после попадания постороннего предмета, помпажа или заброса температуры.</p>
      <h2>Объём осмотра</h2>
      <ul>
        <li>компрессор: кромки лопаток, касание торцов, отложения, состояние цапф поворотных лопаток</li>
        <li>камера сгорания: трещины, прогары, закоксовывание топливных форсунок, посадка запальных свечей</li>
        <li>турбина высокого давления: входные кромки, отверстия охлаждения, теплозащитное покрытие, износ торцов</li>
        <li>турбина низкого давления: кромки лопаток, бандажные полки, следы посторонних предметов</li>
      </ul>
      <h2>Проведение и отчёт</h2>
      <p>Машина должна остыть, ротор — свободно проворачиваться. На LM6000 закладываем один день, на турбину
        серии Frame — один-два дня. Трещины и выкрашивания измеряем стереометодом и сравниваем с
        допустимыми размерами.</p>
      <p>Вечером того же дня вы получаете предварительное заключение: продолжать эксплуатацию, сократить
        интервал или остановить агрегат. Отчёт с фотографиями высылаем в течение пяти рабочих дней.</p>`,
  },
  images: ['borescope.png', 'inspection.png'],
};
