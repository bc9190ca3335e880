import type { SeedSpare } from '../../content-types.ts';
import { calloutTable, partTable } from '../part-table.ts';
import { rich } from '../rich.ts';

export const sensors: SeedSpare = {
  title: {
    de: 'Sensorik und Messtechnik',
    en: 'Sensors and instrumentation',
    ru: 'Датчики и приборы',
  },
  text: {
    de: rich`
      <h2>Fühler, Aufnehmer und Kabelbäume</h2>
      <p>Viele Abschaltungen gehen nicht auf die Maschine zurück, sondern auf einen Fühler, einen Stecker oder
        ein durchgescheuertes Kabel. Mit einem kleinen Vorrat an Sensoren lässt sich das in Stunden
        beheben.</p>
      <p>Thermoelemente werden bei drei Temperaturen gegen ein Normal geprüft, Beschleunigungsaufnehmer auf dem
        Rütteltisch, Drehzahlgeber mit der Prüfscheibe. Das Kalibrierblatt liegt jedem Teil bei. Die acht
        Fühler der Temperatur T48 am Eintritt der Niederdruckturbine bieten wir auch als abgeglichenen Satz mit
        Kabelbaum an.</p>
      <p>Alle Positionen kommen aus eigenem Bestand; ausgebaute Aufnehmer nehmen wir zur Instandsetzung
        an.</p>`,
    en: rich`
      <h2>Probes, transducers and harnesses</h2>
      <p>Many trips are not caused by the machine but by a probe, a connector or a chafed cable. With a small
        stock of sensors on site the fault is cleared within hours.</p>
      <p>Thermocouples are tested against a standard at three temperatures, accelerometers on the shaker table,
        speed pickups with the test wheel. The calibration sheet comes with every part. The eight
        probes for T48, the temperature at the low-pressure turbine inlet, are also available as a matched set
        with harness.</p>
      <p>All items come from our own stock; we accept removed transducers for repair.</p>`,
    ru: rich`
      <h2>Термопары, датчики и жгуты</h2>
      <p>Причиной многих аварийных остановов оказывается не машина, а датчик, разъём или перетёртый кабель.
        Небольшой запас датчиков на объекте позволяет устранить такую неисправность за несколько часов.</p>
      <p>Термопары проверяются по эталону при трёх температурах, акселерометры — на вибростенде, датчики
        частоты вращения — на проверочном диске. К каждой детали прилагается лист калибровки. Восемь термопар
        для измерения температуры T48 на входе в турбину низкого давления предлагаем и подобранным комплектом со
        жгутом.</p>
      <p>Все позиции — из собственного запаса; снятые датчики принимаем в ремонт.</p>`,
  },
  images: ['thermocouple.png', 'vibration-sensor.png', 'speed-sensor.png'],
  callouts: calloutTable(`
    thermocouple.png | 1 | 1330 980 | HT-SI-1011-03
    thermocouple.png | 1 | 560 1000 | HT-SI-1011-03
    thermocouple.png | 2 | 1000 210 | HT-SI-5022-01
  `),
  parts: partTable(`
    HT-SI-1011-03 | 8 | HT-SI-1011-04 | Thermoelement T48, Typ K, doppelt | Thermocouple T48, type K, dual element | Термопара T48, тип K, двойная
    HT-SI-1012-01 | 1 | HT-SI-1012-02 | Fühlersatz T48, abgeglichen, 8 Stück mit Kabelbaum | T48 probe set, matched, 8 off with harness | Комплект термопар T48 подобранный, 8 шт. со жгутом
    HT-SI-1013-02 | 2 | HT-SI-1013-03 | Temperaturfühler T3, Verdichteraustritt | Temperature probe T3, compressor discharge | Датчик температуры T3, за компрессором
    HT-SI-1014-01 | 2 | - | Temperaturfühler T25, HPC-Eintritt | Temperature probe T25, HPC inlet | Датчик температуры T25, вход в КВД
    HT-SI-1015-01 | 2 | HT-SI-1015-02 | Widerstandsthermometer T2, Einlauf, Pt100 | Resistance thermometer T2, inlet, Pt100 | Термопреобразователь сопротивления T2, вход, Pt100
    HT-SI-1016-01 | 6 | - | Widerstandsthermometer, Ölrücklauf, Pt100 doppelt | Resistance thermometer, oil scavenge, dual Pt100 | Термопреобразователь сопротивления, откачка масла, Pt100, двойной
    HT-SI-1021-02 | 1 | HT-SI-1021-03 | Kabelbaum T48, links | Harness T48, left-hand | Жгут T48, левый
    HT-SI-1022-02 | 1 | HT-SI-1022-03 | Kabelbaum T48, rechts | Harness T48, right-hand | Жгут T48, правый
    HT-SI-2011-02 | 2 | HT-SI-2011-03 | Beschleunigungsaufnehmer, Hochtemperatur | Accelerometer, high temperature | Акселерометр высокотемпературный
    HT-SI-2012-01 | 2 | HT-SI-2012-02 | Ladungsverstärker, Beschleunigungsaufnehmer | Charge amplifier, accelerometer | Усилитель заряда акселерометра
    HT-SI-2013-01 | 2 | - | Hochtemperaturkabel, mineralisoliert | High-temperature cable, mineral-insulated | Высокотемпературный кабель с минеральной изоляцией
    HT-SI-2014-01 | 4 | - | Näherungssonde, Generatorlager | Proximity probe, generator bearing | Вихретоковый датчик подшипника генератора
    HT-SI-2015-01 | 4 | HT-SI-2015-02 | Treiber, Näherungssonde | Driver, proximity probe | Преобразователь вихретокового датчика
    HT-SI-2016-01 | 1 | - | Phasengeber | Phase reference probe | Датчик опорной фазы
    HT-SI-3011-02 | 2 | HT-SI-3011-03 | Drehzahlgeber, Niederdruckwelle | Speed pickup, low-pressure shaft | Датчик частоты вращения, вал низкого давления
    HT-SI-3012-02 | 2 | HT-SI-3012-03 | Drehzahlgeber, Hochdruckwelle | Speed pickup, high-pressure shaft | Датчик частоты вращения, вал высокого давления
    HT-SI-3013-01 | 1 | - | Zahnscheibe, Drehzahlmessung | Toothed wheel, speed measurement | Зубчатый диск датчика частоты вращения
    HT-SI-4011-01 | 2 | HT-SI-4011-02 | Druckaufnehmer PS3, Verdichteraustritt | Pressure transmitter PS3, compressor discharge | Датчик давления PS3, за компрессором
    HT-SI-4012-01 | 1 | - | Druckaufnehmer P25, HPC-Eintritt | Pressure transmitter P25, HPC inlet | Датчик давления P25, вход в КВД
    HT-SI-4013-01 | 1 | - | Druckaufnehmer P48, LPT-Eintritt | Pressure transmitter P48, LPT inlet | Датчик давления P48, вход в ТНД
    HT-SI-4014-01 | 2 | HT-SI-4014-02 | Differenzdruckaufnehmer, Luftfilter | Differential-pressure transmitter, air filter | Датчик перепада давления на воздушном фильтре
    HT-SI-4015-01 | 2 | - | Druckaufnehmer, Schmieröl | Pressure transmitter, lube oil | Датчик давления масла
    HT-SI-5011-02 | 2 | HT-SI-5011-03 | Flammenwächter, UV | Flame detector, UV | Датчик пламени ультрафиолетовый
    HT-SI-5012-01 | 2 | - | Schauglas, Flammenwächter | Sight glass, flame detector | Смотровое стекло датчика пламени
    HT-SI-5013-01 | 1 | HT-SI-5014-01 | Eisdetektor, Einlauf | Ice detector, inlet | Сигнализатор обледенения на входе
    HT-SI-5021-01 | 1 | - | Klemmenkasten, Triebwerk, Ex-geschützt | Junction box, engine, explosion-proof | Клеммная коробка двигателя, взрывозащищённая
    HT-SI-5022-01 | 20 | HT-SI-5022-02 | Rundsteckverbinder mit Endgehäuse | Circular connector with backshell | Круглый разъём с кожухом
  `),
};
