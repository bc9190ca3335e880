import type { SeedSpare } from '../../content-types.ts';
import { calloutTable, partTable } from '../part-table.ts';
import { rich } from '../rich.ts';

export const compressor: SeedSpare = {
  title: {
    de: 'Verdichterschaufeln',
    en: 'Compressor blades and vanes',
    ru: 'Лопатки компрессора',
  },
  text: {
    de: rich`
      <h2>Lauf- und Leitschaufeln für LPC und HPC</h2>
      <p>Die LM6000 verdichtet in 5 Niederdruck- und 14 Hochdruckstufen. Wir führen Laufschaufeln aller Stufen,
        die Leitschaufelsegmente der hinteren Stufen und das Befestigungsmaterial. Laufschaufeln werden
        gereinigt, auf Risse geprüft, an den Kanten nachgearbeitet und <strong>nach Momentengewicht
        sortiert</strong> geliefert.</p>
      <p>Für jede Schaufel gibt es einen Befund mit Sehnenlänge und Kantenform. Schaufeln, die unter dem
        Mindestmaß liegen, werden verschrottet, nicht verkauft.</p>
      <ul>
        <li>Einzelschaufeln für den Tausch nach Fremdkörperschaden, mit passender Gegenschaufel</li>
        <li>Vollständige Stufensätze für die Überholung</li>
        <li>Preise ohne Unterschied nach Käufer</li>
      </ul>`,
    en: rich`
      <h2>Blades and vanes for LPC and HPC</h2>
      <p>The LM6000 compresses in 5 low-pressure and 14 high-pressure stages. We stock blades of every stage,
        the vane segments of the rear stages, and the retention hardware. Blades are cleaned, crack-tested,
        blended at the edges and delivered <strong>sorted by moment weight</strong>.</p>
      <p>Each blade has a record of chord length and edge shape. Blades below the minimum dimensions are
        scrapped, not sold.</p>
      <ul>
        <li>Single blades for replacement after foreign-object damage, with a matched opposite blade</li>
        <li>Complete stage sets for overhaul</li>
        <li>Prices that do not depend on who buys</li>
      </ul>`,
    ru: rich`
      <h2>Рабочие и направляющие лопатки КНД и КВД</h2>
      <p>LM6000 имеет 5 ступеней компрессора низкого давления и 14 ступеней компрессора высокого давления. На
        складе есть рабочие лопатки всех ступеней, сегменты направляющих лопаток последних ступеней и детали
        крепления. Рабочие лопатки очищаются, проверяются на трещины, кромки зачищаются; поставка —
        <strong>с подбором по статическому моменту</strong>.</p>
      <p>На каждую лопатку составляется карта с длиной хорды и формой кромок. Лопатки с размерами ниже
        допустимых утилизируются, а не продаются.</p>
      <ul>
        <li>отдельные лопатки для замены после попадания постороннего предмета, с подобранной противолежащей лопаткой</li>
        <li>полные комплекты на ступень для капитального ремонта</li>
        <li>цены не зависят от того, кто покупает</li>
      </ul>`,
  },
  images: ['compressor-blade.png', 'compressor-stage.png'],
  callouts: calloutTable(`
    compressor-blade.png | 1 | 760 300 | HT-CB-2001-03
    compressor-stage.png | 1 | 170 260 | HT-CB-2001-03
    compressor-stage.png | 2 | 1440 1010 | HT-CB-3021-01 HT-CB-3022-01
  `),
  parts: partTable(`
    HT-CB-1010-02 | 32 | HT-CB-1010-03 | Laufschaufel, LPC Stufe 0 | Blade, LPC stage 0 | Рабочая лопатка КНД, ступень 0
    HT-CB-1011-02 | 74 | HT-CB-1011-03 | Laufschaufel, LPC Stufe 1 | Blade, LPC stage 1 | Рабочая лопатка КНД, ступень 1
    HT-CB-1012-01 | 76 | - | Laufschaufel, LPC Stufe 2 | Blade, LPC stage 2 | Рабочая лопатка КНД, ступень 2
    HT-CB-1013-01 | 78 | HT-CB-1013-02 | Laufschaufel, LPC Stufe 3 | Blade, LPC stage 3 | Рабочая лопатка КНД, ступень 3
    HT-CB-1014-01 | 80 | - | Laufschaufel, LPC Stufe 4 | Blade, LPC stage 4 | Рабочая лопатка КНД, ступень 4
    HT-CB-1021-01 | 12 | HT-CB-1021-02 | Leitschaufelsegment, LPC Stufe 1 | Vane segment, LPC stage 1 | Сегмент направляющих лопаток КНД, ступень 1
    HT-CB-1022-01 | 12 | - | Leitschaufelsegment, LPC Stufe 2 | Vane segment, LPC stage 2 | Сегмент направляющих лопаток КНД, ступень 2
    HT-CB-1023-01 | 12 | - | Leitschaufelsegment, LPC Stufe 3 | Vane segment, LPC stage 3 | Сегмент направляющих лопаток КНД, ступень 3
    HT-CB-2001-03 | 36 | HT-CB-2001-04 | Laufschaufel, HPC Stufe 1, Titan | Blade, HPC stage 1, titanium | Рабочая лопатка КВД, ступень 1, титан
    HT-CB-2002-03 | 40 | HT-CB-2002-04 | Laufschaufel, HPC Stufe 2, Titan | Blade, HPC stage 2, titanium | Рабочая лопатка КВД, ступень 2, титан
    HT-CB-2003-02 | 46 | HT-CB-2003-03 | Laufschaufel, HPC Stufe 3, Titan | Blade, HPC stage 3, titanium | Рабочая лопатка КВД, ступень 3, титан
    HT-CB-2004-02 | 52 | - | Laufschaufel, HPC Stufe 4, Titan | Blade, HPC stage 4, titanium | Рабочая лопатка КВД, ступень 4, титан
    HT-CB-2005-02 | 58 | HT-CB-2005-03 | Laufschaufel, HPC Stufe 5, Titan | Blade, HPC stage 5, titanium | Рабочая лопатка КВД, ступень 5, титан
    HT-CB-2006-01 | 62 | - | Laufschaufel, HPC Stufe 6 | Blade, HPC stage 6 | Рабочая лопатка КВД, ступень 6
    HT-CB-2007-01 | 66 | - | Laufschaufel, HPC Stufe 7 | Blade, HPC stage 7 | Рабочая лопатка КВД, ступень 7
    HT-CB-2008-01 | 70 | HT-CB-2008-02 | Laufschaufel, HPC Stufe 8 | Blade, HPC stage 8 | Рабочая лопатка КВД, ступень 8
    HT-CB-2009-01 | 72 | - | Laufschaufel, HPC Stufe 9 | Blade, HPC stage 9 | Рабочая лопатка КВД, ступень 9
    HT-CB-2010-01 | 74 | - | Laufschaufel, HPC Stufe 10, Nickellegierung | Blade, HPC stage 10, nickel alloy | Рабочая лопатка КВД, ступень 10, никелевый сплав
    HT-CB-2011-01 | 76 | HT-CB-2011-02 | Laufschaufel, HPC Stufe 11, Nickellegierung | Blade, HPC stage 11, nickel alloy | Рабочая лопатка КВД, ступень 11, никелевый сплав
    HT-CB-2012-01 | 76 | - | Laufschaufel, HPC Stufe 12, Nickellegierung | Blade, HPC stage 12, nickel alloy | Рабочая лопатка КВД, ступень 12, никелевый сплав
    HT-CB-2013-01 | 76 | HT-CB-2013-02 | Laufschaufel, HPC Stufe 13, Nickellegierung | Blade, HPC stage 13, nickel alloy | Рабочая лопатка КВД, ступень 13, никелевый сплав
    HT-CB-2014-01 | 76 | - | Laufschaufel, HPC Stufe 14, Nickellegierung | Blade, HPC stage 14, nickel alloy | Рабочая лопатка КВД, ступень 14, никелевый сплав
    HT-CB-3011-02 | 38 | HT-CB-3011-03 | Verstellbare Eintrittsleitschaufel, HPC | Variable inlet guide vane, HPC | Поворотная лопатка ВНА КВД
    HT-CB-3012-02 | 40 | HT-CB-3012-03 | Verstellbare Leitschaufel, HPC Stufe 1 | Variable stator vane, HPC stage 1 | Поворотная направляющая лопатка КВД, ступень 1
    HT-CB-3013-01 | 44 | - | Verstellbare Leitschaufel, HPC Stufe 2 | Variable stator vane, HPC stage 2 | Поворотная направляющая лопатка КВД, ступень 2
    HT-CB-3021-01 | 16 | HT-CB-3021-02 | Leitschaufelsektor, HPC Stufen 6 bis 9 | Vane sector, HPC stages 6 to 9 | Сектор направляющих лопаток КВД, ступени 6–9
    HT-CB-3022-01 | 20 | - | Leitschaufelsektor, HPC Stufen 10 bis 13 | Vane sector, HPC stages 10 to 13 | Сектор направляющих лопаток КВД, ступени 10–13
    HT-CB-3023-01 | 1 | - | Austrittsleitrad, HPC | Outlet guide vane assembly, HPC | Спрямляющий аппарат за КВД
    HT-CB-4011-01 | 14 | HT-CB-4012-01 | Füllstück mit Sicherung, Umfangsnut | Locking lug, circumferential slot | Замок кольцевого паза диска
    HT-CB-4013-01 | 36 | - | Axialsicherung, Laufschaufel HPC Stufe 1 | Axial retainer, HPC stage 1 blade | Осевой фиксатор рабочей лопатки КВД, ступень 1
    HT-CB-4014-01 | 1 | HT-CB-4014-02 | Wuchtgewichte, Sortiment | Balance weights, assortment | Балансировочные грузы, набор
  `),
};
