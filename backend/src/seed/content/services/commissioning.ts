import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const commissioning: SeedService = {
  title: {
    de: 'Inbetriebnahme',
    en: 'Commissioning',
    ru: 'Пусконаладочные работы',
  },
  text: {
    de: rich`
      <p>Wir nehmen neue, versetzte und überholte Gasturbinen in Betrieb: von der ersten Prüfung der
        Hilfssysteme bis zum Abnahmelauf. Die Verantwortung liegt vom Anfang bis zum Ende bei einem
        Inbetriebnahmeleiter.</p>
      <h2>Kalte Inbetriebnahme</h2>
      <ul>
        <li>Signalprüfung aller Messkreise und Stellantriebe bis in die Steuerung</li>
        <li>Spülen des Schmieröl- und Hydrauliksystems bis zur geforderten Reinheitsklasse</li>
        <li>Dichtheits- und Funktionsprüfung von Brennstoff-, Wasser- und Zündanlage</li>
        <li>Prüfung aller Schutzketten, dokumentiert Kreis für Kreis</li>
      </ul>
      <h2>Heiße Inbetriebnahme</h2>
      <ul>
        <li>Durchdrehen ohne Zündung, Erstzündung, Hochlauf mit Schwingungsmessung</li>
        <li>Einstellung von Drehzahlregelung, Erregung und Synchronisierung</li>
        <li>Lastfahrt, Lastabwurf, Emissionsabgleich, Zuverlässigkeitslauf</li>
      </ul>
      <p>Bei der Übergabe erhalten Sie die Einstellwerte, die Prüfprotokolle und eine Datensicherung der Software, und Ihre
        Mannschaft hat die Maschine unter Anleitung selbst an- und abgefahren.</p>`,
    en: rich`
      <p>We commission new, relocated and overhauled gas turbines, from the first check of the auxiliaries to
        the acceptance run. One commissioning manager is answerable from beginning to end.</p>
      <h2>Cold commissioning</h2>
      <ul>
        <li>Loop checks of all instruments and actuators right into the control system</li>
        <li>Flushing of the lube-oil and hydraulic systems to the cleanliness class required</li>
        <li>Leak and function tests of the fuel, water and ignition systems</li>
        <li>Test of every protection chain, documented loop by loop</li>
      </ul>
      <h2>Hot commissioning</h2>
      <ul>
        <li>Cranking, first fire, run-up with vibration measurement</li>
        <li>Tuning of speed governor, excitation and synchronising</li>
        <li>Loading, load rejection, emissions mapping, reliability run</li>
      </ul>
      <p>At handover you hold the settings, the test records and a backup of the software, and your operators
        have started and stopped the unit themselves under guidance.</p>`,
    ru: rich`
      <p>Мы вводим в эксплуатацию новые, перемещённые и отремонтированные газовые турбины: от первой проверки
        вспомогательных систем до приёмо-сдаточных испытаний. За всё от начала до конца отвечает один
        руководитель пусконаладки.</p>
      <h2>«Холодная» наладка</h2>
      <ul>
        <li>проверка всех измерительных каналов и исполнительных механизмов до системы управления</li>
        <li>промывка маслосистемы и гидравлики до требуемого класса чистоты</li>
        <li>проверка плотности и работоспособности систем топлива, воды и зажигания</li>
        <li>опробование всех цепей защиты с записью по каждому каналу</li>
      </ul>
      <h2>«Горячая» наладка</h2>
      <ul>
        <li>холодная прокрутка, первый розжиг, разгон с измерением вибрации</li>
        <li>настройка регулятора частоты вращения, возбуждения и синхронизации</li>
        <li>набор и сброс нагрузки, настройка по выбросам, испытания на надёжность</li>
      </ul>
      <p>При сдаче вы получаете уставки, протоколы испытаний и резервную копию программ, а ваш персонал уже
        сам пускал и останавливал агрегат под нашим руководством.</p>`,
  },
  images: ['commissioning.png'],
};
