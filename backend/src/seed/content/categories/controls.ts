import { rich } from '../rich.ts';
import type { MachineCategory } from './machine.ts';

export const controls: MachineCategory = {
  name: {
    de: 'Steuerungen und Hilfssysteme',
    en: 'Control systems and auxiliaries',
    ru: 'Системы управления и вспомогательное оборудование',
  },
  machines: [
    {
      title: {
        de: 'Turbinensteuerung Mark VIe',
        en: 'Mark VIe turbine control',
        ru: 'Система управления турбиной Mark VIe',
      },
      type: { de: 'Steuerung und Schutz', en: 'Control and protection', ru: 'Управление и защита' },
      model: 'Mark VIe',
      description: {
        de: rich`
          <p>Steuerschrank für eine Frame- oder LM-Turbine, einfach, doppelt oder dreifach redundant, mit
            Überdrehzahlschutz in eigener Hardware. Geliefert mit geprüfter Anwendungssoftware und
            HMI in drei Sprachen.</p>
          <p>Unterstützung leisten wir rund um die Uhr.</p>`,
        en: rich`
          <p>Control cabinet for one Frame or LM turbine, simplex, dual or triple redundant, with overspeed
            protection in separate hardware. Supplied with tested application code and an HMI in three
            languages.</p>
          <p>We give support around the clock.</p>`,
        ru: rich`
          <p>Шкаф управления для одной турбины Frame или LM — без резерва, с двойным или тройным резервированием,
            с отдельной аппаратной защитой от превышения оборотов. Поставляется с испытанным прикладным ПО и
            интерфейсом на трёх языках.</p>
          <p>Поддержка — круглосуточно.</p>`,
      },
      images: ['control-panel.png'],
      properties: [
        {
          image: 'control-panel.png',
          description: {
            de: '<p>Redundante Ein- und Ausgabebaugruppen sind im laufenden Betrieb tauschbar.</p>',
            en: '<p>Redundant I/O packs can be exchanged while the turbine is running.</p>',
            ru: '<p>Резервированные модули ввода-вывода можно заменять на работающей турбине.</p>',
          },
        },
        {
          image: 'monitoring.png',
          description: {
            de: '<p>Schwingungsüberwachung und Trendaufzeichnung in derselben Bedienoberfläche.</p>',
            en: '<p>Vibration monitoring and trend recording in the same operator interface.</p>',
            ru: '<p>Контроль вибрации и архив параметров в том же интерфейсе оператора.</p>',
          },
        },
      ],
    },
    {
      title: {
        de: 'Wascheinrichtung für Verdichter',
        en: 'Compressor wash skid',
        ru: 'Установка промывки компрессора',
      },
      type: { de: 'Hilfssystem', en: 'Auxiliary system', ru: 'Вспомогательная система' },
      model: 'HT-CW 400',
      description: {
        de: rich`
          <p>Fahrbarer oder fest aufgestellter Behälter mit Heizung, Pumpe und Dosierung für die Wäsche im
            Stillstand und im Betrieb. Eigene Fertigung in Rosdorf.</p>
          <p>Die Düsenkränze passen wir an Einlauf und Maschinentyp an.</p>`,
        en: rich`
          <p>Mobile or fixed tank with heater, pump and dosing for off-line and on-line washing. Built by us in
            Rosdorf.</p>
          <p>The nozzle rings are adapted to the inlet and the type of machine.</p>`,
        ru: rich`
          <p>Передвижной или стационарный бак с подогревом, насосом и дозатором для промывки на остановленной и на
            работающей машине. Собственное производство в Росдорфе.</p>
          <p>Форсуночные кольца подбираем под входное устройство и тип турбины.</p>`,
      },
      images: ['control-panel.png', 'turbine-section.png'],
      properties: [
        {
          image: 'turbine-section.png',
          description: {
            de: '<p>Behälter 400 Liter, Wassertemperatur bis 70 °C.</p>',
            en: '<p>Tank of 400 litres, water temperature up to 70 °C.</p>',
            ru: '<p>Бак 400 литров, температура воды до 70 °C.</p>',
          },
        },
      ],
    },
  ],
};
