import type { SeedSpare } from '../../content-types.ts';
import { calloutTable, partTable } from '../part-table.ts';
import { rich } from '../rich.ts';

export const ignition: SeedSpare = {
  title: {
    de: 'Zündanlage',
    en: 'Ignition',
    ru: 'Система зажигания',
  },
  text: {
    de: rich`
      <h2>Zündkerzen, Zündgeräte und Leitungen</h2>
      <p>Zwei Zündkerzen mit je einem eigenen Zündgerät zünden die LM6000. Fällt ein Kreis aus, bemerkt man es
        oft erst, wenn auch der zweite nachlässt. Wir empfehlen, Kerzen nach Eintauchtiefe und Abbrand zu
        prüfen und die Zündleitung mit der Kerze zu tauschen.</p>
      <p>Jedes Zündgerät wird vor der Auslieferung unter Last geprüft: Funkenfolge, gespeicherte Energie und
        Isolationswiderstand stehen auf dem beigelegten Prüfschein. Zündkerzen liefern wir neu, Zündgeräte und
        Leitungen neu oder aufgearbeitet aus eigenem Bestand, zu gleichen Preisen für alle Käufer.</p>
      <p>Die Passscheiben für die Eintauchtiefe gehören zu jeder Kerze und sind in der Liste einzeln
        aufgeführt.</p>`,
    en: rich`
      <h2>Igniters, exciters and leads</h2>
      <p>Two igniters, each with an exciter of its own, light off the LM6000. If one circuit fails, it is often noticed
        only when the second one weakens too. We advise checking igniters for immersion depth and tip erosion
        and changing the lead together with the igniter.</p>
      <p>Every exciter is tested under load before dispatch: spark rate, stored energy and insulation
        resistance are stated on the test certificate supplied. Igniters are sold new; exciters and leads are
        new or restored from our own stock, at equal prices for every buyer.</p>
      <p>The spacers that set the immersion depth belong to each igniter and are listed separately.</p>`,
    ru: rich`
      <h2>Запальные свечи, агрегаты зажигания и провода</h2>
      <p>Розжиг LM6000 обеспечивают две запальные свечи, каждая со своим агрегатом зажигания. Отказ одного
        контура часто замечают лишь тогда, когда начинает сдавать второй. Советуем контролировать глубину
        погружения и эрозию свечей, а провод менять вместе со свечой.</p>
      <p>Каждый агрегат зажигания перед отправкой испытывается под нагрузкой: частота искрообразования,
        накопленная энергия и сопротивление изоляции указаны в прилагаемом протоколе. Свечи поставляются
        новыми, агрегаты и провода — новыми или восстановленными, из собственного запаса и по единым ценам
        для всех покупателей.</p>
      <p>Регулировочные шайбы для установки глубины погружения идут к каждой свече и в списке указаны
        отдельно.</p>`,
  },
  images: ['igniter-1.png', 'ignition-exciter.png'],
  callouts: calloutTable(`
    igniter-1.png | 1 | 400 300 | HT-IG-1011-04 HT-IG-1012-02
    igniter-1.png | 2 | 760 240 | HT-IG-1033-01
  `),
  parts: partTable(`
    HT-IG-1011-04 | 2 | HT-IG-1011-05 | Zündkerze, Halbleiterausführung | Igniter, semiconductor type | Запальная свеча полупроводниковая
    HT-IG-1012-02 | 2 | - | Zündkerze für DLE-Brennkammer | Igniter for DLE combustor | Запальная свеча для камеры сгорания DLE
    HT-IG-1021-01 | 6 | HT-IG-1021-02 | Passscheibe Eintauchtiefe, 0,25 mm | Immersion-depth spacer, 0.25 mm | Шайба регулировки глубины погружения, 0,25 мм
    HT-IG-1022-01 | 6 | HT-IG-1022-02 | Passscheibe Eintauchtiefe, 0,50 mm | Immersion-depth spacer, 0.50 mm | Шайба регулировки глубины погружения, 0,50 мм
    HT-IG-1023-01 | 6 | - | Passscheibe Eintauchtiefe, 1,00 mm | Immersion-depth spacer, 1.00 mm | Шайба регулировки глубины погружения, 1,00 мм
    HT-IG-1031-02 | 2 | HT-IG-1031-03 | Führungsbuchse, Brennkammergehäuse | Adapter, combustor case | Втулка-переходник на корпусе камеры сгорания
    HT-IG-1032-01 | 2 | - | Schiebehülse, Brennkammerdurchtritt | Ferrule, combustor penetration | Плавающая втулка в стенке жаровой трубы
    HT-IG-1033-01 | 4 | - | Metalldichtring, Zündkerze | Metal gasket, igniter | Металлическая прокладка запальной свечи
    HT-IG-1034-01 | 8 | HT-IG-1034-02 | Schraube, Zündkerzenflansch | Bolt, igniter flange | Болт фланца запальной свечи
    HT-IG-2011-03 | 2 | HT-IG-2011-04 | Zündgerät, 115 V AC | Ignition exciter, 115 V AC | Агрегат зажигания, 115 В перем. тока
    HT-IG-2012-01 | 2 | HT-IG-2012-02 | Zündgerät, 24 V DC | Ignition exciter, 24 V DC | Агрегат зажигания, 24 В пост. тока
    HT-IG-2021-01 | 8 | - | Schwingungsdämpfer, Zündgerät | Shock mount, exciter | Амортизатор агрегата зажигания
    HT-IG-2022-01 | 2 | - | Haltekonsole, Zündgerät | Mounting bracket, exciter | Кронштейн агрегата зажигания
    HT-IG-2023-01 | 2 | HT-IG-2023-02 | Masseband, Zündgerät | Bonding strap, exciter | Перемычка заземления агрегата зажигания
    HT-IG-2024-01 | 2 | - | Gerätestecker, Eingang | Input connector | Входной разъём агрегата
    HT-IG-3011-02 | 1 | HT-IG-3011-03 | Zündleitung, obere Kerze, geschirmt | Ignition lead, upper igniter, screened | Провод зажигания верхней свечи, экранированный
    HT-IG-3012-02 | 1 | HT-IG-3012-03 | Zündleitung, untere Kerze, geschirmt | Ignition lead, lower igniter, screened | Провод зажигания нижней свечи, экранированный
    HT-IG-3013-01 | 2 | - | Kontaktfeder, Zündleitung | Contact spring, ignition lead | Контактная пружина провода зажигания
    HT-IG-3014-01 | 2 | HT-IG-3014-02 | Keramikisolator, Kerzenstecker | Ceramic insulator, igniter terminal | Керамический изолятор наконечника
    HT-IG-3021-01 | 10 | - | Rohrschelle mit Polster, Zündleitung | Cushioned clamp, ignition lead | Хомут с прокладкой для провода зажигания
    HT-IG-3022-01 | 2 | HT-IG-3023-01 | Kühlluftschlauch, Zündleitung | Cooling-air hose, ignition lead | Шланг охлаждающего воздуха провода зажигания
  `),
};
