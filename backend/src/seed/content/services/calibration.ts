import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const calibration: SeedService = {
  title: {
    de: 'Kalibrierung der Messtechnik',
    en: 'Instrumentation calibration',
    ru: 'Калибровка средств измерений',
  },
  text: {
    de: rich`
      <p>Eine Gasturbine wird nach Messwerten geregelt. Zeigt die Abgastemperatur zehn Kelvin zu wenig,
        läuft die Maschine zu heiß; zeigt sie zehn Kelvin zu viel, verschenken Sie Leistung. Die Hersteller
        empfehlen eine Kalibrierung <strong>alle sechs Monate</strong>. In der Praxis lassen viele Betreiber
        <strong>5 bis 10 Jahre</strong> vergehen.</p>
      <h2>Was wir kalibrieren</h2>
      <ul>
        <li>Druck- und Differenzdruckaufnehmer, Druckschalter</li>
        <li>Thermoelemente und Widerstandsthermometer samt Messumformern</li>
        <li>Schwingungsaufnehmer, Näherungssonden und Drehzahlgeber mit Messkette</li>
        <li>Stellungsrückmeldungen (LVDT) von Brennstoffventilen, VIGV, VSV und Abblaseventilen</li>
        <li>Gaswarn- und Feuermeldeanlage, Flammenwächter</li>
      </ul>
      <h2>So gehen wir vor</h2>
      <p>Geprüft wird die ganze Kette vom Fühler bis zum Anzeigewert in der Steuerung, mit rückgeführten
        Normalen und an mindestens fünf Punkten, steigend und fallend. Abweichungen werden als vorgefundener
        und als eingestellter Wert festgehalten. Für eine LM6000 reichen meist drei Tage, die sich in einen
        ohnehin geplanten Stillstand legen lassen.</p>`,
    en: rich`
      <p>A gas turbine is governed by what its instruments say. If exhaust temperature reads ten kelvin low,
        the machine is over-fired; if it reads ten kelvin high, you give away output. Manufacturers recommend
        calibration <strong>every six months</strong>. In practice many users let
        <strong>5 to 10 years</strong> go by.</p>
      <h2>What we calibrate</h2>
      <ul>
        <li>Pressure and differential-pressure transmitters, pressure switches</li>
        <li>Thermocouples and resistance thermometers with their transmitters</li>
        <li>Vibration transducers, proximity probes and speed pickups with the complete loop</li>
        <li>Position feedback (LVDT) of fuel valves, VIGV, VSV and bleed valves</li>
        <li>Gas and fire detection, flame detectors</li>
      </ul>
      <h2>How we work</h2>
      <p>We test the whole chain from the sensor to the value shown in the control system, with traceable
        standards and at five points or more, rising and falling. Deviations are recorded as found and as
        left. For an LM6000 three days are usually enough, and they fit into an outage already planned.</p>`,
    ru: rich`
      <p>Газовая турбина регулируется по показаниям приборов. Если температура выхлопа занижена на десять
        градусов, машина работает с перегревом; если завышена — вы недобираете мощность. Изготовители
        рекомендуют калибровку <strong>раз в полгода</strong>, но на практике многие эксплуатирующие
        организации откладывают её на <strong>5–10 лет</strong>.</p>
      <h2>Что мы калибруем</h2>
      <ul>
        <li>датчики давления и перепада давления, реле давления</li>
        <li>термопары и термопреобразователи сопротивления с измерительными преобразователями</li>
        <li>датчики вибрации, вихретоковые датчики и датчики частоты вращения вместе с измерительным каналом</li>
        <li>датчики положения (LVDT) топливных клапанов, ВНА, поворотных направляющих аппаратов и клапанов перепуска</li>
        <li>системы газоанализа и пожарообнаружения, датчики пламени</li>
      </ul>
      <h2>Как мы работаем</h2>
      <p>Проверяем весь канал — от чувствительного элемента до значения в системе управления — эталонами с
        подтверждённой прослеживаемостью, не менее чем в пяти точках, при прямом и обратном ходе. Отклонения
        записываем до и после регулировки. На LM6000 обычно хватает трёх дней, которые укладываются в уже
        запланированный останов.</p>`,
  },
  images: ['calibration.png'],
};
