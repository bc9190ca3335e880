import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const balancing: SeedService = {
  title: {
    de: 'Wuchten vor Ort und in der Werkstatt',
    en: 'Field and shop balancing',
    ru: 'Балансировка на объекте и в цехе',
  },
  text: {
    de: rich`
      <p>Unwucht ist die häufigste Ursache für Schwingungen mit Drehfrequenz. Ob sie sich an der eingebauten
        Maschine beheben lässt oder der Rotor in die Werkstatt muss, entscheiden wir nach der Messung, nicht
        vorher.</p>
      <h2>Betriebswuchten</h2>
      <p>Wir messen Amplitude und Phase an allen Lagern während Hochlauf, Betrieb und Auslauf und prüfen
        zuerst, ob wirklich eine Unwucht vorliegt. Mit einem Testgewicht werden die Einflusszahlen bestimmt;
        in der Regel genügen drei bis fünf Läufe. Gewuchtet werden Turbinen, Generatoren, Getriebewellen,
        Kupplungen und Gebläse.</p>
      <h2>Werkstattwuchten</h2>
      <ul>
        <li>Niedertouriges Wuchten in zwei oder mehr Ebenen nach ISO 21940-11</li>
        <li>Modulweises Wuchten von Verdichter- und Turbinenrotoren nach Überholung</li>
        <li>Ordnen der Schaufeln nach Momentengewicht vor dem Einbau</li>
        <li>Kontrolle von Rundlauf und Planlauf vor und nach dem Wuchten</li>
      </ul>
      <p>Das Wuchtprotokoll nennt Ausgangszustand, gesetzte Gewichte mit Lage und die verbliebene
        Restunwucht. Gewichte werden so befestigt, dass sie bei der nächsten Revision wieder auffindbar
        sind.</p>`,
    en: rich`
      <p>Unbalance is the most common cause of vibration at running speed. Whether it can be cured on the
        installed machine or the rotor has to come to the shop is decided after the measurement, not
        before.</p>
      <h2>Field balancing</h2>
      <p>We record amplitude and phase at all bearings during run-up, operation and coast-down, and first
        establish that unbalance really is the fault. A trial weight gives the influence coefficients; three
        to five runs are usually enough. We balance turbines, generators, gear shafts, couplings and
        fans.</p>
      <h2>Shop balancing</h2>
      <ul>
        <li>Low-speed balancing in two or more planes to ISO 21940-11</li>
        <li>Modular balancing of compressor and turbine rotors after overhaul</li>
        <li>Blade distribution by moment weight before assembly</li>
        <li>Radial and axial run-out before and after balancing</li>
      </ul>
      <p>The balance report states the initial condition, the weights fitted with their positions, and the
        residual unbalance. Weights are secured so that they can be found again at the next overhaul.</p>`,
    ru: rich`
      <p>Дисбаланс — самая частая причина вибрации на оборотной частоте. Можно ли устранить его на
        собранной машине или ротор нужно везти в цех, мы решаем после измерений, а не до них.</p>
      <h2>Балансировка на объекте</h2>
      <p>Измеряем амплитуду и фазу на всех подшипниках при разгоне, в работе и на выбеге и прежде всего
        убеждаемся, что дело действительно в дисбалансе. Пробным грузом определяем коэффициенты влияния;
        как правило, хватает трёх–пяти пусков. Балансируем турбины, генераторы, валы редукторов, муфты и
        вентиляторы.</p>
      <h2>Балансировка в цехе</h2>
      <ul>
        <li>низкооборотная балансировка в двух и более плоскостях по ISO 21940-11</li>
        <li>помодульная балансировка роторов компрессора и турбины после ремонта</li>
        <li>расстановка лопаток по статическому моменту перед сборкой</li>
        <li>контроль радиального и торцевого биения до и после балансировки</li>
      </ul>
      <p>В протоколе указываются исходное состояние, установленные грузы с координатами и остаточный
        дисбаланс. Грузы крепятся так, чтобы их легко было найти при следующем ремонте.</p>`,
  },
  images: ['balancing.png'],
};
