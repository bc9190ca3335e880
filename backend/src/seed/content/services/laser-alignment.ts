import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const laserAlignment: SeedService = {
  title: {
    de: 'Wellenausrichtung mit dem Laser',
    en: 'Laser alignment checks',
    ru: 'Лазерная проверка центровки',
  },
  text: {
    de: rich`
      <p>Erhöhte Schwingungen mit doppelter Drehfrequenz, warme Lager oder gebrochene Kupplungslamellen
        haben oft dieselbe Ursache: Turbine, Getriebe und Generator stehen nicht mehr in einer Flucht.
        Wir messen den Wellenstrang mit dem Laser und richten ihn aus.</p>
      <h2>Was wir messen</h2>
      <ul>
        <li>Parallelversatz und Winkligkeit an allen Kupplungen des Strangs</li>
        <li>Kippfuß und Verspannung an den Maschinenfüßen</li>
        <li>Thermische Verlagerung zwischen kaltem und betriebswarmem Zustand</li>
        <li>Ebenheit der Fundamentplatten, Fluchtung von Lagerböcken und Leiträdern</li>
      </ul>
      <h2>Ablauf</h2>
      <p>Eine Kontrolle dauert in der Regel einen Tag je Kupplung. Gemessen wird nach Möglichkeit kurz nach
        dem Abstellen und ein zweites Mal an der kalten Maschine. Aus beiden Werten ergibt sich die Vorgabe
        für die kalte Ausrichtung; die Passbleche fertigen wir vor Ort.</p>
      <p>Sie erhalten ein Protokoll mit Ist- und Sollwerten vor und nach dem Ausrichten. Wir empfehlen die
        Kontrolle nach jeder Revision, nach Arbeiten am Fundament und immer dann, wenn sich das
        Schwingungsbild ohne erkennbaren Anlass geändert hat.</p>`,
    en: rich`
      <p>Vibration at twice running speed, warm bearings and cracked coupling discs often share one cause:
        turbine, gearbox and generator no longer stand in line. We measure the shaft train with a laser and
        bring it back into alignment.</p>
      <h2>What we measure</h2>
      <ul>
        <li>Parallel offset and angularity at every coupling of the train</li>
        <li>Soft foot and frame distortion at the machine feet</li>
        <li>Thermal growth between the cold and the hot running condition</li>
        <li>Flatness of sole plates, bore alignment of bearing housings and diaphragms</li>
      </ul>
      <h2>How it is done</h2>
      <p>Allow about one day per coupling. Where the plant permits, we take one set of readings shortly after
        shutdown and a second on the cold machine. The two together give the cold alignment target; shims are
        cut on site.</p>
      <p>You receive a record of actual and target values before and after the move. We advise checking after
        every overhaul, after work on the foundation, and whenever the vibration pattern has changed for no
        visible reason.</p>`,
    ru: rich`
      <p>Вибрация на двойной оборотной частоте, нагрев подшипников, трещины в пластинах муфты часто имеют
        одну причину: турбина, редуктор и генератор вышли из соосности. Мы измеряем валопровод лазерной
        системой и выполняем центровку.</p>
      <h2>Что измеряем</h2>
      <ul>
        <li>параллельное смещение и излом осей на всех муфтах валопровода</li>
        <li>«мягкую лапу» и перекос корпусов на опорах</li>
        <li>тепловое перемещение между холодным и рабочим состоянием</li>
        <li>плоскостность фундаментных плит, соосность расточек корпусов подшипников и диафрагм</li>
      </ul>
      <h2>Порядок работ</h2>
      <p>На одну муфту обычно уходит один день. По возможности первый замер делается сразу после останова,
        второй — на остывшей машине. По двум замерам определяется задание на холодную центровку;
        регулировочные прокладки изготавливаем на месте.</p>
      <p>Вы получаете протокол с фактическими и заданными значениями до и после центровки. Проверку
        рекомендуем после каждого ремонта, после работ на фундаменте и всякий раз, когда вибрационная
        картина изменилась без видимой причины.</p>`,
  },
  images: ['alignment-laser.png'],
};
