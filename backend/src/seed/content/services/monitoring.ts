import type { SeedService } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const monitoring: SeedService = {
  title: {
    de: 'Überwachung und Diagnose',
    en: 'Monitoring and diagnostics',
    ru: 'Мониторинг и диагностика',
  },
  text: {
    de: rich`
      <p>Die meisten Schäden kündigen sich an: Die Streuung der Abgastemperatur wächst, der
        Verdichterwirkungsgrad sinkt, eine Schwingungskomponente steigt um einige Mikrometer. Wir lesen die
        Betriebsdaten Ihrer Maschine regelmäßig aus und sagen, was sie bedeuten.</p>
      <h2>Was beobachtet wird</h2>
      <ul>
        <li>Leistung, Wärmeverbrauch und Verdichterzustand, auf Normbedingungen korrigiert</li>
        <li>Abgastemperaturen und ihre Streuung, bei der LM6000 die acht Messstellen der T48 am Eintritt der Niederdruckturbine</li>
        <li>Wellen- und Gehäuseschwingungen mit Phase, Bahn und Anfahrverlauf</li>
        <li>Schmierölzustand, Späneanzeiger, Metalltemperaturen der Lager</li>
        <li>Start- und Abschaltvorgänge, äquivalente Betriebsstunden</li>
      </ul>
      <h2>Was Sie erhalten</h2>
      <p>Einen Monatsbericht mit Trend, Bewertung und Empfehlung, dazu eine sofortige Meldung, wenn ein Wert
        aus seinem gewohnten Band läuft. Auffälligkeiten bespricht ein Ingenieur mit Ihrer Betriebsmannschaft
        am Telefon. Die Daten verlassen die Anlage nur über eine Verbindung, die von Ihrer Seite aus
        geöffnet wird.</p>`,
    en: rich`
      <p>Most damage announces itself: exhaust spread widens, compressor efficiency falls, one vibration
        component rises by a few microns. We read the operating data of your machine at regular intervals and
        tell you what it means.</p>
      <h2>What is watched</h2>
      <ul>
        <li>Output, heat rate and compressor condition, corrected to standard conditions</li>
        <li>Exhaust temperatures and their spread; on the LM6000 the eight T48 probes at the low-pressure turbine inlet</li>
        <li>Shaft and casing vibration with phase, orbit and run-up plots</li>
        <li>Lube-oil condition, chip detectors, bearing metal temperatures</li>
        <li>Starts, trips and equivalent operating hours</li>
      </ul>
      <h2>What you receive</h2>
      <p>A monthly report with trend, assessment and recommendation, and an immediate message when a value
        leaves its usual band. An engineer goes through anything unusual with your operators by telephone.
        Data leaves the plant only over a connection opened from your side.</p>`,
    ru: rich`
      <p>Большинство повреждений заявляет о себе заранее: растёт неравномерность температур выхлопа, падает
        КПД компрессора, одна из составляющих вибрации увеличивается на несколько микрометров. Мы регулярно
        считываем рабочие параметры вашей машины и объясняем, что они означают.</p>
      <h2>Что контролируется</h2>
      <ul>
        <li>мощность, удельный расход тепла и состояние компрессора с приведением к стандартным условиям</li>
        <li>температуры выхлопа и их разброс, на LM6000 — восемь термопар T48 на входе в турбину низкого давления</li>
        <li>вибрация валов и корпусов с фазой, орбитой и разгонными характеристиками</li>
        <li>состояние масла, сигнализаторы стружки, температура вкладышей подшипников</li>
        <li>пуски, аварийные остановы и эквивалентная наработка</li>
      </ul>
      <h2>Что вы получаете</h2>
      <p>Ежемесячный отчёт с трендами, оценкой и рекомендациями, а также немедленное сообщение, если параметр
        вышел за привычные пределы. Все отклонения инженер обсуждает с вашим персоналом по телефону. Данные
        покидают станцию только по соединению, открытому с вашей стороны.</p>`,
  },
  images: ['monitoring.png'],
};
