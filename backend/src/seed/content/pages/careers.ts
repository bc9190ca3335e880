import type { SeedPage } from '../../content-types.ts';
import { rich } from '../rich.ts';

export const careers: SeedPage = {
  slug: 'careers',
  text: {
    de: rich`
      <h2>Arbeiten bei Hamberg Turbinen</h2>
      <p>Wir sind ein Betrieb, in dem Monteure, Wuchttechniker und Ingenieure am selben Tisch sitzen. Wer bei uns
        anfängt, arbeitet im ersten Jahr an mindestens zwei Maschinentypen mit und wird von einem erfahrenen
        Kollegen begleitet.</p>
      <h3>Wen wir suchen</h3>
      <ul>
        <li><strong>Turbinenmonteure (m/w/d)</strong> mit Erfahrung an Frame- oder LM-Maschinen und Reisebereitschaft</li>
        <li><strong>Ingenieure für Leittechnik (m/w/d)</strong> mit Kenntnissen in Mark VIe oder vergleichbaren Turbinensteuerungen</li>
        <li><strong>Zerspanungs- und Industriemechaniker (m/w/d)</strong> für die Rotorwerkstatt in Rosdorf</li>
        <li><strong>Boroskop- und Prüftechniker (m/w/d)</strong> mit Zertifizierung nach ISO 9712, Stufe 2</li>
        <li><strong>Mitarbeiter im Ersatzteilvertrieb (m/w/d)</strong> mit Deutsch, Englisch und möglichst Russisch</li>
        <li><strong>Auszubildende (m/w/d)</strong> als Industriemechaniker oder Mechatroniker, Beginn im August</li>
      </ul>
      <h3>Was Sie erwarten dürfen</h3>
      <ul>
        <li>Unbefristete Anstellung, Zuschläge für Montage und Bereitschaft, Freizeitausgleich nach Einsätzen</li>
        <li>Schulungen bei Herstellern und eigene Lehrgänge an zerlegten Triebwerken</li>
        <li>Werkzeug, Schutzausrüstung und Reisen auf unsere Kosten</li>
      </ul>
      <h3>So bewerben Sie sich</h3>
      <p>Senden Sie uns Ihren Lebenslauf und, wenn vorhanden, Zeugnisse über das Formular auf dieser Seite: bis zu
        zwei Dateien. Ein Anschreiben ist nicht nötig; ein Satz dazu, an welchen Maschinen Sie gearbeitet haben,
        hilft uns mehr. Sie hören innerhalb von zwei Wochen von uns.</p>`,
    en: rich`
      <h2>Working at Hamberg Turbinen</h2>
      <p>In our company fitters, balancing technicians and engineers sit at the same table. In the first year
        everyone works on at least two types of machine, with an experienced colleague alongside.</p>
      <h3>Who we are looking for</h3>
      <ul>
        <li><strong>Turbine fitters</strong> with experience of Frame or LM machines, willing to travel</li>
        <li><strong>Control-system engineers</strong> who know Mark VIe or comparable turbine controls</li>
        <li><strong>Machinists and industrial mechanics</strong> for the rotor shop in Rosdorf</li>
        <li><strong>Borescope and NDT technicians</strong> certified to ISO 9712 level 2</li>
        <li><strong>Spare-parts sales staff</strong> with German, English and ideally Russian</li>
        <li><strong>Apprentices</strong> in industrial mechanics or mechatronics, starting in August</li>
      </ul>
      <h3>What you can expect</h3>
      <ul>
        <li>A permanent contract, allowances for site work and on-call duty, time off after assignments</li>
        <li>Training with manufacturers and our own courses on dismantled engines</li>
        <li>Tools, protective equipment and travel arranged at no cost to you</li>
      </ul>
      <h3>How to apply</h3>
      <p>Send us your CV and any certificates through the form on this page, up to two files. No covering letter
        is needed; a sentence on the machines you have worked on helps us more. You will hear from us within two
        weeks.</p>`,
    ru: rich`
      <h2>Работа в Hamberg Turbinen</h2>
      <p>У нас слесари, балансировщики и инженеры сидят за одним столом. В первый год каждый новый сотрудник
        участвует в работах не менее чем на двух типах машин, рядом — опытный наставник.</p>
      <h3>Кого мы ищем</h3>
      <ul>
        <li><strong>слесарей по ремонту газовых турбин</strong> с опытом на машинах Frame или LM, готовых к командировкам</li>
        <li><strong>инженеров АСУ ТП</strong> со знанием Mark VIe или аналогичных систем управления турбинами</li>
        <li><strong>станочников и слесарей-сборщиков</strong> в роторный цех в Росдорфе</li>
        <li><strong>специалистов по бороскопии и неразрушающему контролю</strong> с аттестацией по ISO 9712, уровень 2</li>
        <li><strong>менеджеров по запасным частям</strong> с немецким, английским и желательно русским языком</li>
        <li><strong>учеников</strong> по профессиям «промышленный механик» и «мехатроник», начало обучения — в августе</li>
      </ul>
      <h3>Что мы предлагаем</h3>
      <ul>
        <li>бессрочный договор, надбавки за выездные работы и дежурства, отгулы после командировок</li>
        <li>обучение у изготовителей и собственные курсы на разобранных двигателях</li>
        <li>инструмент, средства защиты и организация поездок — за счёт компании</li>
      </ul>
      <h3>Как откликнуться</h3>
      <p>Отправьте резюме и, если есть, свидетельства через форму на этой странице — до двух файлов.
        Сопроводительное письмо не требуется: полезнее одна фраза о том, на каких машинах вы работали. Мы ответим
        в течение двух недель.</p>`,
  },
  images: ['careers-workshop.png', 'careers-field.png'],
  parts: [],
};
