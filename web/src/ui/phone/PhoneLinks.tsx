import { phoneParts } from './phone-parts.ts';

interface PhoneLinksProps {
  /** A telephone number, or a text with several. */
  phone: string;
  /** Says before each number, for screen readers, what it is. */
  label?: string;
}

/** Shows telephone numbers as they are written, each as a link of its own that dials it. */
export function PhoneLinks({ phone, label }: PhoneLinksProps) {
  return phoneParts(phone).map(({ text, href }, index) =>
    href ? (
      <a key={index} href={href} aria-label={label && `${label}: ${text}`}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
