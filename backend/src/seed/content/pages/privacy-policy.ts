import type { SeedPage } from '../../content-types.ts';
import { rich } from '../rich.ts';

// The policy describes what this software does. Whoever changes that (logs, counters, browser
// storage, what forms keep and for how long, anything loaded from elsewhere) changes this text too.
// Its 14 days of logs are set up as the operations guide says.
export const privacyPolicy: SeedPage = {
  slug: 'privacy-policy',
  text: {
    de: rich`
      <p>Diese Erklärung beschreibt, welche personenbezogenen Daten wir beim Besuch dieser Website verarbeiten,
        wozu, auf welcher Rechtsgrundlage und wie lange. Stand: November 2026.</p>
      <h2>1. Verantwortlicher</h2>
      <p>Hamberg Turbinen GmbH, Hinter dem Hamberge 26, 37081 Göttingen, Deutschland. Telefon +49 551 000260,
        E-Mail info@hamberg-turbinen.example. Weitere Angaben stehen im Impressum.</p>
      <p>Einen Datenschutzbeauftragten haben wir nicht benannt, weil bei uns in der Regel weniger als 20 Personen
        ständig mit der automatisierten Verarbeitung personenbezogener Daten beschäftigt sind (§ 38 Abs. 1 BDSG).
        Fragen zum Datenschutz beantworten wir unter den genannten Kontaktdaten.</p>
      <h2>2. Ihre Rechte</h2>
      <ul>
        <li>Auskunft über die zu Ihnen gespeicherten Daten (Art. 15 DSGVO)</li>
        <li>Berichtigung unrichtiger und Ergänzung unvollständiger Daten (Art. 16 DSGVO)</li>
        <li>Löschung (Art. 17 DSGVO) und Einschränkung der Verarbeitung (Art. 18 DSGVO)</li>
        <li>Übertragung der Daten, die Sie uns gegeben haben, in einem gängigen Format (Art. 20 DSGVO)</li>
        <li>Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO)</li>
        <li>Beschwerde bei einer Aufsichtsbehörde (Art. 77 DSGVO); für uns ist das der Landesbeauftragte für den Datenschutz Niedersachsen in Hannover</li>
      </ul>
      <p>Eine formlose Nachricht an die oben genannte Adresse genügt.</p>
      <h2>3. Ihr Widerspruchsrecht (Art. 21 DSGVO)</h2>
      <p><strong>Soweit wir Daten aufgrund unseres berechtigten Interesses verarbeiten (Art. 6 Abs. 1 lit. f DSGVO),
        können Sie dem jederzeit aus Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben. Wir
        verarbeiten die Daten dann nicht mehr, es sei denn, zwingende schutzwürdige Gründe überwiegen Ihre
        Interessen oder die Verarbeitung dient Rechtsansprüchen. Für Direktwerbung verwenden wir Ihre Daten
        nicht.</strong></p>
      <h2>4. Serverprotokolle und Zähler</h2>
      <p>Beim Aufruf einer Seite überträgt Ihr Browser technisch bedingt Ihre IP-Adresse. Wir brauchen sie, um die
        Antwort zuzustellen. Um Überlastung und Missbrauch abzuwehren, zählen wir außerdem je Adresse: Aufrufe für
        eine Minute, abgesendete Formulare und Anmeldungen für zehn Minuten, fehlgeschlagene Anmeldungen für 15
        Minuten. Danach verlieren diese Zähler ihre Wirkung und werden spätestens beim nächsten Zählen gelöscht.</p>
      <p>In die Protokolle des Servers und des vorgeschalteten Proxys gelangt die IP-Adresse nicht. Sie enthalten
        Zeitpunkt, aufgerufenen Pfad, Ergebnis, Dauer und eine zufällige Vorgangsnummer, dienen allein der Fehlersuche
        und werden nach 14 Tagen gelöscht. Rechtsgrundlage für Zähler und Protokolle ist unser berechtigtes Interesse
        an einem sicheren, störungsfreien Betrieb (Art. 6 Abs. 1 lit. f DSGVO).</p>
      <h2>5. Kontakt- und Anfrageformulare</h2>
      <p>Wenn Sie uns über ein Formular schreiben (Kontakt, Vorbestellung, Verfügbarkeitsanfrage), speichern wir Namen,
        Firma, E-Mail-Adresse, die Telefonnummer, wenn Sie eine angeben, Ihren Text, die Dateien, die Sie anhängen, die
        eingestellte Sprache und den Zeitpunkt. Dateien werden erst mit der Anfrage übertragen; gehört eine zu keiner
        Anfrage, weil das Senden abbricht, löschen wir sie nach zwei Tagen. Wir verwenden die Angaben nur zur Beantwortung. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO, wenn
        es um einen Vertrag mit Ihnen selbst geht, sonst Art. 6 Abs. 1 lit. f DSGVO: Unser Interesse ist es, Anfragen
        von Unternehmen und ihren Mitarbeitern zu beantworten.</p>
      <p>Sie sind nicht verpflichtet, uns Daten zu geben. Ohne Namen, Firma und E-Mail-Adresse können wir eine Anfrage
        aber nicht annehmen; Telefonnummer, Text und Dateien sind freiwillig.</p>
      <p>Wir löschen Anfragen von Hand, sobald der Vorgang abgeschlossen ist und keine gesetzliche Aufbewahrungspflicht
        besteht; Handels- und Geschäftsbriefe müssen wir sechs Jahre aufbewahren (§ 257 HGB, § 147 AO). In
        Sicherungskopien bleiben gelöschte Daten, bis die Kopie ersetzt wird.</p>
      <p>Zum Schutz vor Robotern dienen ein Code, den diese Website selbst erzeugt, ein verborgenes Feld und die
        Ausfülldauer. Sprechen Feld oder Dauer für einen Roboter, kennzeichnen wir die Nachricht als verdächtig und
        speichern diese Kennzeichnung; abgewiesen wird sie deshalb nicht. Rechtsgrundlage ist unser berechtigtes
        Interesse, unerwünschte Nachrichten zu erkennen (Art. 6 Abs. 1 lit. f DSGVO). Dritte sind daran nicht
        beteiligt.</p>
      <h2>6. Bewerbungen</h2>
      <p>Im Bewerbungsformular erheben wir Vorname, Nachname, E-Mail-Adresse und bis zu zwei Dateien, auf Wunsch auch
        die gewünschte Stelle und einen Satz zu Ihrer Erfahrung; dazu speichern wir Sprache, Zeitpunkt und die
        Kennzeichnung nach Abschnitt 5. Rechtsgrundlage ist die Anbahnung eines Arbeitsverhältnisses (Art. 6 Abs. 1 lit.
        b DSGVO). Die Angaben sind freiwillig; ohne Namen und E-Mail-Adresse können wir eine Bewerbung aber nicht
        annehmen.</p>
      <p>Kommt es nicht zu einer Einstellung, löschen wir die Unterlagen spätestens sechs Monate nach
        Abschluss des Verfahrens; in dieser Zeit können Ansprüche geltend gemacht werden (§ 15 AGG, § 61b ArbGG). Für
        Sicherungskopien gilt Abschnitt 5.</p>
      <h2>7. Telefon und E-Mail</h2>
      <p>Wenn Sie uns anrufen oder eine E-Mail schreiben, verarbeiten wir Ihre Angaben wie die aus einem Formular: zum
        selben Zweck, auf derselben Rechtsgrundlage und ebenso lange.</p>
      <h2>8. Keine Cookies, Sprachwahl im Browserspeicher</h2>
      <p>Diese Website setzt <strong>keine Cookies</strong>. Damit die Seiten in der gewählten Sprache erscheinen,
        legt sie die Sprachwahl unter dem Namen „i18nextLng“ im lokalen Speicher Ihres Browsers ab. Sie bleibt dort, bis
        Sie sie in den Browsereinstellungen löschen. Teile, die Sie für eine Anfrage
        zusammenstellen, stehen dort, bis Sie sie senden oder entfernen. Was Sie in ein Anfrageformular eintippen oder
        als Liste einfügen, bleibt dort einen Tag, damit es bei einem Abbruch der Verbindung nicht verloren geht; nach
        dem Senden wird es aus dem Formular gelöscht. Eine gesendete Anfrage für mehrere Teile bleibt dort 30 Tage, mit
        Zeitpunkt und Referenz, aber ohne Name, Firma und Kontaktdaten, damit Sie nachsehen können, was Sie angefragt
        haben; Sie können sie jederzeit von diesem Gerät löschen. Ist die Frist um, wird beides gelöscht, sobald die
        Website wieder geöffnet wird. Nur bei angemeldeten Administratoren kommen ein Zugangsschlüssel und noch nicht
        gespeicherte Eingaben hinzu. All dies ist für den gewünschten Dienst unbedingt erforderlich
        (§ 25 Abs. 2 Nr. 2 TDDDG).</p>
      <h2>9. Videos</h2>
      <p>Es ist <strong>kein Videodienst und kein Videoplayer</strong> eines Dritten eingebunden.</p>
      <h2>10. Analyse</h2>
      <p>Wir verwenden <strong>keine Analyse- und Werbedienste</strong> und bilden keine Nutzungsprofile.</p>
      <h2>11. Schriften</h2>
      <p>Die Schriften liegen auf unserem eigenen Server oder auf Ihrem Gerät. Eine Verbindung zu einem
        Schriftendienst wird nicht aufgebaut.</p>
      <h2>12. Empfänger</h2>
      <p>Ihre Daten erhalten nur die Mitarbeiter, die sie zur Bearbeitung brauchen, und Dienstleister, die in unserem
        Auftrag den Server betreiben (Art. 28 DSGVO). Ein Verteilnetz (CDN) eines Dritten ist dem Server nicht
        vorgeschaltet. Eine Übermittlung in Länder außerhalb der Europäischen Union findet nicht statt. Automatisierte
        Entscheidungen treffen wir nicht.</p>`,
    en: rich`
      <p>This policy describes which personal data we process when you visit this website, for what purpose, on what
        legal basis and for how long. Last updated: November 2026.</p>
      <h2>1. Controller</h2>
      <p>Hamberg Turbinen GmbH, Hinter dem Hamberge 26, 37081 Göttingen, Germany. Telephone +49 551 000260, e-mail
        info@hamberg-turbinen.example. Further details are given in the imprint.</p>
      <p>We have not appointed a data protection officer, as fewer than 20 people here are, as a rule, constantly
        engaged in the automated processing of personal data (Section 38(1) BDSG, the German Federal Data Protection
        Act). Please send questions on data protection to the contact details above.</p>
      <h2>2. Your rights</h2>
      <ul>
        <li>Access to the data stored about you (Art. 15 GDPR)</li>
        <li>Rectification of inaccurate and completion of incomplete data (Art. 16 GDPR)</li>
        <li>Erasure (Art. 17 GDPR) and restriction of processing (Art. 18 GDPR)</li>
        <li>Portability of the data you have given us, in a common format (Art. 20 GDPR)</li>
        <li>Withdrawal of consent with effect for the future (Art. 7(3) GDPR)</li>
        <li>A complaint to a supervisory authority (Art. 77 GDPR); the one competent for us is the data protection authority of Lower Saxony in Hanover</li>
      </ul>
      <p>An informal message to the address above is enough.</p>
      <h2>3. Your right to object (Art. 21 GDPR)</h2>
      <p><strong>Where we process data on the basis of our legitimate interest (Art. 6(1)(f) GDPR), you may object at any
        time on grounds relating to your particular situation. We then no longer process the data, unless compelling
        legitimate grounds override your interests or the processing serves legal claims. We do not use your data for
        direct marketing.</strong></p>
      <h2>4. Server logs and counters</h2>
      <p>When a page is requested, your browser necessarily transmits your IP address. We need it to deliver the
        response. To ward off overload and abuse we also count by address: requests for one minute, forms sent and
        logins for ten minutes, failed logins for 15 minutes. After that these counters have no effect and are deleted
        no later than at the next count.</p>
      <p>The IP address does not enter the logs of the server or of the proxy in front of it. They hold time, path,
        result, duration and a random request number, serve fault-finding only and are deleted after 14 days. The legal
        basis for counters and logs is our legitimate interest in secure and trouble-free operation (Art. 6(1)(f)
        GDPR).</p>
      <h2>5. Contact and enquiry forms</h2>
      <p>When you write to us through a form (contact, pre-order, availability inquiry), we store name, company, e-mail
        address, phone number if you give one, your text, the files you attach, the language chosen and the time. Files
        are sent with the enquiry, not before; one that belongs to no enquiry, because sending was interrupted, is
        deleted after two days. We use the data only to answer you. The legal basis is Art. 6(1)(b) GDPR where a contract with you yourself is concerned, otherwise Art.
        6(1)(f) GDPR: our interest is to answer enquiries from companies and their staff.</p>
      <p>You are not obliged to give us any data. Without name, company and e-mail address, however, we cannot accept an
        enquiry; phone number, text and files are optional.</p>
      <p>We delete enquiries by hand once the matter is closed and no statutory retention period applies; business
        letters must be kept for six years (Section 257 HGB, Section 147 AO). Deleted data remains in backup copies until
        the copy is replaced.</p>
      <p>Robots are kept out by a code that this website generates itself, a hidden field and the time taken to fill in
        the form. Where field or time suggest a robot, we mark the message as suspicious and store that mark; it is not
        rejected for it. The legal basis is our legitimate interest in recognising unwanted messages (Art. 6(1)(f) GDPR).
        No third party is involved.</p>
      <h2>6. Applications</h2>
      <p>The application form asks for first name, last name, e-mail address and up to two files, and, if you wish, for
        the position and a sentence on your experience; we also store language, time and the mark described in section
        5. The legal basis is the preparation of an employment contract (Art. 6(1)(b) GDPR). Giving the data is
        voluntary; without name and e-mail address, however, we cannot accept an application.</p>
      <p>If no employment follows, we delete the documents no later than six months after the end of the
        procedure; claims can be made within that time (Section 15 AGG, Section 61b ArbGG). Section 5 applies to backup
        copies.</p>
      <h2>7. Telephone and e-mail</h2>
      <p>When you call us or send an e-mail, we process your details like those from a form: for the same purpose, on the
        same legal basis and for as long.</p>
      <h2>8. No cookies, language kept in browser storage</h2>
      <p>This website sets <strong>no cookies</strong>. To show the pages in the language you have chosen, it keeps
        that choice in the local storage of your browser under the name “i18nextLng”. It stays there until you delete it
        in your browser settings. Parts that you put together for an enquiry stay there until you send or
        remove them. What you type into an enquiry form or paste as a list stays there for a day, so that it is not lost
        if the connection breaks; it is cleared from the form once it has been sent. An enquiry for several parts stays
        there for 30 days after it was sent, with time and reference but without name, company and contact details, so
        that you can look up what you asked for; you can remove it from this device at any time. Once that time is over,
        both are deleted as soon as the website is opened again. Only for administrators who have logged in are an access
        key and input not yet saved kept as well. All of this is strictly necessary for the service requested (Section
        25(2) no. 2 TDDDG, the German act on privacy in digital services).</p>
      <h2>9. Videos</h2>
      <p><strong>No video service and no video player</strong> of any third party is embedded.</p>
      <h2>10. Analytics</h2>
      <p>We use <strong>no analytics or advertising services</strong> and build no user profiles.</p>
      <h2>11. Fonts</h2>
      <p>Fonts are served from our own server or taken from your device. No connection to a font service is made.</p>
      <h2>12. Recipients</h2>
      <p>Your data is seen only by the staff who need it to deal with your matter and by service providers who run the
        server on our behalf (Art. 28 GDPR). No third party’s content delivery network (CDN) stands in front of the
        server. No data is transferred outside the European Union. We make no automated decisions.</p>`,
    ru: rich`
      <p>Здесь описано, какие персональные данные мы обрабатываем при посещении этого сайта, с какой целью, на каком
        правовом основании и как долго. Редакция: ноябрь 2026 года.</p>
      <h2>1. Ответственное лицо</h2>
      <p>Hamberg Turbinen GmbH, Hinter dem Hamberge 26, 37081 Göttingen, Германия. Телефон +49 551 000260, e-mail
        info@hamberg-turbinen.example. Прочие сведения приведены в разделе «Правовая информация».</p>
      <p>Уполномоченный по защите данных не назначен, так как автоматизированной обработкой персональных данных у нас,
        как правило, постоянно заняты менее 20 человек (ч. 1 § 38 закона Германии BDSG). На вопросы о защите данных мы
        ответим по указанным контактам.</p>
      <h2>2. Ваши права</h2>
      <ul>
        <li>доступ к хранящимся о вас данным (ст. 15 GDPR)</li>
        <li>исправление неверных и дополнение неполных данных (ст. 16 GDPR)</li>
        <li>удаление (ст. 17 GDPR) и ограничение обработки (ст. 18 GDPR)</li>
        <li>получение предоставленных вами данных в распространённом формате (ст. 20 GDPR)</li>
        <li>отзыв согласия на будущее (п. 3 ст. 7 GDPR)</li>
        <li>жалоба в надзорный орган (ст. 77 GDPR); для нас это ведомство по защите данных земли Нижняя Саксония в Ганновере</li>
      </ul>
      <p>Достаточно сообщения в свободной форме по указанному выше адресу.</p>
      <h2>3. Ваше право на возражение (ст. 21 GDPR)</h2>
      <p><strong>Если мы обрабатываем данные на основании нашего законного интереса (п. 1 «f» ст. 6 GDPR), вы можете в
        любой момент возразить против этого по причинам, связанным с вашей конкретной ситуацией. После этого мы
        прекращаем обработку, если только веские законные основания не перевешивают ваши интересы или обработка не
        служит правовым требованиям. Для прямой рекламы мы ваши данные не используем.</strong></p>
      <h2>4. Журналы сервера и счётчики</h2>
      <p>При открытии страницы браузер неизбежно передаёт ваш IP-адрес. Он нужен, чтобы доставить ответ. Для защиты от
        перегрузки и злоупотреблений мы также ведём подсчёт по адресам: обращений — в течение одной минуты, отправленных
        форм и входов — десяти минут, неудачных попыток входа — 15 минут. После этого счётчики теряют силу и удаляются не
        позднее следующего подсчёта.</p>
      <p>В журналы сервера и стоящего перед ним прокси IP-адрес не попадает. В них записываются время, путь, результат,
        длительность и случайный номер обращения; они служат только для поиска неисправностей и удаляются через 14 дней.
        Основание для счётчиков и журналов — наш законный интерес в безопасной и бесперебойной работе сайта (п. 1 «f»
        ст. 6 GDPR).</p>
      <h2>5. Формы обратной связи и запросов</h2>
      <p>Когда вы пишете нам через форму (контакты, предзаказ, запрос о наличии), мы сохраняем имя, компанию, адрес
        электронной почты, номер телефона, если вы его указали, ваш текст, приложенные файлы, выбранный язык
        и время. Файлы передаются вместе с запросом, а не раньше; если отправка прервалась и файл не относится ни к одному
        запросу, мы удаляем его через два дня. Эти данные
        используются только для ответа. Основание — п. 1 «b» ст. 6 GDPR, если речь идёт о договоре с вами лично, в
        остальных случаях — п. 1 «f» ст. 6 GDPR: наш интерес состоит в том, чтобы отвечать на запросы компаний и их
        сотрудников.</p>
      <p>Вы не обязаны предоставлять нам данные. Однако без имени, компании и адреса электронной почты мы не можем
        принять запрос; номер телефона, текст и файлы необязательны.</p>
      <p>Запросы мы удаляем вручную, когда вопрос закрыт и нет законной обязанности их хранить; деловую переписку мы
        обязаны хранить шесть лет (§ 257 HGB, § 147 AO). В резервных копиях удалённые данные остаются до замены копии.</p>
      <p>От роботов защищают код, который создаёт сам сайт, скрытое поле и учёт времени заполнения. Если поле или время
        указывают на робота, мы помечаем сообщение как подозрительное и сохраняем эту отметку; из-за неё сообщение не
        отклоняется. Основание — наш законный интерес в распознавании нежелательных сообщений (п. 1 «f» ст. 6 GDPR).
        Третьи лица в этом не участвуют.</p>
      <h2>6. Отклики на вакансии</h2>
      <p>В форме отклика мы запрашиваем имя, фамилию, адрес электронной почты и до двух файлов, а также по вашему
        желанию — вакансию и фразу об опыте; кроме того, сохраняем язык, время и отметку, описанную в разделе 5.
        Основание — подготовка трудового договора (п. 1 «b» ст. 6 GDPR). Данные предоставляются добровольно, однако без
        имени и адреса электронной почты мы не можем принять отклик.</p>
      <p>Если договор не заключён, мы удаляем документы не позднее чем через шесть месяцев после завершения
        отбора: в течение этого времени возможны претензии (§ 15 AGG, § 61b ArbGG). О резервных копиях сказано в
        разделе 5.</p>
      <h2>7. Телефон и электронная почта</h2>
      <p>Если вы звоните нам или пишете по электронной почте, мы обрабатываем ваши данные так же, как данные из формы: с
        той же целью, на том же основании и столько же времени.</p>
      <h2>8. Без cookie, язык — в памяти браузера</h2>
      <p>Сайт <strong>не использует файлы cookie</strong>. Чтобы страницы открывались на выбранном языке, он сохраняет этот
        выбор в локальном хранилище вашего браузера под именем «i18nextLng». Он остаётся там, пока вы не удалите его в
        настройках браузера. Детали, которые вы собираете для запроса, хранятся там, пока вы их не отправите
        или не удалите. Текст, введённый в форму запроса или вставленный как список, хранится там один день, чтобы он не
        пропал при обрыве связи; после отправки он из формы удаляется. Отправленный запрос на несколько деталей хранится
        там 30 дней — с датой и номером обращения, но без имени, компании и контактных данных, чтобы вы могли посмотреть,
        что запрашивали; его можно в любой момент удалить с этого устройства. По истечении срока то и другое удаляется,
        как только сайт откроют снова. Только у вошедших администраторов дополнительно хранятся ключ доступа и ещё не
        сохранённые правки. Всё это строго необходимо для работы запрошенного сервиса (п. 2 ч. 2 § 25 закона TDDDG).</p>
      <h2>9. Видео</h2>
      <p>На сайт <strong>не встроены видеосервисы и видеоплееры</strong> третьих лиц.</p>
      <h2>10. Аналитика</h2>
      <p>Мы <strong>не применяем сервисы аналитики и рекламы</strong> и не составляем профилей пользователей.</p>
      <h2>11. Шрифты</h2>
      <p>Шрифты загружаются с нашего собственного сервера или берутся с вашего устройства. Соединение со сторонними
        сервисами шрифтов не устанавливается.</p>
      <h2>12. Получатели</h2>
      <p>Данные видят только сотрудники, которым они нужны для работы с вашим обращением, и исполнители, обслуживающие
        сервер по нашему поручению (ст. 28 GDPR). Сеть доставки контента (CDN) третьих лиц перед сервером не стоит. За
        пределы Европейского союза данные не передаются. Автоматизированных решений мы не принимаем.</p>`,
  },
  images: [],
  parts: [],
};
