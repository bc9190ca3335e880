import type { SeedPage } from '../../content-types.ts';
import { rich } from '../rich.ts';

// The policy describes what this software does. Whoever changes that (logs, browser storage,
// anything loaded from elsewhere) changes this text too.
export const privacyPolicy: SeedPage = {
  slug: 'privacy-policy',
  text: {
    de: rich`
      <p>Diese Erklärung beschreibt, welche personenbezogenen Daten wir beim Besuch dieser Website verarbeiten,
        wozu, auf welcher Rechtsgrundlage und wie lange.</p>
      <h2>1. Verantwortlicher</h2>
      <p>Hamberg Turbinen GmbH, Hinter dem Hamberge 26, 37081 Göttingen, Deutschland. Telefon +49 551 000260,
        E-Mail info@hamberg-turbinen.example. Weitere Angaben stehen im Impressum.</p>
      <h2>2. Ihre Rechte</h2>
      <ul>
        <li>Auskunft über die zu Ihnen gespeicherten Daten (Art. 15 DSGVO)</li>
        <li>Berichtigung unrichtiger und Ergänzung unvollständiger Daten (Art. 16 DSGVO)</li>
        <li>Löschung (Art. 17 DSGVO) und Einschränkung der Verarbeitung (Art. 18 DSGVO)</li>
        <li>Übertragung der Daten, die Sie uns gegeben haben, in einem gängigen Format (Art. 20 DSGVO)</li>
        <li><strong>Widerspruch</strong> gegen Verarbeitungen, die auf unserem berechtigten Interesse beruhen (Art. 21 DSGVO)</li>
        <li>Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO)</li>
        <li>Beschwerde bei einer Aufsichtsbehörde (Art. 77 DSGVO); für uns ist das der Landesbeauftragte für den Datenschutz Niedersachsen in Hannover</li>
      </ul>
      <p>Eine formlose Nachricht an die oben genannte Adresse genügt.</p>
      <h2>3. Serverprotokolle</h2>
      <p>Beim Aufruf einer Seite überträgt Ihr Browser technisch bedingt Ihre IP-Adresse. Wir brauchen sie, um die
        Antwort zuzustellen, und zählen kurzzeitig Aufrufe und fehlgeschlagene Anmeldungen je Adresse, um Überlastung
        und Missbrauch abzuwehren. In das Protokoll des Servers gelangt die IP-Adresse nicht: Es enthält Zeitpunkt,
        aufgerufenen Pfad, Ergebnis, Dauer und eine zufällige Vorgangsnummer und dient allein der Fehlersuche.
        Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 lit. f DSGVO).</p>
      <h2>4. Kontakt- und Anfrageformulare</h2>
      <p>Wenn Sie uns über ein Formular schreiben, speichern wir Namen, Firma, E-Mail-Adresse, Ihren Text, die
        eingestellte Sprache und den Zeitpunkt. Wir verwenden die Angaben nur zur Beantwortung (Art. 6 Abs. 1 lit. b
        oder f DSGVO) und löschen sie, wenn der Vorgang abgeschlossen ist und keine gesetzliche
        Aufbewahrungspflicht besteht. Zum Schutz vor Robotern dienen ein Code, den diese Website selbst erzeugt, ein
        verborgenes Feld und die Ausfülldauer; Dritte sind daran nicht beteiligt.</p>
      <h2>5. Bewerbungen</h2>
      <p>Im Bewerbungsformular erheben wir Vorname, Nachname, E-Mail-Adresse und bis zu zwei Dateien. Rechtsgrundlage
        ist die Anbahnung eines Arbeitsverhältnisses (Art. 6 Abs. 1 lit. b DSGVO). Kommt es nicht zu einer
        Einstellung, löschen wir die Unterlagen spätestens sechs Monate nach Abschluss des Verfahrens.</p>
      <h2>6. Keine Cookies, Sprachwahl im Browserspeicher</h2>
      <p>Diese Website setzt <strong>keine Cookies</strong>. Damit die Seiten in der gewählten Sprache erscheinen,
        legt sie die Sprachwahl unter dem Namen „i18nextLng“ im lokalen Speicher Ihres Browsers ab; die Angabe
        verlässt Ihr Gerät nicht von selbst und lässt sich in den Browsereinstellungen jederzeit löschen. Nur bei
        angemeldeten Administratoren kommt ein Zugangsschlüssel hinzu. Beides ist für den gewünschten Dienst unbedingt
        erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG).</p>
      <h2>7. Videos</h2>
      <p>Es ist <strong>kein Videodienst und kein Videoplayer</strong> eines Dritten eingebunden.</p>
      <h2>8. Analyse</h2>
      <p>Wir verwenden <strong>keine Analyse- und Werbedienste</strong> und bilden keine Nutzungsprofile.</p>
      <h2>9. Schriften</h2>
      <p>Die Schriften liegen auf unserem eigenen Server oder auf Ihrem Gerät. Eine Verbindung zu einem
        Schriftendienst wird nicht aufgebaut.</p>
      <h2>10. Empfänger</h2>
      <p>Ihre Daten erhalten nur die Mitarbeiter, die sie zur Bearbeitung brauchen, und Dienstleister, die in unserem
        Auftrag den Server betreiben. Eine Übermittlung in Länder außerhalb der Europäischen Union findet nicht statt.
        Automatisierte Entscheidungen treffen wir nicht.</p>`,
    en: rich`
      <p>This policy describes which personal data we process when you visit this website, for what purpose, on what
        legal basis and for how long.</p>
      <h2>1. Controller</h2>
      <p>Hamberg Turbinen GmbH, Hinter dem Hamberge 26, 37081 Göttingen, Germany. Telephone +49 551 000260, e-mail
        info@hamberg-turbinen.example. Further details are given in the imprint.</p>
      <h2>2. Your rights</h2>
      <ul>
        <li>Access to the data stored about you (Art. 15 GDPR)</li>
        <li>Rectification of wrong and completion of incomplete data (Art. 16 GDPR)</li>
        <li>Erasure (Art. 17 GDPR) and restriction of processing (Art. 18 GDPR)</li>
        <li>Portability of the data you have given us, in a common format (Art. 20 GDPR)</li>
        <li><strong>Objection</strong> to processing based on our legitimate interest (Art. 21 GDPR)</li>
        <li>Withdrawal of consent with effect for the future (Art. 7(3) GDPR)</li>
        <li>A complaint to a supervisory authority (Art. 77 GDPR); the one competent for us is the data-protection authority of Lower Saxony in Hanover</li>
      </ul>
      <p>An informal message to the address above is enough.</p>
      <h2>3. Server logs</h2>
      <p>When a page is requested, your browser necessarily transmits your IP address. We need it to deliver the
        answer, and for a short time we count requests and failed logins per address to ward off overload and abuse.
        The IP address does not enter the server log: the log holds time, path, result, duration and a random request
        number, and serves fault-finding only. The legal basis is our legitimate interest in secure operation
        (Art. 6(1)(f) GDPR).</p>
      <h2>4. Contact and enquiry forms</h2>
      <p>When you write to us through a form, we store name, company, e-mail address, your text, the language chosen
        and the time. We use the data only to answer you (Art. 6(1)(b) or (f) GDPR) and delete it once the matter is
        closed and no statutory retention period applies. Robots are kept out by a code that this website generates
        itself, a hidden field and the time taken to fill in the form; no third party is involved.</p>
      <h2>5. Applications</h2>
      <p>The application form asks for first name, last name, e-mail address and up to two files. The legal basis is
        the preparation of an employment contract (Art. 6(1)(b) GDPR). If no employment follows, we delete the
        documents no later than six months after the end of the procedure.</p>
      <h2>6. No cookies, language kept in browser storage</h2>
      <p>This website sets <strong>no cookies</strong>. To show the pages in the language you have chosen, it keeps
        that choice in the local storage of your browser under the name “i18nextLng”; you can delete it in your
        browser settings at any time. Only for administrators who have logged in is an access key kept as well. Both
        are strictly necessary for the service requested (Section 25(2) no. 2 TDDDG, the German act on privacy in
        digital services).</p>
      <h2>7. Videos</h2>
      <p><strong>No video service and no video player</strong> of any third party is embedded.</p>
      <h2>8. Analytics</h2>
      <p>We use <strong>no analytics or advertising services</strong> and build no user profiles.</p>
      <h2>9. Fonts</h2>
      <p>Fonts are served from our own server or taken from your device. No connection to a font service is made.</p>
      <h2>10. Recipients</h2>
      <p>Your data is seen only by the staff who need it to deal with your matter and by service providers who run the
        server on our behalf. No data is transferred outside the European Union. We take no automated decisions.</p>`,
    ru: rich`
      <p>Здесь описано, какие персональные данные мы обрабатываем при посещении этого сайта, с какой целью, на каком
        правовом основании и как долго.</p>
      <h2>1. Ответственное лицо</h2>
      <p>Hamberg Turbinen GmbH, Hinter dem Hamberge 26, 37081 Göttingen, Германия. Телефон +49 551 000260, e-mail
        info@hamberg-turbinen.example. Прочие сведения приведены в разделе «Правовая информация».</p>
      <h2>2. Ваши права</h2>
      <ul>
        <li>доступ к хранящимся о вас данным (ст. 15 GDPR)</li>
        <li>исправление неверных и дополнение неполных данных (ст. 16 GDPR)</li>
        <li>удаление (ст. 17 GDPR) и ограничение обработки (ст. 18 GDPR)</li>
        <li>получение предоставленных вами данных в распространённом формате (ст. 20 GDPR)</li>
        <li><strong>возражение</strong> против обработки, основанной на нашем законном интересе (ст. 21 GDPR)</li>
        <li>отзыв согласия на будущее (п. 3 ст. 7 GDPR)</li>
        <li>жалоба в надзорный орган (ст. 77 GDPR); для нас это ведомство по защите данных земли Нижняя Саксония в Ганновере</li>
      </ul>
      <p>Достаточно сообщения в свободной форме по указанному выше адресу.</p>
      <h2>3. Журналы сервера</h2>
      <p>При открытии страницы браузер неизбежно передаёт ваш IP-адрес. Он нужен, чтобы доставить ответ; кроме того, мы
        кратковременно подсчитываем обращения и неудачные попытки входа с одного адреса для защиты от перегрузки и
        злоупотреблений. В журнал сервера IP-адрес не попадает: там записываются время, путь, результат, длительность и
        случайный номер обращения — только для поиска неисправностей. Основание — наш законный интерес в безопасной
        работе сайта (п. 1 «f» ст. 6 GDPR).</p>
      <h2>4. Формы обратной связи и запросов</h2>
      <p>Когда вы пишете нам через форму, мы сохраняем имя, компанию, адрес электронной почты, ваш текст, выбранный язык и
        время. Эти данные используются только для ответа (п. 1 «b» или «f» ст. 6 GDPR) и удаляются, когда вопрос закрыт и
        нет законной обязанности их хранить. От роботов защищают код, который создаёт сам сайт, скрытое поле и учёт
        времени заполнения; третьи лица в этом не участвуют.</p>
      <h2>5. Отклики на вакансии</h2>
      <p>В форме отклика мы запрашиваем имя, фамилию, адрес электронной почты и до двух файлов. Основание — подготовка
        трудового договора (п. 1 «b» ст. 6 GDPR). Если договор не заключён, документы удаляются не позднее чем через
        шесть месяцев после завершения отбора.</p>
      <h2>6. Без cookie, язык — в памяти браузера</h2>
      <p>Сайт <strong>не использует файлы cookie</strong>. Чтобы страницы открывались на выбранном языке, он сохраняет этот
        выбор в локальном хранилище вашего браузера под именем «i18nextLng»; удалить его можно в любой момент в
        настройках браузера. Только у вошедших администраторов дополнительно хранится ключ доступа. И то и другое
        строго необходимо для работы запрошенного сервиса (п. 2 ч. 2 § 25 закона TDDDG).</p>
      <h2>7. Видео</h2>
      <p>На сайт <strong>не встроены видеосервисы и видеоплееры</strong> третьих лиц.</p>
      <h2>8. Аналитика</h2>
      <p>Мы <strong>не применяем сервисы аналитики и рекламы</strong> и не составляем профилей пользователей.</p>
      <h2>9. Шрифты</h2>
      <p>Шрифты загружаются с нашего собственного сервера или берутся с вашего устройства. Соединение со сторонними
        сервисами шрифтов не устанавливается.</p>
      <h2>10. Получатели</h2>
      <p>Данные видят только сотрудники, которым они нужны для работы с вашим обращением, и исполнители, обслуживающие
        сервер по нашему поручению. За пределы Европейского союза данные не передаются. Автоматизированных решений мы не
        принимаем.</p>`,
  },
  images: [],
  parts: [],
};
