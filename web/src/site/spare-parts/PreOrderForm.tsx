import { useTranslation } from 'react-i18next';

import { showFailure } from '../../ui/alert/alert.ts';
import { RequestForm } from '../form/RequestForm.tsx';
import { useRequestForm } from '../form/use-request-form.ts';

/**
 * Sends a pre-order (spec 2.6). The browser requires name, company and e-mail; an unconfirmed robot
 * causes an alert, but does not block the order (spec 5).
 */
export function PreOrderForm() {
  const { t } = useTranslation();
  const form = useRequestForm();

  async function handleSubmit(element: HTMLFormElement) {
    if (!form.checkVerified()) showFailure(t('It was not confirmed that you were not a Robot'));
    const fields = element.querySelectorAll('input:not([type=checkbox])');
    const isFilled = [...fields].every(
      (field) => !(field instanceof HTMLInputElement) || field.reportValidity(),
    );
    // The browser lets blanks through.
    if (isFilled && form.checkFilled(element)) await form.send(element);
  }

  return (
    <RequestForm
      form={form}
      id="pre-order"
      title={t('pre-order')}
      note={t('All fields of the form must be filled in')}
      order={['name', 'company', 'email']}
      browserRequires
      commentLabel={t('Order / Comment')}
      commentRows={6}
      sendLabel={t('Send pre-order')}
      onSubmit={handleSubmit}
    />
  );
}
