import type { SeedSpare } from '../../content-types.ts';
import { calloutTable, partTable } from '../part-table.ts';
import { rich } from '../rich.ts';

export const bleedValves: SeedSpare = {
  title: {
    de: 'Abblaseluft und Ventile',
    en: 'Bleed air and valves',
    ru: 'Перепуск воздуха и клапаны',
  },
  text: {
    de: rich`
      <h2>Abblaseventile, Klappen und Luftleitungen</h2>
      <p>Zwischen Niederdruck- und Hochdruckverdichter führt die LM6000 bei Start, Teillast und Lastabwurf
        überschüssige Luft durch die verstellbaren Bypassklappen (VBV) ab. Hängende Klappen oder
        schwergängige Antriebe zeigen sich als Pumpen oder als Leistungsverlust bei Volllast.</p>
      <p>Wir führen VBV-Klappen, Antriebe und Gestänge sowie die Ventile für Entnahme-, Sperr- und
        Kühlluft. Antriebe werden hydraulisch abgedrückt und über den ganzen Hub gefahren, der
        Stellungsgeber wird dabei abgeglichen.</p>
      <ul>
        <li>Aufgearbeitete Teile mit Prüfprotokoll, ab Lager</li>
        <li>Einzelteile und vollständige Sätze</li>
        <li>Erweiterte Garantie von bis zu 24 Monaten auf Anfrage für die meisten Originalteile</li>
      </ul>`,
    en: rich`
      <h2>Bleed valves, doors and air ducts</h2>
      <p>Between the low-pressure and high-pressure compressors the LM6000 discharges surplus air through the
        variable bypass valves (VBV) during start, part load and load rejection. Sticking doors or stiff
        actuators show up as surge or as lost output at full load.</p>
      <p>We stock VBV doors, actuators and linkage as well as the valves for bleed, sealing and cooling air.
        Actuators are pressure-tested and run over the full stroke, and the position transducer is set at the
        same time.</p>
      <ul>
        <li>Restored parts with test record, ex stock</li>
        <li>Single parts and complete sets</li>
        <li>Extended warranty of up to 24 months on request for most OEM parts</li>
      </ul>`,
    ru: rich`
      <h2>Клапаны перепуска, створки и воздуховоды</h2>
      <p>Между компрессорами низкого и высокого давления LM6000 сбрасывает избыток воздуха через регулируемые
        створки перепуска (VBV) при пуске, на частичной нагрузке и при сбросе нагрузки. Заедание створок или
        тугой ход приводов проявляется помпажом либо потерей мощности на полной нагрузке.</p>
      <p>Мы держим на складе створки VBV, гидроприводы и тяги, а также клапаны отбора, уплотняющего и
        охлаждающего воздуха. Приводы опрессовываются и проверяются на полном ходу, датчик положения при этом
        настраивается.</p>
      <ul>
        <li>восстановленные детали с протоколом испытаний, со склада</li>
        <li>отдельные детали и полные комплекты</li>
        <li>расширенная гарантия до 24 месяцев по запросу на большинство оригинальных деталей</li>
      </ul>`,
  },
  images: ['bleed-valve-1.png', 'bleed-valve-2.png'],
  callouts: calloutTable(`
    bleed-valve-2.png | 1 | 1330 1020 | HT-BV-3011-02 HT-BV-3012-01
  `),
  parts: partTable(`
    HT-BV-1011-02 | 12 | HT-BV-1011-03 | VBV-Klappe | VBV door | Створка перепуска VBV
    HT-BV-1012-01 | 24 | HT-BV-1012-02 | Gleitlagerbuchse, VBV-Klappe | Bush, VBV door | Втулка подшипника створки VBV
    HT-BV-1013-01 | 12 | - | Formdichtung, VBV-Klappe | Moulded seal, VBV door | Фасонное уплотнение створки VBV
    HT-BV-1014-01 | 12 | - | Umlenkhebel, VBV-Klappe | Bellcrank, VBV door | Качалка створки VBV
    HT-BV-1015-01 | 24 | HT-BV-1015-02 | Gelenkbolzen, Umlenkhebel | Pivot pin, bellcrank | Ось качалки
    HT-BV-1016-02 | 1 | - | Verstellring, VBV | Unison ring, VBV | Поворотное кольцо VBV
    HT-BV-1017-01 | 12 | HT-BV-1018-01 | Koppelstange, einstellbar | Adjustable link | Регулируемая тяга
    HT-BV-2011-03 | 4 | HT-BV-2011-04 | Hydraulikantrieb, VBV | Hydraulic actuator, VBV | Гидропривод VBV
    HT-BV-2012-02 | 2 | HT-BV-2012-03 | Hydraulikantrieb mit Stellungsgeber (LVDT), VBV | Hydraulic actuator with position transducer (LVDT), VBV | Гидропривод VBV с датчиком положения (LVDT)
    HT-BV-2013-01 | 6 | - | Dichtungssatz, VBV-Antrieb | Seal kit, VBV actuator | Комплект уплотнений гидропривода VBV
    HT-BV-2014-01 | 12 | - | Kugelgelenk, Antriebsstange | Rod-end bearing, actuator | Шарнирный наконечник штока
    HT-BV-2021-01 | 1 | HT-BV-2021-02 | Servoventil, VBV-Regelung | Servo valve, VBV control | Сервоклапан управления VBV
    HT-BV-2022-01 | 1 | - | Hydraulikleitung, Druckseite, Ring | Hydraulic line, pressure, ring | Кольцевая напорная гидролиния
    HT-BV-2023-01 | 1 | - | Hydraulikleitung, Rücklauf, Ring | Hydraulic line, return, ring | Кольцевая сливная гидролиния
    HT-BV-3011-02 | 2 | HT-BV-3011-03 | Abblaseventil, Verdichteraustritt (CDP) | Bleed valve, compressor discharge (CDP) | Клапан перепуска за компрессором (CDP)
    HT-BV-3012-01 | 1 | HT-BV-3012-02 | Abblaseventil, achte Stufe | Bleed valve, eighth stage | Клапан перепуска, восьмая ступень
    HT-BV-3013-01 | 1 | - | Umschaltventil, Sumpfsperrluft | Transfer valve, sump sealing air | Переключающий клапан наддува масляных полостей
    HT-BV-3014-01 | 2 | HT-BV-3014-02 | Rückschlagklappe, Entnahmeluft | Check valve, bleed air | Обратный клапан отбора воздуха
    HT-BV-3015-01 | 1 | - | Enteisungsventil, Einlauf | Anti-icing valve, inlet | Клапан противообледенительной системы
    HT-BV-3021-01 | 4 | HT-BV-3021-02 | Magnetventil, Ansteuerluft | Solenoid valve, pilot air | Электромагнитный клапан управляющего воздуха
    HT-BV-3022-01 | 4 | - | Endschalter, Abblaseventil | Limit switch, bleed valve | Концевой выключатель клапана перепуска
    HT-BV-4011-01 | 2 | HT-BV-4012-01 | Abblasekanal mit Kompensator | Bleed duct with expansion joint | Воздуховод перепуска с компенсатором
    HT-BV-4013-01 | 8 | - | Spannschelle, V-Profil | V-band clamp | Хомут V-образного профиля
    HT-BV-4014-01 | 8 | HT-BV-4014-02 | Metall-E-Dichtung, Luftleitung | Metal E-seal, air duct | Металлическое Е-образное уплотнение воздуховода
    HT-BV-4015-01 | 1 | - | Schalldämpfer, Abblaseluft | Silencer, bleed air | Глушитель перепускного воздуха
  `),
};
