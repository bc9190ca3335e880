import { rich } from '../rich.ts';
import type { MachineCategory } from './machine.ts';

export const generatorSets: MachineCategory = {
  name: {
    de: 'Generatorsätze',
    en: 'Generator sets',
    ru: 'Газотурбинные электроагрегаты',
  },
  machines: [
    {
      title: {
        de: 'Mobiler Generatorsatz mit LM2500+G4',
        en: 'Mobile generator set with LM2500+G4',
        ru: 'Мобильная электростанция на базе LM2500+G4',
      },
      type: {
        de: 'Mobiler Satz auf Anhängern',
        en: 'Trailer-mounted set',
        ru: 'Мобильная, на прицепах',
      },
      model: 'LM2500+G4',
      power: 34,
      description: {
        de: rich`
          <p>Turbine, Generator und Schaltanlage stehen auf wenigen Anhängern und sind innerhalb von rund zwei
            Wochen betriebsbereit. Gebraucht werden nur eine befestigte Fläche, Brennstoff und ein Netzanschluss.</p>
          <p>Wir prüfen gebrauchte Sätze vor dem Kauf, setzen sie instand und nehmen sie am neuen Standort in
            Betrieb.</p>`,
        en: rich`
          <p>Turbine, generator and switchgear stand on a few trailers and are ready for service within about two
            weeks. All that is needed is a paved area, fuel and a grid connection.</p>
          <p>We inspect used sets before purchase, restore them and commission them at the new site.</p>`,
        ru: rich`
          <p>Турбина, генератор и распределительное устройство размещены на нескольких прицепах и готовы к работе
            примерно через две недели. Нужны только площадка с твёрдым покрытием, топливо и подключение к
            сети.</p>
          <p>Мы обследуем такие станции перед покупкой, ремонтируем их и вводим в работу на новом месте.</p>`,
      },
      images: ['generator-set.png', 'turbine-lm.png'],
      properties: [
        {
          image: 'turbine-lm.png',
          description: {
            de: '<p>Gas oder Dieselkraftstoff, Wassereinspritzung zur NOx-Minderung.</p>',
            en: '<p>Natural gas or diesel fuel, water injection for NOx reduction.</p>',
            ru: '<p>Природный газ или дизельное топливо, впрыск воды для снижения NOx.</p>',
          },
        },
        {
          image: 'control-panel.png',
          description: {
            de: '<p>Steuerung und Schutz in einem eigenen Container, Schwarzstart mit Dieselaggregat.</p>',
            en: '<p>Control and protection in a container of their own, black start by diesel set.</p>',
            ru: '<p>Управление и защиты — в отдельном контейнере, автономный пуск от дизель-генератора.</p>',
          },
        },
      ],
    },
    {
      title: {
        de: 'Kraftwerksblock mit zwei LM6000PC',
        en: 'Power block with two LM6000PC',
        ru: 'Энергоблок с двумя LM6000PC',
      },
      type: { de: 'Stationärer Satz', en: 'Stationary set', ru: 'Стационарный' },
      model: '2 × LM6000PC',
      power: 90,
      description: {
        de: rich`
          <p>Zwei Maschinen an einem Blocktransformator: üblich für Spitzenlast und zur Absicherung von
            Industrienetzen. Jede Turbine lässt sich für sich starten, warten und tauschen.</p>
          <p>Mit Abhitzekesseln und einer Dampfturbine wird daraus ein kleiner Kombiblock.</p>`,
        en: rich`
          <p>Two machines on one step-up transformer: the usual arrangement for peaking duty and for backing up
            industrial grids. Each turbine can be started, serviced and exchanged on its own.</p>
          <p>With heat-recovery boilers and a steam turbine it becomes a small combined-cycle plant.</p>`,
        ru: rich`
          <p>Две машины на один блочный трансформатор — обычная схема для пиковых режимов и для надёжного
            питания промышленных сетей. Каждую турбину можно пускать, обслуживать и заменять отдельно.</p>
          <p>С котлами-утилизаторами и паровой турбиной получается небольшой парогазовый блок.</p>`,
      },
      images: ['generator-set.png'],
      properties: [
        {
          image: 'generator-set.png',
          description: {
            de: '<p>Generator mit Luftkühlung, 50 Hz über Getriebe, 60 Hz direkt gekuppelt.</p>',
            en: '<p>Air-cooled generator, 50 Hz through a gearbox, 60 Hz directly coupled.</p>',
            ru: '<p>Генератор с воздушным охлаждением: 50 Гц — через редуктор, 60 Гц — прямое соединение.</p>',
          },
        },
        {
          image: 'turbine-lm.png',
          description: {
            de: '<p>Triebwerkstausch in zwei bis drei Tagen, Leihtriebwerk auf Anfrage.</p>',
            en: '<p>Engine exchange in two to three days, lease engine on request.</p>',
            ru: '<p>Замена двигателя за два-три дня, подменный двигатель по запросу.</p>',
          },
        },
      ],
    },
    {
      title: {
        de: 'KWK-Anlage mit 6B.03',
        en: 'Cogeneration set with 6B.03',
        ru: 'Теплофикационный агрегат с 6B.03',
      },
      type: {
        de: 'Stationärer Satz mit Abhitzekessel',
        en: 'Stationary set with heat-recovery boiler',
        ru: 'Стационарный, с котлом-утилизатором',
      },
      model: '6B.03',
      power: 44,
      description: {
        de: rich`
          <p>Gasturbine, Getriebe, Generator und Abhitzekessel für Betriebe, die Strom und Prozessdampf zugleich
            brauchen: Papier, Chemie, Raffinerie. Mit Zusatzfeuerung folgt die Dampfmenge dem Bedarf.</p>
          <p>Wir betreuen den gesamten Wellenstrang und stimmen Stillstände mit der Kesselprüfung ab.</p>`,
        en: rich`
          <p>Gas turbine, gearbox, generator and heat-recovery boiler for plants that need power and process steam
            at once: paper, chemicals, refining. With supplementary firing the steam output follows demand.</p>
          <p>We look after the whole shaft train and schedule outages together with the boiler inspection.</p>`,
        ru: rich`
          <p>Газовая турбина, редуктор, генератор и котёл-утилизатор для предприятий, которым одновременно нужны
            электроэнергия и технологический пар: бумажная, химическая, нефтеперерабатывающая промышленность. С
            дожиганием паропроизводительность следует за потребностью.</p>
          <p>Мы обслуживаем весь валопровод и согласуем остановы с освидетельствованием котла.</p>`,
      },
      images: ['generator-set.png', 'turbine-frame-6b.png'],
      properties: [
        {
          image: 'turbine-frame-6b.png',
          description: {
            de: '<p>Gesamtnutzung des Brennstoffs über 80 % bei voller Dampfabnahme.</p>',
            en: '<p>Overall fuel utilisation above 80% when all the steam is taken.</p>',
            ru: '<p>Коэффициент использования топлива более 80 % при полном отборе пара.</p>',
          },
        },
      ],
    },
  ],
};
