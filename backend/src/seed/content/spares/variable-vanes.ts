import type { SeedSpare } from '../../content-types.ts';
import { calloutTable, partTable } from '../part-table.ts';
import { rich } from '../rich.ts';

export const variableVanes: SeedSpare = {
  title: {
    de: 'VIGV- und VSV-Verstellung',
    en: 'VIGV and VSV actuation',
    ru: 'Привод ВНА и поворотных направляющих аппаратов',
  },
  text: {
    de: rich`
      <h2>Verstellbare Eintritts- und Leitschaufeln</h2>
      <p>Die verstellbaren Eintrittsleitschaufeln (VIGV) vor dem Niederdruckverdichter und die verstellbaren
        Leitschaufeln (VSV) des Hochdruckverdichters halten die Strömung über den ganzen Lastbereich an den
        Schaufeln. Verschleiß an Hebeln, Buchsen und Ringen verfälscht den Winkel einzelner Schaufeln und
        führt zu Schwingungsbrüchen dahinter.</p>
      <p>Wir liefern Hebel und Buchsen satzweise je Stufe, Verstellringe vermessen und auf Rundheit
        gerichtet, Antriebe geprüft und auf den Hub der Maschine eingestellt. Alles kommt aus eigenem
        Bestand.</p>
      <p>Bei einer Bestellung genügt die Nummer der Stufe; auf Wunsch stellen wir den Buchsensatz nach Ihrem
        Messprotokoll zusammen.</p>`,
    en: rich`
      <h2>Variable inlet guide vanes and stator vanes</h2>
      <p>The variable inlet guide vanes (VIGV) ahead of the low-pressure compressor and the variable stator
        vanes (VSV) of the high-pressure compressor keep the flow attached over the whole load range. Wear in
        lever arms, bushes and unison rings shifts the angle of single vanes and leads to fatigue failures
        downstream.</p>
      <p>We supply lever arms and bushes in sets per stage, unison rings measured and corrected for roundness,
        and actuators tested and set to the stroke of your machine. Everything comes from our own stock.</p>
      <p>The stage number is enough to order; if you wish, we make up the bush set from your inspection
        record.</p>`,
    ru: rich`
      <h2>Входной направляющий аппарат и поворотные направляющие лопатки</h2>
      <p>Входной направляющий аппарат (ВНА, VIGV) перед компрессором низкого давления и поворотные
        направляющие аппараты (VSV) компрессора высокого давления обеспечивают безотрывное обтекание лопаток
        во всём диапазоне нагрузок. Износ рычагов, втулок и поворотных колец искажает угол установки отдельных
        лопаток и приводит к усталостным поломкам за ними.</p>
      <p>Рычаги и втулки поставляем комплектами на ступень, кольца — измеренными и выправленными по
        круглости, приводы — испытанными и настроенными на ход вашей машины. Всё — из собственного
        запаса.</p>
      <p>Для заказа достаточно номера ступени; по желанию подберём комплект втулок по вашей карте
        замеров.</p>`,
  },
  images: ['vigv-assembly.png', 'vsv-lever-arm.png', 'vsv-actuator.png'],
  callouts: calloutTable(`
    vsv-lever-arm.png | 1 | 860 720 | HT-VG-2011-02 HT-VG-2012-02 HT-VG-2013-02 HT-VG-2014-01 HT-VG-2015-01 HT-VG-2016-01
    vsv-lever-arm.png | 2 | 300 240 | HT-VG-2025-01
    vsv-lever-arm.png | 3 | 1380 560 | HT-VG-2031-01 HT-VG-2032-01
    vsv-actuator.png | 4 | 620 930 | HT-VG-3012-01
    vsv-actuator.png | 5 | 1330 330 | HT-VG-3011-03
  `),
  parts: partTable(`
    HT-VG-1011-02 | 1 | HT-VG-1011-03 | VIGV-Baugruppe, vollständig | VIGV assembly, complete | ВНА в сборе
    HT-VG-1012-01 | 43 | HT-VG-1012-02 | Verstellklappe, VIGV | Variable flap, VIGV | Поворотный закрылок ВНА
    HT-VG-1013-01 | 43 | - | Feststehende Vorderkante, VIGV | Fixed leading-edge vane, VIGV | Неподвижная передняя часть лопатки ВНА
    HT-VG-1014-01 | 86 | HT-VG-1014-02 | Lagerbuchse, VIGV-Zapfen | Bush, VIGV spindle | Втулка цапфы лопатки ВНА
    HT-VG-1015-01 | 43 | - | Hebel, VIGV | Lever arm, VIGV | Рычаг лопатки ВНА
    HT-VG-1016-01 | 1 | - | Verstellring, VIGV | Unison ring, VIGV | Поворотное кольцо ВНА
    HT-VG-1017-02 | 2 | HT-VG-1017-03 | Hydraulikantrieb, VIGV | Hydraulic actuator, VIGV | Гидропривод ВНА
    HT-VG-1018-01 | 1 | - | Servoventil, VIGV | Servo valve, VIGV | Сервоклапан ВНА
    HT-VG-2011-02 | 38 | HT-VG-2011-03 | VSV-Hebel, HPC-Eintrittsleitrad | VSV lever arm, HPC inlet guide vane | Рычаг поворотной лопатки, ВНА КВД
    HT-VG-2012-02 | 40 | HT-VG-2012-03 | VSV-Hebel, Stufe 1 | VSV lever arm, stage 1 | Рычаг поворотной лопатки, ступень 1
    HT-VG-2013-02 | 44 | HT-VG-2013-03 | VSV-Hebel, Stufe 2 | VSV lever arm, stage 2 | Рычаг поворотной лопатки, ступень 2
    HT-VG-2014-01 | 50 | - | VSV-Hebel, Stufe 3 | VSV lever arm, stage 3 | Рычаг поворотной лопатки, ступень 3
    HT-VG-2015-01 | 56 | - | VSV-Hebel, Stufe 4 | VSV lever arm, stage 4 | Рычаг поворотной лопатки, ступень 4
    HT-VG-2016-01 | 60 | - | VSV-Hebel, Stufe 5 | VSV lever arm, stage 5 | Рычаг поворотной лопатки, ступень 5
    HT-VG-2021-02 | 288 | HT-VG-2021-03 | Lagerbuchse außen, VSV-Zapfen | Outer bush, VSV spindle | Наружная втулка цапфы поворотной лопатки
    HT-VG-2022-01 | 288 | HT-VG-2023-01 | Lagerbuchse innen, VSV-Zapfen | Inner bush, VSV spindle | Внутренняя втулка цапфы поворотной лопатки
    HT-VG-2024-01 | 288 | - | Anlaufscheibe, VSV-Zapfen | Thrust washer, VSV spindle | Упорная шайба цапфы поворотной лопатки
    HT-VG-2025-01 | 288 | HT-VG-2025-02 | Mutter, selbstsichernd, VSV-Hebel | Self-locking nut, VSV lever arm | Самоконтрящаяся гайка рычага
    HT-VG-2031-01 | 6 | - | Verstellring-Hälfte, Stufen 0 bis 2 | Unison-ring half, stages 0 to 2 | Половина поворотного кольца, ступени 0–2
    HT-VG-2032-01 | 6 | HT-VG-2032-02 | Verstellring-Hälfte, Stufen 3 bis 5 | Unison-ring half, stages 3 to 5 | Половина поворотного кольца, ступени 3–5
    HT-VG-2033-01 | 36 | - | Gleitstück, Verstellring | Slider pad, unison ring | Ползун поворотного кольца
    HT-VG-3011-03 | 2 | HT-VG-3011-04 | Hydraulikantrieb, VSV | Hydraulic actuator, VSV | Гидропривод VSV
    HT-VG-3012-01 | 2 | - | Dichtungssatz, VSV-Antrieb | Seal kit, VSV actuator | Комплект уплотнений гидропривода VSV
    HT-VG-3013-01 | 2 | HT-VG-3013-02 | Stellungsgeber (LVDT), VSV-Antrieb | Position transducer (LVDT), VSV actuator | Датчик положения (LVDT) гидропривода VSV
    HT-VG-3014-01 | 2 | - | Antriebshebel mit Übertragungsstange | Actuator lever with torque link | Приводной рычаг с тягой
    HT-VG-3015-01 | 12 | HT-VG-3015-02 | Spannschloss, Verstellring | Turnbuckle, unison ring | Тандер поворотного кольца
    HT-VG-3016-01 | 24 | - | Gelenklager, Übertragungsstange | Spherical bearing, torque link | Сферический подшипник тяги
    HT-VG-3021-01 | 1 | HT-VG-3022-01 | Hydraulikpumpe, Leitschaufelverstellung | Hydraulic pump, vane actuation | Гидронасос механизма поворота лопаток
  `),
};
