import type { SeedPage } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const contact: SeedPage = {
  slug: 'contact',
  text: {
    de: rich`
      <h2>Sprechen Sie mit uns</h2>
      <p>Ob Stillstandsplanung, ein fehlendes Ersatzteil oder eine Störung, die Sie sich nicht erklären können:
        Rufen Sie an oder schreiben Sie uns. Anfragen beantworten wir in der Regel am selben Arbeitstag, auf
        Deutsch, Englisch oder Russisch. Nennen Sie uns nach Möglichkeit Maschinentyp, Seriennummer und
        Betriebsstunden.</p>
      <p>Bei Störungen an der Leittechnik erreichen Sie unsere Bereitschaft rund um die Uhr unter
        +49 551 000260.</p>
      <h2>So finden Sie uns</h2>
      <h3>Mit dem Auto über die A7</h3>
      <ol>
        <li>Verlassen Sie die A7 an der Anschlussstelle Göttingen (73) und fahren Sie auf der Kasseler Landstraße in Richtung Göttingen.</li>
        <li>Biegen Sie noch vor der Innenstadt zur Straße Hinter dem Hamberge (37081 Göttingen) ab.</li>
        <li>Unsere Einfahrt liegt bei der <strong>Hausnummer 26</strong>. Besucherparkplätze sind vor dem Gebäude.</li>
      </ol>
      <h3>Aus der Innenstadt von Göttingen</h3>
      <ol>
        <li>Fahren Sie vom Bahnhof auf der Groner Landstraße nach Westen, sie geht in die Kasseler Landstraße über.</li>
        <li>Halten Sie sich in Richtung A7 und biegen Sie vor der Autobahn zur Straße Hinter dem Hamberge ab.</li>
        <li>Fahren Sie bis zur <strong>Hausnummer 26</strong>.</li>
      </ol>
      <h3>Mit der Bahn</h3>
      <p>Göttingen ist ICE-Halt zwischen Hannover und Kassel. Vom Bahnhof sind es etwa zehn Minuten mit dem Taxi;
        auf Wunsch holen wir Sie ab.</p>
      <h3>Anlieferung</h3>
      <p>Rotoren und Gehäuse nehmen wir in der Rotorwerkstatt in Rosdorf an. Stimmen Sie Schwertransporte bitte
        vorher telefonisch ab.</p>`,
    en: rich`
      <h2>Talk to us</h2>
      <p>Outage planning, a missing spare part, or a fault you cannot explain: call or write to us. We usually
        answer on the same working day, in German, English or Russian. If you can, tell us the machine type, the
        serial number and the operating hours.</p>
      <p>For control-system faults our on-call desk can be reached around the clock on +49 551 000260.</p>
      <h2>How to find us</h2>
      <h3>By car from the A7 motorway</h3>
      <ol>
        <li>Leave at the Göttingen junction (73) and take Kasseler Landstraße towards Göttingen.</li>
        <li>Before you reach the city centre, turn off to the street Hinter dem Hamberge (37081 Göttingen).</li>
        <li>Our entrance is at <strong>number 26</strong>. Visitors park in front of the building.</li>
      </ol>
      <h3>From Göttingen city centre</h3>
      <ol>
        <li>From the railway station drive west on Groner Landstraße, which becomes Kasseler Landstraße.</li>
        <li>Keep towards the A7 and turn off to Hinter dem Hamberge before you reach the motorway.</li>
        <li>Drive on to <strong>number 26</strong>.</li>
      </ol>
      <h3>By train</h3>
      <p>Göttingen is an ICE stop between Hanover and Kassel. A taxi from the station takes about ten minutes; we
        will collect you if you wish.</p>
      <h3>Deliveries</h3>
      <p>Rotors and casings are received at the rotor shop in Rosdorf. Please agree heavy transport with us by
        telephone beforehand. From abroad, address letters and parcels to Hamberg Turbinen GmbH, Hinter dem
        Hamberge 26, 37081 Göttingen, Germany.</p>`,
    ru: rich`
      <h2>Свяжитесь с нами</h2>
      <p>Планирование останова, недостающая деталь или неисправность, которую не удаётся объяснить, — позвоните
        или напишите нам. Как правило, мы отвечаем в тот же рабочий день на немецком, английском или русском
        языке. По возможности укажите тип машины, заводской номер и наработку.</p>
      <p>При отказах системы управления дежурная служба доступна круглосуточно по телефону
        +49 551 000260.</p>
      <h2>Как нас найти</h2>
      <h3>На автомобиле по автобану A7</h3>
      <ol>
        <li>Съезжайте на развязке «Göttingen» (73) и следуйте по улице Kasseler Landstraße в сторону Гёттингена.</li>
        <li>Не доезжая до центра, сверните к улице Hinter dem Hamberge (37081 Göttingen).</li>
        <li>Наш въезд — у <strong>дома 26</strong>. Парковка для посетителей — перед зданием.</li>
      </ol>
      <h3>Из центра Гёттингена</h3>
      <ol>
        <li>От вокзала поезжайте на запад по Groner Landstraße, она переходит в Kasseler Landstraße.</li>
        <li>Держитесь направления на A7 и, не доезжая до автобана, сверните к улице Hinter dem Hamberge.</li>
        <li>Двигайтесь до <strong>дома 26</strong>.</li>
      </ol>
      <h3>На поезде</h3>
      <p>В Гёттингене останавливаются поезда ICE между Ганновером и Касселем. От вокзала — около десяти минут на
        такси; по желанию мы вас встретим.</p>
      <h3>Доставка грузов</h3>
      <p>Роторы и корпуса принимаем в цехе в Росдорфе. Тяжеловесные перевозки просим заранее согласовать по
        телефону. Письма и посылки из-за рубежа адресуйте так: Hamberg Turbinen GmbH, Hinter dem Hamberge 26,
        37081 Göttingen, Germany.</p>`,
  },
  images: [],
  parts: [],
};
