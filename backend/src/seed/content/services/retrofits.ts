import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const retrofits: SeedService = {
  title: {
    de: 'Umrüstungen',
    en: 'Retrofits',
    ru: 'Реконструкция и дооснащение',
  },
  text: {
    de: rich`
      <p>Eine gesunde Gasturbine muss nicht ersetzt werden, weil sich Brennstoff, Netzanforderung oder
        Grenzwert geändert haben. Wir rüsten bestehende Maschinen um und prüfen vorher, ob es sich rechnet.</p>
      <h2>Beispiele</h2>
      <ul>
        <li>Umstellung von Flüssigbrennstoff auf Erdgas oder auf Zweistoffbetrieb</li>
        <li>Wasser- oder Dampfeinspritzung zur NOx-Minderung, Ersatz durch trockene Brennersysteme</li>
        <li>Verdunstungskühlung, Nebeleinspritzung oder Kälteanlage für die Ansaugluft</li>
        <li>Elektrische statt hydraulischer Anlasser, neue Filterhäuser, EPA- statt Taschenfilter</li>
        <li>Elektrische Antriebe für Brennstoffventile, neue Zündanlagen und Flammenwächter</li>
        <li>Schwarzstart und Schnellstart für Reservebetrieb</li>
      </ul>
      <h2>Vorgehen</h2>
      <p>Wir rechnen die Maschine vor und nach dem Umbau im Kreisprozess nach und nennen Leistung, Wirkungsgrad
        und Emission für Ihre Ansaugbedingungen. Konstruktion, Lieferung, Montage und Inbetriebnahme kommen
        aus einer Hand, ebenso die Unterlagen für die Genehmigungsbehörde. Nach dem Umbau weisen wir die
        zugesagten Werte in einer Abnahmemessung nach.</p>`,
    en: rich`
      <p>A sound gas turbine need not be replaced because fuel, grid code or emission limit has changed. We
        retrofit existing machines, and first work out whether it pays.</p>
      <h2>Examples</h2>
      <ul>
        <li>Conversion from liquid fuel to natural gas or to dual fuel</li>
        <li>Water or steam injection for NOx reduction, or its replacement by dry combustion systems</li>
        <li>Evaporative cooling, fogging or chilling of the inlet air</li>
        <li>Electric in place of hydraulic starters, new filter houses, EPA filters instead of bag filters</li>
        <li>Electric actuators for fuel valves, new ignition systems and flame detectors</li>
        <li>Black start and fast start for reserve duty</li>
      </ul>
      <h2>How we proceed</h2>
      <p>We model the cycle before and after the conversion and state output, efficiency and emissions for your
        inlet conditions. Design, supply, installation and commissioning come from one source, as do the
        documents for the permitting authority. After the conversion an acceptance test proves the values
        promised.</p>`,
    ru: rich`
      <p>Исправную газовую турбину незачем менять только потому, что изменились топливо, требования сети или
        нормы выбросов. Мы переоснащаем действующие машины, а перед этим считаем, окупится ли это.</p>
      <h2>Примеры</h2>
      <ul>
        <li>перевод с жидкого топлива на природный газ или на двухтопливный режим</li>
        <li>впрыск воды или пара для снижения NOx либо переход на сухие малоэмиссионные камеры сгорания</li>
        <li>испарительное охлаждение, туманообразование или захолаживание воздуха на входе</li>
        <li>электрические стартеры вместо гидравлических, новые КВОУ, фильтры EPA вместо карманных</li>
        <li>электроприводы топливных клапанов, новые системы зажигания и датчики пламени</li>
        <li>автономный и ускоренный пуск для работы в резерве</li>
      </ul>
      <h2>Порядок работ</h2>
      <p>Рассчитываем цикл до и после переделки и указываем мощность, КПД и выбросы для ваших условий на входе.
        Проект, поставка, монтаж и наладка — из одних рук, как и документы для надзорных органов. После
        реконструкции обещанные показатели подтверждаются приёмочными испытаниями.</p>`,
  },
  images: ['retrofit.png'],
};
