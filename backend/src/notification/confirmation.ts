import type { Database } from '../database/database.ts';
import { locales, type Language } from '../languages.ts';
import type { Letter } from './letter.ts';
import { listedLines, type FindParts } from './listed-lines.ts';
import type { Notice } from './notice.ts';

interface Words {
  subject: string;
  text: (day: string) => string;
}

interface Confirmation {
  greeting: string;
  request: Words;
  application: Words;
  reference: string;
  /** Above the parts that were asked for. */
  parts: string;
  /** Below them: what the copy leaves out. */
  others: string;
  automatic: string;
}

/** Exported for the lint of translations. */
export const confirmations: Record<Language, Confirmation> = {
  de: {
    greeting: 'Guten Tag,',
    request: {
      subject: 'Ihre Anfrage ist bei uns eingegangen',
      text: (day) =>
        `vielen Dank für Ihre Anfrage vom ${day}. Sie ist bei uns eingegangen; wir prüfen sie und melden uns bei Ihnen.`,
    },
    application: {
      subject: 'Ihre Bewerbung ist bei uns eingegangen',
      text: (day) =>
        `vielen Dank für Ihre Bewerbung vom ${day}. Sie ist bei uns eingegangen; wir prüfen sie und melden uns bei Ihnen.`,
    },
    reference: 'Referenz',
    parts: 'Sie haben nach diesen Teilen gefragt:',
    others:
      'Alles Weitere aus Ihrer Anfrage liegt uns ebenfalls vor. Zum Schutz vor Missbrauch wiederholt diese E-Mail nur, was in unseren Teilelisten steht.',
    automatic:
      'Diese E-Mail wurde automatisch versandt. Falls Sie uns nicht geschrieben haben, hat jemand Ihre Adresse eingetragen; Sie müssen dann nichts tun.',
  },
  en: {
    greeting: 'Hello,',
    request: {
      subject: 'We have received your enquiry',
      text: (day) =>
        `thank you for your enquiry of ${day}. We have received it, are looking into it and will get back to you.`,
    },
    application: {
      subject: 'We have received your application',
      text: (day) =>
        `thank you for your application of ${day}. We have received it, are looking into it and will get back to you.`,
    },
    reference: 'Reference',
    parts: 'You asked for these parts:',
    others:
      'We also have everything else that you wrote. To prevent misuse, this e-mail repeats only what our part lists say.',
    automatic:
      'This e-mail was sent automatically. If you have not written to us, somebody entered your address; you need not do anything.',
  },
  ru: {
    greeting: 'Здравствуйте!',
    request: {
      subject: 'Мы получили ваш запрос',
      text: (day) =>
        `Благодарим вас за запрос от ${day} Мы получили его, рассмотрим и свяжемся с вами.`,
    },
    application: {
      subject: 'Мы получили ваше резюме',
      text: (day) =>
        `Благодарим вас за резюме от ${day} Мы получили его, рассмотрим и свяжемся с вами.`,
    },
    reference: 'Номер обращения',
    parts: 'Вы запросили следующие детали:',
    others:
      'Всё остальное из вашего запроса мы тоже получили. Во избежание злоупотреблений в этом письме повторяется только то, что есть в наших списках деталей.',
    automatic:
      'Это письмо отправлено автоматически. Если вы нам не писали, значит, кто-то указал ваш адрес; делать ничего не нужно.',
  },
};

/**
 * Writes a confirmation to the visitor in their language. It names the parts of an enquiry as the part lists
 * write them, and nothing that they typed, since the address may be somebody else's.
 */
export async function confirmationIn(
  notice: Notice,
  database: Database,
  findParts: FindParts,
): Promise<Letter> {
  const { language, form, createdAt } = notice;
  const { greeting, reference, parts, others, automatic, ...words } = confirmations[language];
  const day = createdAt.toLocaleDateString(locales[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  });
  const company = await database
    .selectFrom('settings')
    .select(['address', 'phone', 'email'])
    .executeTakeFirstOrThrow();
  const signature = [company.address, company.phone, company.email].filter(Boolean).join('\n');
  const { subject, text } = words[form];
  const copy =
    notice.form === 'request'
      ? await listedLines(findParts, notice.text, language)
      : { lines: [], reference: '' };
  const listed = copy.lines.length > 0 ? [parts, copy.lines.join('\n'), others] : [];
  return {
    language,
    subject,
    fields: copy.reference === '' ? [] : [[reference, copy.reference]],
    paragraphs: [greeting, text(day), ...listed, automatic, signature].filter(Boolean),
  };
}
