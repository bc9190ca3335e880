import type { SeedSpare } from '../../content-types.ts';
import { calloutTable, partTable } from '../part-table.ts';
import { rich } from '../rich.ts';

export const hotSection: SeedSpare = {
  title: {
    de: 'Heißteil: Brennkammer, HPT und LPT',
    en: 'Hot section: combustor, HPT and LPT',
    ru: 'Горячий тракт: камера сгорания, ТВД и ТНД',
  },
  text: {
    de: rich`
      <h2>Heißteile für die LM6000</h2>
      <p>Ringbrennkammer, zwei Stufen Hochdruckturbine (HPT) und fünf Stufen Niederdruckturbine (LPT): Diese
        Teile tragen die höchste thermische Last und bestimmen das Inspektionsintervall. Unser Bestand aus
        <strong>sechs Triebwerken wird derzeit wieder aufgefüllt</strong>; aktuelle Stückzahlen nennen wir auf
        Anfrage am selben Tag.</p>
      <h3>Zustand der Teile</h3>
      <ul>
        <li>Ausgebaut, entschichtet, geprüft, geschweißt oder gelötet, neu beschichtet</li>
        <li>Kühlluftdurchsatz jeder Lauf- und Leitschaufel gemessen</li>
        <li>Nachweis der gelaufenen Stunden und Starts, soweit die Lebenslaufakte vorliegt</li>
      </ul>
      <p>Für die meisten Originalteile gibt es auf Anfrage eine erweiterte Garantie von bis zu 24 Monaten. Ihre
        ausgebauten Teile nehmen wir nach Befund in Zahlung.</p>`,
    en: rich`
      <h2>Hot-section parts for the LM6000</h2>
      <p>Annular combustor, two high-pressure turbine (HPT) stages and five low-pressure turbine (LPT) stages:
        these parts carry the highest thermal load and set the inspection interval. Our inventory of
        <strong>six engines is currently being replenished</strong>; ask for present quantities and we answer
        the same day.</p>
      <h3>Condition of the parts</h3>
      <ul>
        <li>Removed, stripped, inspected, welded or brazed, recoated</li>
        <li>Cooling-air flow measured on every blade and nozzle</li>
        <li>Record of hours and starts, as far as the history file exists</li>
      </ul>
      <p>An extended warranty of up to 24 months is available on request for most OEM parts. We take your removed
        parts in part exchange after inspection.</p>`,
    ru: rich`
      <h2>Детали горячего тракта LM6000</h2>
      <p>Кольцевая камера сгорания, две ступени турбины высокого давления (ТВД) и пять ступеней турбины низкого
        давления (ТНД): эти узлы несут наибольшую тепловую нагрузку и определяют межинспекционный интервал. Наш
        запас из <strong>шести двигателей сейчас пополняется</strong>; актуальное количество сообщаем по запросу
        в тот же день.</p>
      <h3>Состояние деталей</h3>
      <ul>
        <li>сняты, очищены от покрытия, проверены, отремонтированы сваркой или пайкой, покрыты заново</li>
        <li>расход охлаждающего воздуха измерен на каждой рабочей и сопловой лопатке</li>
        <li>подтверждены часы наработки и число пусков, если сохранился формуляр</li>
      </ul>
      <p>На большинство оригинальных деталей по запросу действует расширенная гарантия до 24 месяцев. Снятые у
        вас детали после дефектации принимаем в зачёт.</p>`,
  },
  images: ['combustor.png', 'hpt-blade.png', 'hpt-nozzle.png'],
  callouts: calloutTable(`
    combustor.png | 1 | 1360 960 | HT-HS-1012-02
    combustor.png | 2 | 1360 560 | HT-HS-1013-02
    combustor.png | 3 | 250 180 | HT-HS-1014-02 HT-HS-1015-01
    hpt-blade.png | 4 | 220 300 | HT-HS-2021-04 HT-HS-2022-03
    hpt-nozzle.png | 5 | 220 760 | HT-HS-2011-04 HT-HS-2012-03
  `),
  parts: partTable(`
    HT-HS-1011-03 | 1 | HT-HS-1011-04 | Ringbrennkammer, vollständig | Annular combustor, complete | Кольцевая камера сгорания в сборе
    HT-HS-1012-02 | 1 | - | Außenmantel, Brennkammer | Outer liner, combustor | Наружная стенка жаровой трубы
    HT-HS-1013-02 | 1 | - | Innenmantel, Brennkammer | Inner liner, combustor | Внутренняя стенка жаровой трубы
    HT-HS-1014-02 | 1 | HT-HS-1014-03 | Brennkammerdom mit Drallerzeugern | Dome with swirlers | Фронтовое устройство с завихрителями
    HT-HS-1015-01 | 30 | HT-HS-1015-02 | Drallerzeuger, primär | Primary swirler | Завихритель первого контура
    HT-HS-1016-01 | 30 | - | Hitzeschild, Brennkammerdom | Heat shield, dome | Теплозащитный экран фронтового устройства
    HT-HS-1017-01 | 10 | - | Haltebolzen, Brennkammer | Mounting pin, combustor | Штифт подвески камеры сгорания
    HT-HS-2011-04 | 23 | HT-HS-2011-05 | Leitschaufelsegment, HPT Stufe 1 | Nozzle segment, HPT stage 1 | Сегмент соплового аппарата ТВД, ступень 1
    HT-HS-2012-03 | 24 | HT-HS-2012-04 | Leitschaufelsegment, HPT Stufe 2 | Nozzle segment, HPT stage 2 | Сегмент соплового аппарата ТВД, ступень 2
    HT-HS-2013-01 | 23 | - | Blattdichtung, HPT-Leitrad Stufe 1 | Leaf seal, HPT stage 1 nozzle | Пластинчатое уплотнение соплового аппарата ТВД, ступень 1
    HT-HS-2014-01 | 1 | - | Leitradträger, HPT Stufe 1 | Nozzle support, HPT stage 1 | Опора соплового аппарата ТВД, ступень 1
    HT-HS-2021-04 | 80 | HT-HS-2021-05 | Laufschaufel, HPT Stufe 1, einkristallin | Blade, HPT stage 1, single crystal | Рабочая лопатка ТВД, ступень 1, монокристаллическая
    HT-HS-2022-03 | 74 | HT-HS-2022-04 | Laufschaufel, HPT Stufe 2 | Blade, HPT stage 2 | Рабочая лопатка ТВД, ступень 2
    HT-HS-2023-01 | 80 | HT-HS-2023-02 | Schaufelfußdämpfer, HPT Stufe 1 | Blade damper, HPT stage 1 | Демпфер рабочей лопатки ТВД, ступень 1
    HT-HS-2024-01 | 74 | - | Schaufelfußdämpfer, HPT Stufe 2 | Blade damper, HPT stage 2 | Демпфер рабочей лопатки ТВД, ступень 2
    HT-HS-2025-01 | 1 | - | Schaufelhalter vorn, HPT | Forward blade retainer, HPT | Передний фиксатор лопаток ТВД
    HT-HS-2031-02 | 1 | HT-HS-2031-03 | Turbinenscheibe, HPT Stufe 1 | Disc, HPT stage 1 | Диск ТВД, ступень 1
    HT-HS-2032-02 | 1 | - | Turbinenscheibe, HPT Stufe 2 | Disc, HPT stage 2 | Диск ТВД, ступень 2
    HT-HS-2033-01 | 1 | - | Zwischenstufendichtung, HPT-Rotor | Interstage seal, HPT rotor | Промежуточное уплотнение ротора ТВД
    HT-HS-2041-02 | 40 | HT-HS-2041-03 | Mantelringsegment, HPT Stufe 1 | Shroud segment, HPT stage 1 | Сегмент надроторного кольца ТВД, ступень 1
    HT-HS-2042-02 | 26 | HT-HS-2042-03 | Mantelringsegment, HPT Stufe 2 | Shroud segment, HPT stage 2 | Сегмент надроторного кольца ТВД, ступень 2
    HT-HS-3011-02 | 14 | HT-HS-3011-03 | Leitschaufelsegment, LPT Stufe 1 | Nozzle segment, LPT stage 1 | Сегмент соплового аппарата ТНД, ступень 1
    HT-HS-3012-01 | 18 | - | Leitschaufelsegment, LPT Stufe 2 | Nozzle segment, LPT stage 2 | Сегмент соплового аппарата ТНД, ступень 2
    HT-HS-3013-01 | 18 | - | Leitschaufelsegment, LPT Stufe 3 | Nozzle segment, LPT stage 3 | Сегмент соплового аппарата ТНД, ступень 3
    HT-HS-3014-01 | 20 | HT-HS-3014-02 | Leitschaufelsegment, LPT Stufe 4 | Nozzle segment, LPT stage 4 | Сегмент соплового аппарата ТНД, ступень 4
    HT-HS-3015-01 | 20 | - | Leitschaufelsegment, LPT Stufe 5 | Nozzle segment, LPT stage 5 | Сегмент соплового аппарата ТНД, ступень 5
    HT-HS-3021-02 | 120 | HT-HS-3021-03 | Laufschaufel, LPT Stufe 1 | Blade, LPT stage 1 | Рабочая лопатка ТНД, ступень 1
    HT-HS-3022-01 | 122 | - | Laufschaufel, LPT Stufe 2 | Blade, LPT stage 2 | Рабочая лопатка ТНД, ступень 2
    HT-HS-3023-01 | 118 | HT-HS-3023-02 | Laufschaufel, LPT Stufe 3 | Blade, LPT stage 3 | Рабочая лопатка ТНД, ступень 3
    HT-HS-3024-01 | 110 | - | Laufschaufel, LPT Stufe 4 | Blade, LPT stage 4 | Рабочая лопатка ТНД, ступень 4
    HT-HS-3025-01 | 102 | HT-HS-3025-02 | Laufschaufel, LPT Stufe 5 | Blade, LPT stage 5 | Рабочая лопатка ТНД, ступень 5
    HT-HS-3031-01 | 60 | HT-HS-3032-01 | Wabendichtungssegment, LPT | Honeycomb seal segment, LPT | Сегмент сотового уплотнения ТНД
    HT-HS-4011-01 | 1 | HT-HS-4011-02 | Turbinenaustrittsgehäuse mit Streben | Turbine rear frame with struts | Задний корпус турбины со стойками
    HT-HS-4012-01 | 60 | - | Schraube, Turbinengehäuse, hochwarmfest | Bolt, turbine casing, heat-resistant | Болт корпуса турбины, жаропрочный
  `),
};
