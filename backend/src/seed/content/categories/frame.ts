import type { LocalizedText } from '../../../languages.ts';
import { rich } from '../rich.ts';
import type { MachineCategory } from './machine.ts';

const singleShaft: LocalizedText = {
  de: 'Schwere Bauart, einwellig',
  en: 'Heavy-duty, single shaft',
  ru: 'Стационарная, одновальная',
};

export const frame: MachineCategory = {
  name: {
    de: 'Schwere Gasturbinen, Baureihe Frame',
    en: 'Heavy-duty gas turbines, Frame series',
    ru: 'Стационарные газовые турбины серии Frame',
  },
  machines: [
    {
      title: {
        de: 'Gasturbine MS5001PA',
        en: 'MS5001PA gas turbine',
        ru: 'Газовая турбина MS5001PA',
      },
      type: singleShaft,
      model: 'MS5001PA (Frame 5)',
      power: 26.8,
      description: {
        de: rich`
          <p>Die Frame 5 ist die Maschine für abgelegene Standorte: einfach aufgebaut, mit jedem Brennstoff
            von Erdgas bis Schweröl zufrieden und ohne Netz startfähig. Viele laufen seit Jahrzehnten in
            Raffinerien und als Reserve.</p>
          <p>Wir überholen Rotoren und Heißteile und ersetzen alte Relais- und Hydrauliksteuerungen.</p>`,
        en: rich`
          <p>The Frame 5 is the machine for remote sites: simple in build, content with any fuel from natural
            gas to heavy oil, and able to start without a grid. Many have served for decades in refineries and
            on standby.</p>
          <p>We overhaul rotors and hot-section parts and replace old relay and hydraulic controls.</p>`,
        ru: rich`
          <p>Frame 5 — машина для удалённых площадок: проста по конструкции, работает на любом топливе от
            природного газа до мазута и запускается без внешней сети. Многие агрегаты десятилетиями служат на
            нефтеперерабатывающих заводах и в резерве.</p>
          <p>Мы ремонтируем роторы и горячий тракт, заменяем старые релейные и гидравлические системы
            управления.</p>`,
      },
      images: ['turbine-frame-ms5001.png'],
      properties: [
        {
          image: 'frame-section-ms5001.png',
          description: {
            de: '<p>17 Verdichterstufen, zwei Turbinenstufen, zehn Rohrbrennkammern in Gegenstromanordnung.</p>',
            en: '<p>17 compressor stages, two turbine stages, ten reverse-flow can combustors.</p>',
            ru: '<p>17 ступеней компрессора, две ступени турбины, десять противоточных трубчатых камер сгорания.</p>',
          },
        },
        {
          image: 'generator-set.png',
          description: {
            de: '<p>Rund 5.100 Umdrehungen je Minute, Abtrieb über Getriebe für 50 oder 60 Hz.</p>',
            en: '<p>About 5,100 rpm, drive through a gearbox for 50 or 60 Hz.</p>',
            ru: '<p>Около 5100 об/мин, привод генератора через редуктор на 50 или 60 Гц.</p>',
          },
        },
      ],
    },
    {
      title: { de: 'Gasturbine 6B.03', en: '6B.03 gas turbine', ru: 'Газовая турбина 6B.03' },
      type: singleShaft,
      model: '6B.03 (MS6001B)',
      power: 44,
      description: {
        de: rich`
          <p>Die 6B ist in Industriekraftwerken mit Prozessdampferzeugung weit verbreitet. Sie läuft mit Erdgas,
            Destillat, Prozessgasen mit hohem Wasserstoffanteil und Flüssiggas.</p>
          <p>Für diese Maschine führen wir alle drei Arten der Inspektion aus, von der Brennkammerinspektion bis
            zur großen Revision, und rüsten Steuerung und Brennersystem um.</p>`,
        en: rich`
          <p>The 6B is widespread in industrial power plants that supply process steam. It runs on natural gas,
            distillate, process gases rich in hydrogen, and liquefied petroleum gas.</p>
          <p>We carry out all three levels of inspection on it, from combustion inspection to major overhaul,
            and retrofit controls and combustion systems.</p>`,
        ru: rich`
          <p>Турбина 6B широко распространена на промышленных ТЭЦ с отпуском пара. Она работает на природном
            газе, дизельном топливе, технологических газах с высоким содержанием водорода и сжиженном газе.</p>
          <p>Мы выполняем все три вида инспекций — от осмотра камеры сгорания до капитального ремонта, а также
            модернизацию системы управления и горелочных устройств.</p>`,
      },
      images: ['turbine-frame-6b.png', 'frame-section-6b.png'],
      properties: [
        {
          image: 'frame-section-6b.png',
          description: {
            de: '<p>17 Verdichterstufen, drei Turbinenstufen, zehn Brennkammern, Druckverhältnis etwa 12,7.</p>',
            en: '<p>17 compressor stages, three turbine stages, ten combustors, pressure ratio about 12.7.</p>',
            ru: '<p>17 ступеней компрессора, три ступени турбины, десять камер сгорания, степень повышения давления около 12,7.</p>',
          },
        },
        {
          image: 'generator-set.png',
          description: {
            de: '<p>Wirkungsgrad im Solobetrieb rund 33,5 %, mit Getriebe für 50 und 60 Hz.</p>',
            en: '<p>Simple-cycle efficiency about 33.5%, geared for 50 and 60 Hz.</p>',
            ru: '<p>КПД в простом цикле около 33,5 %, с редуктором для сетей 50 и 60 Гц.</p>',
          },
        },
      ],
    },
    {
      title: { de: 'Gasturbine 6F.03', en: '6F.03 gas turbine', ru: 'Газовая турбина 6F.03' },
      type: singleShaft,
      model: '6F.03 (MS6001FA)',
      power: 88,
      description: {
        de: rich`
          <p>Die 6F.03 bringt die Technik der F-Klasse in den Leistungsbereich um 90 MW. Mit einem Abhitzekessel
            entsteht ein kompakter Kombiblock für Stadtwerke und Industrie.</p>
          <p>Der Leistungsabtrieb liegt am kalten Ende; das Abgas tritt axial aus, was die Aufstellung des
            Kessels vereinfacht.</p>`,
        en: rich`
          <p>The 6F.03 brings F-class technology to the range around 90 MW. With a heat-recovery boiler it makes
            a compact combined-cycle block for municipal utilities and industry.</p>
          <p>Power is taken off at the cold end; the exhaust leaves axially, which simplifies the layout of the
            boiler.</p>`,
        ru: rich`
          <p>6F.03 переносит решения F-класса в диапазон около 90 МВт. С котлом-утилизатором получается
            компактный парогазовый блок для городской энергетики и промышленности.</p>
          <p>Отбор мощности — с холодного конца, выхлоп осевой, что упрощает компоновку котла.</p>`,
      },
      images: ['turbine-frame-6f.png'],
      properties: [
        {
          image: 'frame-section-6f.png',
          description: {
            de: '<p>18 Verdichterstufen, drei Turbinenstufen, sechs Brennkammern mit trockener NOx-Minderung.</p>',
            en: '<p>18 compressor stages, three turbine stages, six combustors with dry low-NOx system.</p>',
            ru: '<p>18 ступеней компрессора, три ступени турбины, шесть малоэмиссионных камер сгорания.</p>',
          },
        },
        {
          image: 'generator-set.png',
          description: {
            de: '<p>Rund 5.200 Umdrehungen je Minute, Generator über Getriebe am kalten Ende.</p>',
            en: '<p>About 5,200 rpm, generator driven through a gearbox at the cold end.</p>',
            ru: '<p>Около 5200 об/мин, генератор через редуктор со стороны компрессора.</p>',
          },
        },
      ],
    },
    {
      title: { de: 'Gasturbine 7E.03', en: '7E.03 gas turbine', ru: 'Газовая турбина 7E.03' },
      type: singleShaft,
      model: '7E.03 (MS7001EA)',
      power: 90,
      description: {
        de: rich`
          <p>Die 7E ist die 60-Hz-Maschine der E-Klasse und treibt den Generator ohne Getriebe mit 3.600
            Umdrehungen je Minute an. Sie verträgt häufige Starts und schwankende Brennstoffe.</p>
          <p>Wir warten Maschinen dieses Typs im Spitzenlastbetrieb und als Verdichterantrieb.</p>`,
        en: rich`
          <p>The 7E is the 60 Hz machine of the E class and drives its generator without a gearbox at 3,600 rpm.
            It tolerates frequent starts and varying fuels.</p>
          <p>We maintain units of this type in peaking service and as compressor drives.</p>`,
        ru: rich`
          <p>7E — турбина E-класса для сетей 60 Гц; генератор приводится без редуктора при 3600 об/мин. Машина
            хорошо переносит частые пуски и непостоянный состав топлива.</p>
          <p>Мы обслуживаем такие агрегаты и в пиковом режиме, и в качестве привода компрессоров.</p>`,
      },
      images: ['turbine-frame-6b.png'],
      properties: [
        {
          image: 'frame-section-6b.png',
          description: {
            de: '<p>17 Verdichterstufen, drei Turbinenstufen, zehn Brennkammern.</p>',
            en: '<p>17 compressor stages, three turbine stages, ten combustors.</p>',
            ru: '<p>17 ступеней компрессора, три ступени турбины, десять камер сгорания.</p>',
          },
        },
        {
          image: 'control-panel.png',
          description: {
            de: '<p>Wirkungsgrad im Solobetrieb rund 34 %; Steuerung auf Mark VIe umrüstbar.</p>',
            en: '<p>Simple-cycle efficiency about 34%; controls can be migrated to Mark VIe.</p>',
            ru: '<p>КПД в простом цикле около 34 %; возможен переход на систему управления Mark VIe.</p>',
          },
        },
      ],
    },
    {
      title: { de: 'Gasturbine 9E.03', en: '9E.03 gas turbine', ru: 'Газовая турбина 9E.03' },
      type: singleShaft,
      model: '9E.03 (MS9001E)',
      power: 132,
      description: {
        de: rich`
          <p>Die 9E ist die 50-Hz-Schwester der 7E: 3.000 Umdrehungen je Minute, direkt gekuppelter Generator,
            14 Brennkammern. Sie verbrennt neben Erdgas auch Rohöl, Schweröl und Gase mit niedrigem
            Heizwert.</p>
          <p>Mit dem neueren Turbinenteil (9E.04) erreicht die Baureihe etwa 145 MW.</p>`,
        en: rich`
          <p>The 9E is the 50 Hz sister of the 7E: 3,000 rpm, directly coupled generator, 14 combustors. Besides
            natural gas it burns crude oil, heavy fuel oil and gases of low heating value.</p>
          <p>With the newer turbine section (9E.04) the series reaches about 145 MW.</p>`,
        ru: rich`
          <p>9E — «сестра» 7E для сетей 50 Гц: 3000 об/мин, генератор соединён напрямую, 14 камер сгорания. Кроме
            природного газа сжигает сырую нефть, мазут и низкокалорийные газы.</p>
          <p>С новой турбинной частью (9E.04) мощность серии достигает примерно 145 МВт.</p>`,
      },
      images: ['turbine-frame.png', 'frame-section.png'],
      properties: [
        {
          image: 'frame-section.png',
          description: {
            de: '<p>17 Verdichterstufen, drei Turbinenstufen, Wirkungsgrad im Solobetrieb rund 34,6 %.</p>',
            en: '<p>17 compressor stages, three turbine stages, simple-cycle efficiency about 34.6%.</p>',
            ru: '<p>17 ступеней компрессора, три ступени турбины, КПД в простом цикле около 34,6 %.</p>',
          },
        },
        {
          image: 'generator-set.png',
          description: {
            de: '<p>Im Kombiblock mit einer Dampfturbine rund 200 MW.</p>',
            en: '<p>About 200 MW in a combined-cycle block with one steam turbine.</p>',
            ru: '<p>В составе парогазового блока с одной паровой турбиной — около 200 МВт.</p>',
          },
        },
      ],
    },
  ],
};
