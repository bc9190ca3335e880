import type { LocalizedText } from '../../../languages.ts';
import { rich } from '../rich.ts';
import type { Machine } from './machine.ts';

const twoShaft: LocalizedText = {
  de: 'Aeroderivativ, zweiwellig',
  en: 'Aeroderivative, two shafts',
  ru: 'Авиапроизводная, двухвальная',
};

/** The LM6000 family and the larger LMS100. */
export const lm6000: Machine[] = [
  {
    title: {
      de: 'Gasturbine LM6000PC',
      en: 'LM6000PC gas turbine',
      ru: 'Газовая турбина LM6000PC',
    },
    type: twoShaft,
    model: 'LM6000PC',
    power: 45,
    description: {
      de: rich`
        <p>Die LM6000PC hat eine einfache Ringbrennkammer (SAC) und senkt Stickoxide durch Wassereinspritzung. Die
          Niederdruckwelle treibt den Generator an, bei 60 Hz unmittelbar, bei 50 Hz über ein Getriebe; eine freie
          Arbeitsturbine gibt es nicht.</p>
        <p>Für diese Maschine ist unser Bestand am größten: Brennstoffdüsen, Heißteile, Lager und Teile der
          Leitschaufelverstellung liegen in Göttingen im Regal.</p>`,
      en: rich`
        <p>The LM6000PC has a single annular combustor (SAC) and lowers nitrogen oxides by water injection. The
          low-pressure shaft drives the generator, directly at 60 Hz and through a gearbox at 50 Hz; there is no
          free power turbine.</p>
        <p>This is the machine we hold most spares for: fuel nozzles, hot-section parts, bearings and vane-actuation
          parts are on the shelf in Göttingen.</p>`,
      ru: rich`
        <p>LM6000PC оснащена стандартной кольцевой камерой сгорания (SAC); оксиды азота снижаются впрыском воды. Вал
          низкого давления приводит генератор: в сетях 60 Гц — напрямую, в сетях 50 Гц — через редуктор; свободной
          силовой турбины нет.</p>
        <p>Для этой машины у нас самый большой запас: топливные форсунки, детали горячего тракта, подшипники и детали
          привода поворотных лопаток лежат на складе в Гёттингене.</p>`,
    },
    images: ['turbine-lm.png', 'turbine-section.png'],
    properties: [
      {
        image: 'turbine-section.png',
        description: {
          de: '<p>LPC 5-stufig, HPC 14-stufig, HPT 2-stufig, LPT 5-stufig, Druckverhältnis etwa 30.</p>',
          en: '<p>5 LPC stages, 14 HPC stages, 2 HPT stages, 5 LPT stages, pressure ratio about 30.</p>',
          ru: '<p>5 ступеней КНД, 14 ступеней КВД, 2 ступени ТВД, 5 ступеней ТНД, степень повышения давления около 30.</p>',
        },
      },
      {
        image: 'fuel-nozzle-1.png',
        description: {
          de: '<p>30 Brennstoffdüsen für Gas, Flüssigbrennstoff oder Zweistoffbetrieb mit Wasser.</p>',
          en: '<p>30 fuel nozzles for gas, liquid or dual fuel with water.</p>',
          ru: '<p>30 форсунок: газ, жидкое топливо или оба вида с впрыском воды.</p>',
        },
      },
      {
        image: 'generator-set.png',
        description: {
          de: '<p>Ausführung mit Sprühkühlung zwischen den Verdichtern (SPRINT) für mehr Leistung an heißen Tagen.</p>',
          en: '<p>Available with spray cooling between the compressors (SPRINT) for more output on hot days.</p>',
          ru: '<p>Есть исполнение с впрыском воды между компрессорами (SPRINT) — прибавка мощности в жару.</p>',
        },
      },
    ],
  },
  {
    title: {
      de: 'Gasturbine LM6000PF',
      en: 'LM6000PF gas turbine',
      ru: 'Газовая турбина LM6000PF',
    },
    type: twoShaft,
    model: 'LM6000PF',
    power: 45,
    description: {
      de: rich`
        <p>Die PF ist die Ausführung mit trockener NOx-Minderung (DLE). Sie braucht kein aufbereitetes Wasser und
          eignet sich damit für Standorte mit strengen Grenzwerten oder knappem Wasser.</p>
        <p>Die Brenner arbeiten in Stufen, die je nach Last zugeschaltet werden. Nach jedem Eingriff am
          Brennstoffsystem ist deshalb ein Neuabgleich nötig, den wir mit eigener Messtechnik durchführen.</p>`,
      en: rich`
        <p>The PF is the dry low-emissions (DLE) version. It needs no treated water and so suits sites with
          strict limits or scarce water.</p>
        <p>Its burners work in stages that are switched in with load. Any work on the fuel system is therefore
          followed by mapping, which we do with our own instruments.</p>`,
      ru: rich`
        <p>PF — исполнение с сухим подавлением выбросов (DLE). Подготовленная вода не нужна, поэтому турбина
          подходит для площадок с жёсткими нормами или дефицитом воды.</p>
        <p>Горелки включаются группами в зависимости от нагрузки. После любых работ на топливной системе нужна
          новая настройка режимов, которую мы выполняем собственными приборами.</p>`,
    },
    images: ['turbine-lm.png'],
    properties: [
      {
        image: 'combustor.png',
        description: {
          de: '<p>Ringbrennkammer mit 75 Vormischern in 30 Einsätzen.</p>',
          en: '<p>Annular combustor with 75 premixers in 30 assemblies.</p>',
          ru: '<p>Кольцевая камера сгорания: 75 смесителей в 30 блоках.</p>',
        },
      },
      {
        image: 'turbine-section.png',
        description: {
          de: '<p>Verdichter und Turbine wie bei der PC, Wirkungsgrad im Solobetrieb gut 41 %.</p>',
          en: '<p>Compressor and turbine as on the PC, simple-cycle efficiency just over 41%.</p>',
          ru: '<p>Компрессор и турбина как у PC, КПД в простом цикле чуть более 41 %.</p>',
        },
      },
    ],
  },
  {
    title: {
      de: 'Gasturbine LM6000PG',
      en: 'LM6000PG gas turbine',
      ru: 'Газовая турбина LM6000PG',
    },
    type: twoShaft,
    model: 'LM6000PG',
    power: 56,
    description: {
      de: rich`
        <p>Die PG ist die leistungsgesteigerte Ausführung mit einfacher Ringbrennkammer: mehr Luft, höhere Drehzahl der
          Niederdruckwelle und Wassereinspritzung zwischen den Verdichtern.</p>
        <p>Ein Wechsel von der PC zur PG erfordert Anpassungen an Getriebe, Generator und Hilfssystemen; wir
          stellen den Umfang für Ihre Anlage zusammen.</p>`,
      en: rich`
        <p>The PG is the uprated version with single annular combustor: more air, a faster low-pressure shaft and water
          injection between the compressors.</p>
        <p>Moving from a PC to a PG calls for changes to gearbox, generator and auxiliaries; we draw up the scope
          for your plant.</p>`,
      ru: rich`
        <p>PG — форсированное исполнение со стандартной камерой сгорания: больше расход воздуха, выше обороты
          вала низкого давления, впрыск воды между компрессорами.</p>
        <p>Переход с PC на PG требует доработки редуктора, генератора и вспомогательных систем; объём работ
          составим под вашу станцию.</p>`,
    },
    images: ['turbine-lm.png'],
    properties: [
      {
        image: 'turbine-section.png',
        description: {
          de: '<p>LPC 5-stufig, HPC 14-stufig, HPT 2-stufig, LPT 5-stufig, Druckverhältnis über 30.</p>',
          en: '<p>5 LPC stages, 14 HPC stages, 2 HPT stages, 5 LPT stages, pressure ratio above 30.</p>',
          ru: '<p>5 ступеней КНД, 14 ступеней КВД, 2 ступени ТВД, 5 ступеней ТНД, степень повышения давления более 30.</p>',
        },
      },
      {
        image: 'generator-set.png',
        description: {
          de: '<p>Volle Leistung in weniger als zehn Minuten nach dem Startbefehl.</p>',
          en: '<p>Full output in less than ten minutes from the start command.</p>',
          ru: '<p>Полная мощность менее чем через десять минут после команды на пуск.</p>',
        },
      },
    ],
  },
  {
    title: { de: 'Gasturbine LMS100', en: 'LMS100 gas turbine', ru: 'Газовая турбина LMS100' },
    type: {
      de: 'Aeroderivativ, zwischengekühlt',
      en: 'Aeroderivative, intercooled',
      ru: 'Авиапроизводная, с промежуточным охлаждением',
    },
    model: 'LMS100PA',
    power: 106,
    description: {
      de: rich`
        <p>Die LMS100 verbindet einen Niederdruckverdichter, wie ihn schwere Gasturbinen haben, mit einem
          aeroderivativen Gaserzeuger. Zwischen beiden kühlt ein außen aufgestellter Zwischenkühler die Luft.</p>
        <p>So erreicht sie im Solobetrieb rund 44 % Wirkungsgrad, auch in Teillast ohne großen Verlust.
          Zwischenkühler und Luftleitungen gehören zu jeder Inspektion dazu.</p>`,
      en: rich`
        <p>The LMS100 combines a low-pressure compressor of heavy-duty design with an aeroderivative gas generator.
          Between the two an external intercooler cools the air.</p>
        <p>In simple cycle it thus reaches an efficiency of about 44%, with little loss at part load.
          Intercooler and ducts are part of every inspection.</p>`,
      ru: rich`
        <p>LMS100 сочетает компрессор низкого давления стационарного типа с авиапроизводным газогенератором. Между
          ними воздух охлаждается в выносном теплообменнике.</p>
        <p>В простом цикле КПД достигает примерно 44 % и мало снижается на частичной нагрузке. Промежуточный
          охладитель и воздуховоды входят в объём каждой инспекции.</p>`,
    },
    images: ['turbine-lm.png', 'turbine-section.png'],
    properties: [
      {
        image: 'turbine-section.png',
        description: {
          de: '<p>LPC 6-stufig, HPC 14-stufig, HPT und Mitteldruckturbine je 2-stufig, Arbeitsturbine 5-stufig.</p>',
          en: '<p>6 LPC stages, 14 HPC stages, 2 stages each of HPT and intermediate turbine, 5 power-turbine stages.</p>',
          ru: '<p>6 ступеней КНД, 14 ступеней КВД, по 2 ступени ТВД и турбины среднего давления, 5 ступеней силовой турбины.</p>',
        },
      },
      {
        image: 'generator-set.png',
        description: {
          de: '<p>Ausführungen mit Wassereinspritzung oder DLE, für 50 und 60 Hz.</p>',
          en: '<p>Versions with water injection or DLE, for 50 and 60 Hz.</p>',
          ru: '<p>Исполнения с впрыском воды или DLE, для сетей 50 и 60 Гц.</p>',
        },
      },
    ],
  },
];
