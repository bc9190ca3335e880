import type { SeedSpare } from '../../content-types.ts';
import { calloutTable, partTable } from '../part-table.ts';
import { rich } from '../rich.ts';

export const fuelNozzles: SeedSpare = {
  title: {
    de: 'Brennstoffsystem und Düsen',
    en: 'Fuel system and nozzles',
    ru: 'Топливная система и форсунки',
  },
  text: {
    de: rich`
      <h2>Brennstoffdüsen und Verteiler der LM6000</h2>
      <p>Die LM6000 mit einfacher Ringbrennkammer (SAC) trägt 30 Brennstoffdüsen. Schon eine einzige verkokte oder
        ausgewaschene Düse verzerrt das Temperaturprofil vor der Hochdruckturbine. Wir liefern deshalb
        bevorzugt <strong>durchflussgleiche Sätze</strong>: Jede Düse wird auf dem Prüfstand für Gas-, Öl- und
        Wasserseite gemessen, das Protokoll liegt bei.</p>
      <p>Die Teile stammen aus zerlegten Triebwerken und sind aufgearbeitet. Auf Lager haben wir außerdem
        Sammelleitungen, flexible Anschlussleitungen, Regelventile und Kleinteile. Wir vermitteln nicht:
        Was in der Liste steht, liegt im Regal oder in der Aufarbeitung.</p>
      <ul>
        <li>Gleiche Preise für Hersteller, Instandhaltungsbetriebe, Betreiber und Händler</li>
        <li>Erweiterte Garantie von bis zu 24 Monaten auf Anfrage für die meisten Originalteile</li>
      </ul>`,
    en: rich`
      <h2>LM6000 fuel nozzles and manifolds</h2>
      <p>An LM6000 with single annular combustor (SAC) carries 30 fuel nozzles. A single coked or eroded nozzle is enough to
        distort the temperature profile ahead of the high-pressure turbine. We therefore prefer to supply
        <strong>flow-matched sets</strong>: each nozzle is measured on the test bench on its gas, liquid and
        water side, and the record comes with it.</p>
      <p>The parts come from dismantled engines and have been restored. We also stock manifolds, flexible
        pigtails, metering valves and small hardware. We do no brokerage: what is on the list is on the shelf
        or in restoration.</p>
      <ul>
        <li>Equal prices for manufacturers, maintenance shops, operators and dealers</li>
        <li>Extended warranty of up to 24 months on request for most OEM parts</li>
      </ul>`,
    ru: rich`
      <h2>Топливные форсунки и коллекторы LM6000</h2>
      <p>В стандартной кольцевой камере сгорания LM6000 (SAC) установлено 30 топливных форсунок. Достаточно одной закоксованной
        или изношенной форсунки, чтобы исказить поле температур перед турбиной высокого давления. Поэтому мы
        предпочитаем поставлять <strong>комплекты, подобранные по расходу</strong>: каждая форсунка
        проверяется на стенде по газу, жидкому топливу и воде, протокол прилагается.</p>
      <p>Детали получены при разборке двигателей и восстановлены. На складе есть также коллекторы, гибкие
        подводы, дозирующие клапаны и крепёж. Посредничеством мы не занимаемся: всё, что указано в перечне,
        лежит на складе или находится в восстановлении.</p>
      <ul>
        <li>единые цены для изготовителей, ремонтных предприятий, эксплуатирующих организаций и дилеров</li>
        <li>расширенная гарантия до 24 месяцев по запросу на большинство оригинальных деталей</li>
      </ul>`,
  },
  images: ['fuel-nozzle-1.png', 'fuel-nozzle-2.png', 'fuel-manifold.png'],
  callouts: calloutTable(`
    fuel-nozzle-1.png | 1 | 1190 250 | HT-FN-2041-03 HT-FN-2042-02 HT-FN-2043-01
    fuel-nozzle-1.png | 2 | 1120 520 | HT-FN-2052-01
    fuel-nozzle-1.png | 3 | 1150 930 | HT-FN-2051-02
    fuel-nozzle-2.png | 3 | 720 250 | HT-FN-2051-02
    fuel-nozzle-2.png | 4 | 330 420 | HT-FN-2053-01
  `),
  parts: partTable(`
    HT-FN-2041-03 | 30 | HT-FN-2041-04 | Brennstoffdüse, Zweistoff, mit Wassereinspritzung | Fuel nozzle, dual fuel, with water injection | Топливная форсунка двухтопливная, с впрыском воды
    HT-FN-2042-02 | 30 | HT-FN-2042-03 | Brennstoffdüse, nur Gas | Fuel nozzle, gas only | Топливная форсунка газовая
    HT-FN-2043-01 | 30 | - | Brennstoffdüse, Gas mit Dampfeinspritzung | Fuel nozzle, gas with steam injection | Топливная форсунка газовая, с впрыском пара
    HT-FN-2051-02 | 30 | HT-FN-2051-03 | Düsenspitze mit Drallkörper | Nozzle tip with swirler | Наконечник форсунки с завихрителем
    HT-FN-2052-01 | 30 | - | Hitzeschild der Düsenlanze | Nozzle stem heat shield | Тепловой экран стойки форсунки
    HT-FN-2053-01 | 60 | HT-FN-2054-01 | Metall-C-Ring, Düsenflansch | Metal C-ring, nozzle flange | Металлическое С-образное кольцо фланца форсунки
    HT-FN-2061-01 | 120 | - | Schraube, Düsenflansch, hochwarmfest | Bolt, nozzle flange, heat-resistant | Болт фланца форсунки, жаропрочный
    HT-FN-2062-01 | 60 | HT-FN-2062-02 | Sicherungsblech, Düsenflansch | Tab washer, nozzle flange | Стопорная шайба фланца форсунки
    HT-FN-3011-02 | 1 | HT-FN-3011-03 | Gassammelleitung, linker Halbring | Gas manifold, left-hand half ring | Газовый коллектор, левое полукольцо
    HT-FN-3012-02 | 1 | HT-FN-3012-03 | Gassammelleitung, rechter Halbring | Gas manifold, right-hand half ring | Газовый коллектор, правое полукольцо
    HT-FN-3013-01 | 1 | - | Sammelleitung Flüssigbrennstoff, primär | Liquid-fuel manifold, primary | Коллектор жидкого топлива, первый контур
    HT-FN-3014-01 | 1 | - | Sammelleitung Flüssigbrennstoff, sekundär | Liquid-fuel manifold, secondary | Коллектор жидкого топлива, второй контур
    HT-FN-3015-01 | 1 | HT-FN-3015-02 | Sammelleitung Wassereinspritzung | Water-injection manifold | Коллектор впрыска воды
    HT-FN-3021-03 | 30 | HT-FN-3021-05 | Flexible Anschlussleitung, Gas | Flexible pigtail, gas | Гибкий подвод газа к форсунке
    HT-FN-3022-02 | 30 | - | Flexible Anschlussleitung, Flüssigbrennstoff | Flexible pigtail, liquid fuel | Гибкий подвод жидкого топлива к форсунке
    HT-FN-3023-02 | 30 | HT-FN-3023-03 | Flexible Anschlussleitung, Wasser | Flexible pigtail, water | Гибкий подвод воды к форсунке
    HT-FN-3031-01 | 24 | - | Rohrschelle mit Polster, Sammelleitung | Cushioned clamp, manifold | Хомут с прокладкой для коллектора
    HT-FN-3032-01 | 12 | HT-FN-3033-01 | Halter, Sammelleitung | Bracket, manifold | Кронштейн коллектора
    HT-FN-4011-02 | 1 | HT-FN-4011-03 | Gasregelventil mit elektrischem Antrieb | Gas metering valve, electrically actuated | Дозирующий газовый клапан с электроприводом
    HT-FN-4012-01 | 2 | HT-FN-4013-01 | Schnellschlussventil, Gas | Gas shut-off valve | Отсечной газовый клапан
    HT-FN-4014-01 | 1 | - | Entlüftungsventil zwischen den Gasabsperrungen | Vent valve between the gas shut-off valves | Свечной клапан между отсечными клапанами газа
    HT-FN-4021-02 | 1 | - | Regelventil, Flüssigbrennstoff | Liquid-fuel metering valve | Дозирующий клапан жидкого топлива
    HT-FN-4022-01 | 2 | HT-FN-4022-02 | Schnellschlussventil, Flüssigbrennstoff | Liquid-fuel shut-off valve | Отсечной клапан жидкого топлива
    HT-FN-4023-01 | 1 | - | Durchflussteiler mit Druckhalteventil | Flow divider with pressurising valve | Делитель потока с клапаном подпора
    HT-FN-4024-01 | 2 | HT-FN-4024-02 | Leckölventil, Sammelleitung | Drain valve, manifold | Дренажный клапан коллектора
    HT-FN-4031-01 | 1 | HT-FN-4031-02 | Hauptbrennstoffpumpe mit Vorstufe | Main fuel pump with boost stage | Основной топливный насос с подкачивающей ступенью
    HT-FN-4032-01 | 2 | - | Filterelement, Flüssigbrennstoff, 10 µm | Filter element, liquid fuel, 10 µm | Фильтроэлемент жидкого топлива, 10 мкм
    HT-FN-4033-01 | 1 | - | Gassieb vor dem Regelventil | Gas strainer upstream of the metering valve | Сетчатый фильтр газа перед дозирующим клапаном
    HT-FN-4041-01 | 1 | HT-FN-4041-02 | Dichtungssatz, Brennstoffregelventile | Seal kit, fuel metering valves | Комплект уплотнений дозирующих клапанов
  `),
};
