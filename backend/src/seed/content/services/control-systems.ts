import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const controlSystems: SeedService = {
  title: {
    de: 'Leittechnik Mark VIe: Lieferung und Betreuung',
    en: 'Mark VIe control systems: supply and support',
    ru: 'Системы управления Mark VIe: поставка и сопровождение',
  },
  text: {
    de: rich`
      <p>Wir liefern Turbinensteuerungen Mark VIe für Frame- und LM-Maschinen, nehmen sie in Betrieb
        und betreuen sie über ihre ganze Lebensdauer. Unsere Leittechniker haben selbst an
        Gasturbinen gearbeitet: Wer eine Schutzkette ändert, weiß, was an der Maschine geschieht.</p>
      <h2>Lieferumfang</h2>
      <ul>
        <li>Steuerschränke mit Controllern, E/A-Modulen und Netzteilen, auf Wunsch dreifach redundant (TMR)</li>
        <li>Bedien- und Engineeringstationen mit HMI in deutscher, englischer oder russischer Sprache</li>
        <li>Anbindung an das Leitsystem der Anlage über Modbus TCP, OPC UA oder Festverdrahtung</li>
        <li>Ersatzbaugruppen aus Lagerbestand, geprüft und mit passendem Firmwarestand</li>
      </ul>
      <h2>Unterstützung rund um die Uhr</h2>
      <p>Unsere Bereitschaft ist <strong>24 Stunden am Tag, 7 Tage die Woche</strong> besetzt. Nach einer
        Schnellabschaltung werten wir Ereignisprotokoll und Trendaufzeichnung per gesichertem Fernzugriff
        aus und sagen Ihnen, ob die Maschine wieder gestartet werden darf. Lässt sich der Fehler aus der
        Ferne nicht beheben, kommt ein Techniker mit den nötigen Baugruppen.</p>
      <p>Jede Änderung an der Anwendungssoftware wird dokumentiert und gesichert; der letzte geprüfte
        Stand liegt bei Ihnen und bei uns.</p>`,
    en: rich`
      <p>We supply Mark VIe turbine controls for Frame and LM machines, commission them and look after
        them for as long as they run. Our controls engineers have worked on the turbines themselves, so
        whoever changes a protection chain knows what it does to the machine.</p>
      <h2>Scope of supply</h2>
      <ul>
        <li>Control cabinets with controllers, I/O packs and power supplies, triple redundant (TMR) if required</li>
        <li>Operator and engineering stations with an HMI in German, English or Russian</li>
        <li>Connection to the plant DCS by Modbus TCP, OPC UA or hard wiring</li>
        <li>Replacement modules from stock, tested and loaded with the matching firmware</li>
      </ul>
      <h2>Support around the clock</h2>
      <p>Our on-call desk is staffed <strong>24 hours a day, seven days a week</strong>. After a trip we read
        the sequence of events and the trip log over a secured remote link and tell you whether the unit may
        be restarted. If the fault cannot be cleared remotely, an engineer travels with the modules needed.</p>
      <p>Every change to the application code is documented and backed up; the last proven version is held
        both at your site and at ours.</p>`,
    ru: rich`
      <p>Мы поставляем системы управления Mark VIe для турбин серий Frame и LM, выполняем наладку и
        сопровождаем их в течение всего срока службы. Наши инженеры АСУ ТП сами работали на
        газовых турбинах: тот, кто меняет цепь защиты, понимает, как это отразится на машине.</p>
      <h2>Объём поставки</h2>
      <ul>
        <li>шкафы управления с контроллерами, модулями ввода-вывода и блоками питания, при необходимости с тройным резервированием (TMR)</li>
        <li>станции оператора и инженерные станции с интерфейсом на немецком, английском или русском языке</li>
        <li>связь с АСУ ТП станции по Modbus TCP, OPC UA или по физическим каналам</li>
        <li>запасные модули со склада, проверенные, с нужной версией прошивки</li>
      </ul>
      <h2>Круглосуточная поддержка</h2>
      <p>Дежурная служба работает <strong>24 часа в сутки, 7 дней в неделю</strong>. После аварийного
        останова мы по защищённому каналу разбираем журнал событий и архив параметров и сообщаем, можно ли
        снова запускать агрегат. Если неисправность не устраняется удалённо, на объект выезжает инженер
        с необходимыми модулями.</p>
      <p>Каждое изменение прикладной программы документируется и архивируется; последняя проверенная
        версия хранится и у вас, и у нас.</p>`,
  },
  images: ['control-panel.png'],
};
