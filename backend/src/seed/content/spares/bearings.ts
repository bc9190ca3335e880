import type { SeedSpare } from '../../content-types.ts';
import { calloutTable, partTable } from '../part-table.ts';
import { rich } from '../rich.ts';

export const bearings: SeedSpare = {
  title: {
    de: 'Dichtungen, Lager und Getriebe',
    en: 'Seals, bearings and gearbox',
    ru: 'Уплотнения, подшипники и коробка приводов',
  },
  text: {
    de: rich`
      <h2>Wälzlager, Dichtungen und Getriebe</h2>
      <p>Aeroderivative Triebwerke laufen in Wälzlagern mit wenig Öl und hoher Drehzahl. Späne am
        Magnetstopfen, eine steigende Rücklauftemperatur oder ein steigender Ölverbrauch sind ernst zu nehmen.
        Für diesen Fall halten wir Hauptlager, Dichtungen und Getriebeteile auf Lager.</p>
      <p>Hauptlager werden nach dem Ausbau gereinigt, unter dem Mikroskop befundet, vermessen und in
        Konservierungsöl verpackt. Lager mit Anlassfarben oder Laufbahnschäden scheiden aus. Die
        Labyrinthdichtungen der Sümpfe prüfen wir auf Spiel und Rundlauf; die Kohledichtungen der Geräteabtriebe
        liefern wir nur mit geläpptem und vermessenem Gegenring.</p>
      <ul>
        <li>Nur eigener Bestand, kein Zwischenhandel</li>
        <li>Gleiche Preise für alle Käufer, erweiterte Garantie von bis zu 24 Monaten auf Anfrage für die meisten Originalteile</li>
      </ul>`,
    en: rich`
      <h2>Rolling bearings, seals and gearboxes</h2>
      <p>Aeroderivative engines run in rolling bearings, with little oil and at high speed. Chips on the
        magnetic plug, a rising scavenge temperature or rising oil consumption must be taken seriously. For such
        cases we keep main bearings, seals and gearbox parts in stock.</p>
      <p>Main bearings are cleaned after removal, examined under the microscope, measured and packed in
        preserving oil. Bearings with heat discolouration or raceway damage are rejected. The labyrinth
        seals of the sumps are checked for clearance and run-out; the carbon seals of the accessory drives are
        supplied only with a lapped and measured mating ring.</p>
      <ul>
        <li>Our own stock only, no middlemen</li>
        <li>Equal prices for all buyers, extended warranty of up to 24 months on request for most OEM parts</li>
      </ul>`,
    ru: rich`
      <h2>Подшипники качения, уплотнения и коробки приводов</h2>
      <p>Роторы авиапроизводных двигателей вращаются в подшипниках качения — при малом количестве масла и
        высоких оборотах. К стружке на магнитной пробке, росту температуры масла на откачке или росту
        расхода масла нужно относиться серьёзно. На этот случай мы держим на складе подшипники опор роторов,
        уплотнения и детали коробок приводов.</p>
      <p>После снятия подшипники промываются, осматриваются под микроскопом, измеряются и упаковываются в
        консервационное масло. Подшипники с цветами побежалости или повреждением дорожек бракуются.
        Лабиринтные уплотнения масляных полостей проверяем на зазор и биение; графитовые уплотнения приводов
        агрегатов поставляем только вместе с притёртым и измеренным ответным кольцом.</p>
      <ul>
        <li>только собственный запас, без посредников</li>
        <li>единые цены для всех покупателей, расширенная гарантия до 24 месяцев по запросу на большинство оригинальных деталей</li>
      </ul>`,
  },
  images: ['bearing.png', 'carbon-seal.png', 'gearbox.png'],
  callouts: calloutTable(`
    carbon-seal.png | 1 | 170 200 | HT-BG-3023-01
    carbon-seal.png | 1 | 690 110 | HT-BG-3023-01
    carbon-seal.png | 2 | 1440 130 | HT-BG-2014-01
  `),
  parts: partTable(`
    HT-BG-1011-02 | 1 | HT-BG-1011-03 | Kugellager Nr. 1, Niederdruckwelle | Ball bearing No. 1, low-pressure shaft | Шариковый подшипник № 1, вал низкого давления
    HT-BG-1012-02 | 1 | - | Rollenlager Nr. 2, Niederdruckwelle | Roller bearing No. 2, low-pressure shaft | Роликовый подшипник № 2, вал низкого давления
    HT-BG-1013-02 | 1 | HT-BG-1013-03 | Rollenlager Nr. 3, Hochdruckverdichter | Roller bearing No. 3, high-pressure compressor | Роликовый подшипник № 3, КВД
    HT-BG-1014-03 | 1 | HT-BG-1014-04 | Kugellager Nr. 4, Axiallager Hochdruckwelle | Ball bearing No. 4, high-pressure thrust bearing | Шариковый подшипник № 4, упорный, вал высокого давления
    HT-BG-1015-02 | 1 | - | Rollenlager Nr. 4, Hochdruckwelle | Roller bearing No. 4, high-pressure shaft | Роликовый подшипник № 4, вал высокого давления
    HT-BG-1016-02 | 1 | HT-BG-1016-03 | Rollenlager Nr. 5, Hochdruckturbine | Roller bearing No. 5, high-pressure turbine | Роликовый подшипник № 5, ТВД
    HT-BG-1017-01 | 1 | - | Rollenlager Nr. 6, Niederdruckturbine | Roller bearing No. 6, low-pressure turbine | Роликовый подшипник № 6, ТНД
    HT-BG-1018-01 | 1 | - | Rollenlager Nr. 7, Niederdruckturbine | Roller bearing No. 7, low-pressure turbine | Роликовый подшипник № 7, ТНД
    HT-BG-1021-01 | 8 | HT-BG-1021-02 | Nutmutter mit Sicherungsring, Hauptlager | Spanner nut with lock ring, main bearing | Шлицевая гайка со стопором, подшипник опоры ротора
    HT-BG-1022-01 | 8 | - | Ölspritzdüse, Hauptlager | Oil jet, main bearing | Масляная форсунка подшипника опоры ротора
    HT-BG-2011-02 | 2 | HT-BG-2011-03 | Labyrinthdichtung, vorderer Sumpf | Labyrinth seal, forward sump | Лабиринтное уплотнение передней масляной полости
    HT-BG-2012-02 | 2 | HT-BG-2012-03 | Labyrinthdichtung, mittlerer Sumpf | Labyrinth seal, centre sump | Лабиринтное уплотнение средней масляной полости
    HT-BG-2013-01 | 2 | - | Labyrinthdichtung, hinterer Sumpf | Labyrinth seal, aft sump | Лабиринтное уплотнение задней масляной полости
    HT-BG-2014-01 | 6 | HT-BG-2014-02 | Gegenring, Kohledichtung | Mating ring, carbon seal | Ответное кольцо графитового уплотнения
    HT-BG-2015-01 | 6 | - | Einlaufring, Labyrinthdichtung | Rub ring, labyrinth seal | Кольцо лабиринтного уплотнения с истираемым покрытием
    HT-BG-2016-01 | 1 | HT-BG-2016-02 | CDP-Dichtung, rotierend | CDP seal, rotating | Вращающееся уплотнение за компрессором (CDP)
    HT-BG-2017-01 | 1 | - | CDP-Dichtung, Wabenring | CDP seal, honeycomb ring | Сотовое кольцо уплотнения за компрессором (CDP)
    HT-BG-2018-01 | 1 | HT-BG-2019-01 | O-Ring-Satz, Öl- und Luftseite | O-ring set, oil and air side | Комплект уплотнительных колец, масло и воздух
    HT-BG-3011-01 | 1 | HT-BG-3011-02 | Einlaufgetriebe, vollständig | Inlet gearbox, complete | Центральный привод в сборе
    HT-BG-3012-02 | 1 | - | Radialwelle mit Verzahnung | Radial drive shaft, splined | Радиальный вал со шлицами
    HT-BG-3013-01 | 1 | - | Umlenkgetriebe, vollständig | Transfer gearbox, complete | Промежуточный редуктор в сборе
    HT-BG-3014-02 | 1 | HT-BG-3014-03 | Hilfsgerätegetriebe, vollständig | Accessory gearbox, complete | Коробка приводов агрегатов в сборе
    HT-BG-3021-01 | 2 | HT-BG-3021-02 | Kegelradpaar, Einlaufgetriebe | Bevel gear pair, inlet gearbox | Пара конических шестерён центрального привода
    HT-BG-3022-01 | 7 | - | Stirnrad mit Lagerung, Hilfsgerätegetriebe | Spur gear with bearings, accessory gearbox | Цилиндрическая шестерня с опорами, коробка приводов
    HT-BG-3023-01 | 6 | HT-BG-3023-02 | Kohledichtung, Geräteabtrieb | Carbon seal, accessory drive pad | Графитовое уплотнение привода агрегата
    HT-BG-3024-01 | 1 | - | Kupplungswelle, Anlasser | Starter drive shaft | Приводной вал стартера
    HT-BG-4011-02 | 1 | HT-BG-4011-03 | Schmier- und Rückförderpumpe | Lube and scavenge pump | Маслонасос нагнетающий и откачивающий
    HT-BG-4012-01 | 6 | - | Magnetstopfen mit Späneanzeige | Magnetic chip detector | Магнитный сигнализатор стружки
    HT-BG-4013-01 | 1 | HT-BG-4013-02 | Luft-Öl-Abscheider | Air-oil separator | Маслоотделитель (суфлёр)
    HT-BG-4014-01 | 2 | HT-BG-4014-02 | Schmierölfilterelement, 10 µm | Lube-oil filter element, 10 µm | Фильтроэлемент масла, 10 мкм
  `),
};
