import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const controlUpgrades: SeedService = {
  title: {
    de: 'Modernisierung der Leittechnik',
    en: 'Control-system upgrades',
    ru: 'Модернизация систем управления',
  },
  text: {
    de: rich`
      <p>Wenn Ersatzbaugruppen nur noch gebraucht zu bekommen sind und das Betriebssystem der Bedienrechner keine
        Aktualisierungen mehr erhält, ist die Steuerung das schwächste Glied der Anlage. Wir ersetzen alte
        Turbinensteuerungen ganz oder in Schritten.</p>
      <h2>Wege der Modernisierung</h2>
      <ul>
        <li><strong>Migration:</strong> neue Controller und E/A-Module im vorhandenen Schrank, Feldverkabelung und Klemmen bleiben</li>
        <li><strong>Ersatz:</strong> neuer Schrank, neue HMI, neues Schutzsystem, in einem Stillstand umgeschlossen</li>
        <li><strong>Teilerneuerung:</strong> nur Bedienebene, Netzwerk oder Erregung, wenn der Rest noch trägt</li>
      </ul>
      <h2>Vor dem Umschluss</h2>
      <p>Wir nehmen die vorhandene Logik auf, auch wo die Dokumentation fehlt, und vergleichen sie mit dem, was
        die Maschine tatsächlich tut. Die neue Anwendung wird in der Werkstatt gegen eine Simulation der
        Turbine geprüft, Sie sind bei dieser Abnahme dabei. Erst dann beginnt der Stillstand, der für eine
        LM6000 meist zwei bis drei Wochen dauert.</p>
      <p>Zum Umfang gehören auch Zugriffsschutz, Netztrennung und ein Verfahren zur Datensicherung.</p>`,
    en: rich`
      <p>When spare modules are only to be had second-hand and the operator station no longer receives updates,
        the control system has become the weakest link of the plant. We replace old turbine controls, all at
        once or step by step.</p>
      <h2>Ways to modernise</h2>
      <ul>
        <li><strong>Migration:</strong> new controllers and I/O in the existing cabinet; field wiring and terminals stay</li>
        <li><strong>Replacement:</strong> new cabinet, new HMI, new protection system, changed over in one outage</li>
        <li><strong>Partial renewal:</strong> only the operator level, network or excitation where the rest is still sound</li>
      </ul>
      <h2>Before the changeover</h2>
      <p>We record the existing logic, even where documents are missing, and compare it with what the machine
        really does. The new application is tested in the shop against a simulation of the turbine, and you
        attend that acceptance. Only then does the outage begin; for an LM6000 it usually takes two to three
        weeks.</p>
      <p>Access protection, network segregation and a backup procedure are part of the scope.</p>`,
    ru: rich`
      <p>Когда запасные модули можно найти только бывшие в употреблении, а операционная система станции
        оператора больше не обновляется, система управления становится самым слабым звеном установки. Мы
        заменяем устаревшие системы управления турбинами целиком или поэтапно.</p>
      <h2>Варианты модернизации</h2>
      <ul>
        <li><strong>Миграция:</strong> новые контроллеры и модули ввода-вывода в существующем шкафу, полевые кабели и клеммы сохраняются</li>
        <li><strong>Полная замена:</strong> новый шкаф, новый интерфейс оператора, новая система защит, переключение за один останов</li>
        <li><strong>Частичное обновление:</strong> только верхний уровень, сеть или возбуждение, если остальное ещё исправно</li>
      </ul>
      <h2>До переключения</h2>
      <p>Снимаем существующую логику, даже если документация утрачена, и сверяем её с тем, что машина делает
        на самом деле. Новое прикладное ПО испытывается в цехе на модели турбины, вы участвуете в этой
        приёмке. Только после этого начинается останов: для LM6000 обычно две–три недели.</p>
      <p>В объём входят также разграничение доступа, разделение сетей и порядок резервного копирования.</p>`,
  },
  images: ['control-upgrade.png', 'control-panel.png'],
};
