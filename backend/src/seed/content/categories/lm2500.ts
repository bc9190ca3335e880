import type { LocalizedText } from '../../../languages.ts';
import { rich } from '../rich.ts';
import type { Machine } from './machine.ts';

const freePowerTurbine: LocalizedText = {
  de: 'Aeroderivativ, freie Arbeitsturbine',
  en: 'Aeroderivative, free power turbine',
  ru: 'Авиапроизводная, со свободной силовой турбиной',
};

/** The LM2500 family, smallest first. */
export const lm2500: Machine[] = [
  {
    title: { de: 'Gasturbine LM2500', en: 'LM2500 gas turbine', ru: 'Газовая турбина LM2500' },
    type: freePowerTurbine,
    model: 'LM2500',
    power: 24,
    description: {
      de: rich`
        <p>Die LM2500 ist die meistgebaute aeroderivative Gasturbine: ein Gaserzeuger mit einer Welle und eine
          freie Arbeitsturbine. Sie treibt Generatoren, Pipelineverdichter und Schiffe an.</p>
        <p>Das Triebwerk wird über Schienen aus der Schallhaube gezogen und ist in ein bis zwei Tagen
          getauscht.</p>`,
      en: rich`
        <p>The LM2500 is the aeroderivative gas turbine built in the largest number: a single-shaft gas
          generator and a free power turbine. It drives generators, pipeline compressors and ships.</p>
        <p>The engine is drawn out of its enclosure on rails and exchanged in one to two days.</p>`,
      ru: rich`
        <p>LM2500 — самая массовая авиапроизводная газовая турбина: одновальный газогенератор и свободная силовая
          турбина. Она приводит генераторы и нагнетатели газопроводов, на кораблях служит главным
          двигателем.</p>
        <p>Двигатель выкатывается из кожуха по направляющим и заменяется за один-два дня.</p>`,
    },
    images: ['turbine-lm.png'],
    properties: [
      {
        image: 'turbine-section.png',
        description: {
          de: '<p>16 Verdichterstufen, zwei Stufen Hochdruckturbine, sechs Stufen Arbeitsturbine, Druckverhältnis etwa 18.</p>',
          en: '<p>16 compressor stages, two high-pressure turbine stages, six power-turbine stages, pressure ratio about 18.</p>',
          ru: '<p>16 ступеней компрессора, две ступени ТВД, шесть ступеней силовой турбины, степень повышения давления около 18.</p>',
        },
      },
      {
        image: 'combustor.png',
        description: {
          de: '<p>Einfache Ringbrennkammer (SAC) mit 30 Brennstoffdüsen für Gas, Flüssigbrennstoff oder beides.</p>',
          en: '<p>Single annular combustor (SAC) with 30 fuel nozzles, for gas, liquid fuel or both.</p>',
          ru: '<p>Стандартная кольцевая камера сгорания (SAC) с 30 форсунками: газ, жидкое топливо или оба вида.</p>',
        },
      },
    ],
  },
  {
    title: { de: 'Gasturbine LM2500+', en: 'LM2500+ gas turbine', ru: 'Газовая турбина LM2500+' },
    type: freePowerTurbine,
    model: 'LM2500+',
    power: 31,
    description: {
      de: rich`
        <p>Eine zusätzliche Verdichterstufe vor der ersten erhöht Luftdurchsatz und Leistung gegenüber der LM2500
          um rund ein Viertel. Schnittstellen und Wartungskonzept sind weitgehend gleich geblieben.</p>
        <p>Als Arbeitsturbine gibt es sechs Stufen für 3.000 oder 3.600 oder zwei Stufen für 6.100 Umdrehungen
          je Minute.</p>`,
      en: rich`
        <p>An additional compressor stage ahead of the first raises air flow and lifts output by about a quarter
          over the LM2500. Interfaces and maintenance concept have largely stayed the same.</p>
        <p>The power turbine has either six stages for 3,000 or 3,600 rpm or two stages for 6,100 rpm.</p>`,
      ru: rich`
        <p>Дополнительная «нулевая» ступень компрессора увеличивает расход воздуха и примерно на четверть —
          мощность по сравнению с LM2500. Присоединительные размеры и принципы обслуживания в основном
          сохранены.</p>
        <p>Силовая турбина — шестиступенчатая на 3000 или 3600 об/мин либо двухступенчатая на
          6100 об/мин.</p>`,
    },
    images: ['turbine-lm.png', 'turbine-section.png'],
    properties: [
      {
        image: 'turbine-section.png',
        description: {
          de: '<p>17 Verdichterstufen, Druckverhältnis etwa 23, Wirkungsgrad bis etwa 39 %.</p>',
          en: '<p>17 compressor stages, pressure ratio about 23, efficiency up to about 39%.</p>',
          ru: '<p>17 ступеней компрессора, степень повышения давления около 23, КПД до 39 %.</p>',
        },
      },
      {
        image: 'generator-set.png',
        description: {
          de: '<p>Einsatz als Generator- und als Verdichterantrieb, auch auf See.</p>',
          en: '<p>Used to drive generators and compressors, offshore as well.</p>',
          ru: '<p>Привод генераторов и компрессоров, в том числе на морских платформах.</p>',
        },
      },
    ],
  },
  {
    title: {
      de: 'Gasturbine LM2500+G4',
      en: 'LM2500+G4 gas turbine',
      ru: 'Газовая турбина LM2500+G4',
    },
    type: freePowerTurbine,
    model: 'LM2500+G4',
    power: 34,
    description: {
      de: rich`
        <p>Die vierte Generation der Familie: höherer Luftdurchsatz und verbesserte Werkstoffe im Heißteil bei
          gleichen Abmessungen. Bestehende LM2500+ lassen sich durch Triebwerkstausch aufrüsten.</p>
        <p>Wir prüfen vorab, ob Getriebe, Generator und Ansaugweg die zusätzliche Leistung tragen.</p>`,
      en: rich`
        <p>The fourth generation of the family: more air flow and better hot-section materials within the same
          dimensions. Existing LM2500+ units can be uprated by exchanging the engine.</p>
        <p>We first check whether gearbox, generator and inlet can carry the extra output.</p>`,
      ru: rich`
        <p>Четвёртое поколение семейства: больший расход воздуха и улучшенные материалы горячего тракта при тех
          же габаритах. Действующие LM2500+ можно форсировать заменой двигателя.</p>
        <p>Предварительно мы проверяем, выдержат ли дополнительную мощность редуктор, генератор и входной
          тракт.</p>`,
    },
    images: ['turbine-lm.png'],
    properties: [
      {
        image: 'turbine-section.png',
        description: {
          de: '<p>17 Verdichterstufen, Druckverhältnis etwa 24.</p>',
          en: '<p>17 compressor stages, pressure ratio about 24.</p>',
          ru: '<p>17 ступеней компрессора, степень повышения давления около 24.</p>',
        },
      },
      {
        image: 'combustor.png',
        description: {
          de: '<p>Mit einfacher Ringbrennkammer (SAC) oder trockener NOx-Minderung (DLE).</p>',
          en: '<p>With single annular combustor (SAC) or dry low emissions (DLE).</p>',
          ru: '<p>Со стандартной кольцевой камерой сгорания (SAC) или сухой малоэмиссионной (DLE).</p>',
        },
      },
    ],
  },
];
