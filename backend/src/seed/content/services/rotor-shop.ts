import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const rotorShop: SeedService = {
  title: {
    de: 'Rotorwerkstatt Rosdorf',
    en: 'Rotor overhaul shop in Rosdorf',
    ru: 'Цех ремонта роторов в Росдорфе',
  },
  text: {
    de: rich`
      <p>In Rosdorf, wenige Kilometer südlich von Göttingen, überholen wir Rotoren von Gasturbinen und
        Verdichtern. Die Mannschaft bringt <strong>mehr als 15 Jahre Erfahrung beim Originalhersteller</strong> mit
        und hat Rotoren beider Baureihen zerlegt, aufgearbeitet und wieder gestapelt.</p>
      <h2>Leistungen</h2>
      <ul>
        <li>Eingangsbefund: Rundlauf, Zapfendurchmesser, Härte, Schaufelzustand, Restunwucht</li>
        <li>Entschaufeln und Entstapeln, Reinigen, Magnetpulver-, Ultraschall- und Wirbelstromprüfung</li>
        <li>Aufarbeiten von Lagerzapfen, Dichtflächen und Scheibennuten</li>
        <li>Ersatz von Laufschaufeln nach Momentengewicht, Austausch der Zuganker und Bolzen</li>
        <li>Stapeln mit Messung des Rundlaufs nach jeder Scheibe, anschließend Wuchten</li>
      </ul>
      <h2>Dokumentation</h2>
      <p>Zu jedem Rotor gehört eine Akte mit Befund, Prüfprotokollen, Schaufelplan und Wuchtprotokoll. Wir
        sprechen den Arbeitsumfang nach dem Eingangsbefund mit Ihnen ab, bevor die Arbeiten beginnen. Transport,
        Transportgestell und Konservierung übernehmen wir auf Wunsch.</p>`,
    en: rich`
      <p>In Rosdorf, a few kilometres south of Göttingen, we overhaul the rotors of gas turbines and
        compressors. The team brings <strong>more than 15 years of OEM experience</strong> and has unstacked,
        restored and restacked rotors of both series.</p>
      <h2>What we do</h2>
      <ul>
        <li>Incoming inspection: run-out, journal diameters, hardness, blade condition, residual unbalance</li>
        <li>De-blading and unstacking, cleaning, magnetic-particle, ultrasonic and eddy-current testing</li>
        <li>Restoration of journals, seal lands and disc slots</li>
        <li>Replacement of blades by moment weight, renewal of tie bolts and stub-shaft bolting</li>
        <li>Stacking with a run-out reading after every disc, then balancing</li>
      </ul>
      <h2>Records</h2>
      <p>Each rotor leaves with a file holding the findings, test records, blade map and balance report. The
        work scope is agreed with you after the incoming inspection, before work begins. We arrange transport,
        cradle and preservation if you wish.</p>`,
    ru: rich`
      <p>В Росдорфе, в нескольких километрах к югу от Гёттингена, мы ремонтируем роторы газовых турбин и
        компрессоров. У команды <strong>более 15 лет опыта работы у изготовителя (OEM)</strong>; за плечами —
        разборка, восстановление и сборка роторов обеих серий.</p>
      <h2>Виды работ</h2>
      <ul>
        <li>входной контроль: биение, диаметры шеек, твёрдость, состояние лопаток, остаточный дисбаланс</li>
        <li>разлопачивание и разборка пакета дисков, очистка, магнитопорошковый, ультразвуковой и вихретоковый контроль</li>
        <li>восстановление шеек, уплотнительных поясков и пазов дисков</li>
        <li>замена рабочих лопаток с подбором по статическому моменту, замена стяжных болтов</li>
        <li>сборка пакета с замером биения после каждого диска, затем балансировка</li>
      </ul>
      <h2>Документация</h2>
      <p>На каждый ротор ведётся дело: акт дефектации, протоколы контроля, схема облопачивания, протокол
        балансировки. Объём работ согласуем с вами после входного контроля, до начала работ. По желанию
        берём на себя перевозку, транспортную раму и консервацию.</p>`,
  },
  images: ['rotor-shop.png', 'balancing.png'],
};
