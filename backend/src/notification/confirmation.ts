import type { Database } from '../database/database.ts';
import { locales, type Language } from '../languages.ts';
import type { Letter } from './letter.ts';
import type { Notice } from './notice.ts';

interface Words {
  subject: string;
  text: (day: string) => string;
}

interface Confirmation {
  greeting: string;
  request: Words;
  application: Words;
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
    automatic:
      'Это письмо отправлено автоматически. Если вы нам не писали, значит, кто-то указал ваш адрес; делать ничего не нужно.',
  },
};

/**
 * Writes a confirmation to the visitor in his language. It holds nothing that he typed, since the
 * address may be somebody else's.
 */
export async function confirmationIn(notice: Notice, database: Database): Promise<Letter> {
  const { language, form, createdAt } = notice;
  const { greeting, automatic, ...words } = confirmations[language];
  const day = createdAt.toLocaleDateString(locales[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  });
  const company = await database
    .selectFrom('settings')
    .select(['address', 'phone', 'email'])
    .executeTakeFirst();
  const signature = [company?.address, company?.phone, company?.email].filter(Boolean).join('\n');
  const { subject, text } = words[form];
  const paragraphs = [greeting, text(day), automatic, signature].filter(Boolean);
  return { language, subject, fields: [], paragraphs };
}
