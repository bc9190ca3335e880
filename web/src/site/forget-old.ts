import { forgetOldForms } from './form/kept-forms.ts';
import { forgetOldSent } from './form/sent-enquiries.ts';
import { forgetOldPastedText } from './pasted-list/pasted-text.ts';

/** Deletes what the browser has kept for its time, also of screens that nobody opens again. */
export function forgetOld(): void {
  forgetOldForms();
  forgetOldPastedText();
  forgetOldSent();
}
