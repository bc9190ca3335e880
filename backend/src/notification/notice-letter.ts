import { oneLine, type Letter } from './letter.ts';
import type { Notice } from './notice.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'Europe/Berlin',
});

/** Writes to the company what a visitor has sent. In English, as the dashboard is. */
export function noticeLetter(notice: Notice, publicUrl: string | undefined): Letter {
  const { email, createdAt } = notice;
  const mark = notice.suspected ? 'Suspected robot: ' : '';
  const common: Letter['fields'] = [
    ['E-mail', email],
    ['Language', languageNames.of(notice.language) ?? notice.language],
    ['Received', time.format(createdAt)],
  ];
  const link = (screen: string) =>
    publicUrl && { label: 'Open the dashboard', url: `${publicUrl}/#/dashboard/${screen}` };
  if (notice.form === 'request') {
    const { name, company, phone, text, files } = notice;
    return {
      language: 'en',
      subject: oneLine(`${mark}Enquiry from ${name}, ${company}`),
      fields: [['Name', name], ['Company', company], ...given('Phone', phone), ...common],
      paragraphs: [text, ...(files.length > 0 ? [filesLine('sender', files.length)] : [])],
      link: link('requests') || undefined,
    };
  }
  const { firstName, lastName, job, experience, files } = notice;
  return {
    language: 'en',
    subject: oneLine(`${mark}Application from ${firstName} ${lastName}`),
    fields: [['Name', `${firstName} ${lastName}`], ...given('Job', job), ...common],
    paragraphs: [experience, filesLine('applicant', files.length)].filter(Boolean),
    link: link('applications') || undefined,
  };
}

function filesLine(who: string, count: number): string {
  if (count === 0) return `The ${who} attached no files.`;
  return `The ${who} attached ${count === 1 ? 'a file' : `${count} files`}; find ${count === 1 ? 'it' : 'them'} in the dashboard.`;
}

/** A field that is left out where the visitor has not filled it in. */
function given(label: string, value: string): Letter['fields'] {
  return value === '' ? [] : [[label, value]];
}
