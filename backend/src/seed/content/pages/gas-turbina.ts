import type { SeedPage } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const gasTurbina: SeedPage = {
  slug: 'gas-turbina',
  text: {
    de: rich`
      <h2>Gasturbinen für Industrie und Energieversorgung</h2>
      <p>Wir verkaufen, warten und überholen zwei Bauarten: schwere Gasturbinen der Baureihe Frame und aeroderivative
        Gasturbinen der Baureihe LM. Neue und gebrauchte Maschinen liefern wir einzeln oder als vollständigen
        Generatorsatz, mit Transport, Montage und Inbetriebnahme.</p>
      <p>Gebrauchte Maschinen bieten wir erst an, wenn wir sie selbst befundet haben. Zu jeder gehören die
        Lebenslaufakte, ein Boroskopbericht und eine Aussage darüber, was bis zur nächsten Revision zu erwarten
        ist.</p>
      <p>Die Leistungen in der Tabelle sind Nennwerte im Solobetrieb bei ISO-Bedingungen: 15 °C, Meereshöhe, 60 %
        relative Feuchte. Typbezeichnungen der Hersteller dienen der Zuordnung.</p>`,
    en: rich`
      <h2>Gas turbines for industry and power supply</h2>
      <p>We sell, service and overhaul two kinds: heavy-duty gas turbines of the Frame series and aeroderivative gas
        turbines of the LM series. New and used machines are supplied singly or as complete generator sets, with
        transport, installation and commissioning.</p>
      <p>We offer a used machine only after we have inspected it ourselves. Each comes with its history file, a borescope
        report and a statement of what to expect before the next overhaul.</p>
      <p>The outputs in the table are simple-cycle ratings at ISO conditions: 15 °C, sea level, 60% relative humidity.
        Manufacturers’ type designations are given for identification.</p>`,
    ru: rich`
      <h2>Газовые турбины для промышленности и энергетики</h2>
      <p>Мы продаём, обслуживаем и ремонтируем турбины двух типов: стационарные серии Frame и авиапроизводные серии LM.
        Новые машины и машины с наработкой поставляем отдельно или в виде готовых электроагрегатов — с доставкой,
        монтажом и пусконаладкой.</p>
      <p>Машину с наработкой мы предлагаем только после собственного обследования. К каждой прилагаются формуляр, отчёт о
        бороскопической инспекции и заключение о том, чего ждать до следующего ремонта.</p>
      <p>Мощность в таблице — номинальная, в простом цикле при условиях ISO: 15 °C, уровень моря, относительная влажность
        60 %. Обозначения изготовителей приведены для идентификации.</p>`,
  },
  images: ['turbine-frame.png', 'turbine-lm.png'],
  parts: [
    {
      image: 'turbine-frame.png',
      description: {
        de: rich`
          <h3>Schwere Bauart</h3>
          <p>Kräftige Gehäuse mit waagerechter Teilfuge, Gleitlager, lange Inspektionsintervalle. Die Maschine wird in
            der Anlage geöffnet und gewartet. Sie passt zu Grundlast, Prozessdampf und schwierigen Brennstoffen.</p>`,
        en: rich`
          <h3>Heavy-duty design</h3>
          <p>Sturdy casings with a horizontal split, journal bearings, long inspection intervals. The machine is opened
            and serviced in place. It suits base load, process steam and difficult fuels.</p>`,
        ru: rich`
          <h3>Стационарная конструкция</h3>
          <p>Прочные корпуса с горизонтальным разъёмом, подшипники скольжения, большие межинспекционные интервалы. Машину
            вскрывают и обслуживают на месте. Она подходит для базовой нагрузки, отпуска пара и сложных видов
            топлива.</p>`,
      },
    },
    {
      image: 'turbine-lm.png',
      description: {
        de: rich`
          <h3>Aeroderivative Bauart</h3>
          <p>Aus Flugtriebwerken abgeleitet: leicht, mit hohem Druckverhältnis, Wälzlagern und modularem Aufbau. Von
            Stillstand auf Volllast in rund zehn Minuten. Das Triebwerk wird getauscht und in der Werkstatt
            instand gesetzt.</p>`,
        en: rich`
          <h3>Aeroderivative design</h3>
          <p>Derived from aircraft engines: light, with a high pressure ratio, rolling bearings and modular build. From
            standstill to full load in about ten minutes. The engine is exchanged and repaired in the shop.</p>`,
        ru: rich`
          <h3>Авиапроизводная конструкция</h3>
          <p>Создана на базе авиационных двигателей: малая масса, высокая степень повышения давления, подшипники качения, модульная
            сборка. От останова до полной нагрузки — около десяти минут. Двигатель заменяют и ремонтируют в
            цехе.</p>`,
      },
    },
    {
      image: 'turbine-section.png',
      description: {
        de: rich`
          <h3>Aufbau der LM6000</h3>
          <p>Fünfstufiger Niederdruckverdichter, vierzehnstufiger Hochdruckverdichter, Ringbrennkammer (als SAC mit 30
            Brennstoffdüsen, als DLE mit 75 Vormischern), zweistufige Hochdruckturbine und fünfstufige
            Niederdruckturbine auf zwei ineinanderliegenden Wellen. Die Niederdruckwelle treibt den Generator von der
            kalten oder der heißen Seite an.</p>`,
        en: rich`
          <h3>How the LM6000 is built</h3>
          <p>Five low-pressure compressor stages, 14 high-pressure compressor stages, an annular combustor (with 30
            fuel nozzles as SAC, with 75 premixers as DLE), two high-pressure and five low-pressure turbine stages on
            two concentric shafts. The low-pressure shaft drives the generator from the cold or the hot end.</p>`,
        ru: rich`
          <h3>Устройство LM6000</h3>
          <p>Пять ступеней компрессора низкого давления, 14 ступеней компрессора высокого давления, кольцевая камера
            сгорания (SAC — с 30 топливными форсунками, DLE — с 75 смесителями), две ступени турбины высокого и пять
            ступеней турбины низкого давления на двух соосных валах. Вал низкого давления приводит генератор с холодного или горячего конца.</p>`,
      },
    },
    {
      image: 'generator-set.png',
      description: {
        de: rich`
          <h3>Von der Maschine zur Anlage</h3>
          <p>Ansaugfilter, Schallhaube, Schmieröl- und Brennstoffsystem, Generator und Steuerung gehören zusammen. Wir
            liefern sie abgestimmt und betreuen sie nach der Inbetriebnahme weiter.</p>`,
        en: rich`
          <h3>From machine to plant</h3>
          <p>Inlet filter, acoustic enclosure, lube-oil and fuel systems, generator and controls belong together. We
            supply them matched to one another and look after them once they are in service.</p>`,
        ru: rich`
          <h3>От машины к станции</h3>
          <p>КВОУ, шумозащитный кожух, системы смазки и топлива, генератор и система управления составляют единое целое.
            Мы поставляем их согласованными между собой и сопровождаем после ввода в эксплуатацию.</p>`,
      },
    },
  ],
};
