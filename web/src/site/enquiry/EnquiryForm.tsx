import { useTranslation } from 'react-i18next';

import { showAlert } from '../../ui/alert/alert.ts';
import { linesOf, readBasket } from '../basket/basket.ts';
import { RequestForm } from '../form/RequestForm.tsx';
import { useRequestForm } from '../form/use-request-form.ts';

/**
 * Sends the parts of the basket as one enquiry, a line for each above the comment, by the rules of the
 * availability inquiry (spec 5).
 */
export function EnquiryForm() {
  const { t } = useTranslation();
  const form = useRequestForm({
    textOf: (comment) => [linesOf(readBasket()), comment.trim()].filter(Boolean).join('\n\n'),
  });

  async function handleSubmit(element: HTMLFormElement) {
    const verified = form.checkVerified();
    if (!verified) showAlert(t('It was not confirmed that you were not a Robot'));
    if (form.checkFilled(element) && verified) await form.send(element);
  }

  return (
    <RequestForm
      form={form}
      title={t('availability inquiry')}
      order={['name', 'email', 'company']}
      commentLabel={t('Comment')}
      commentRows={4}
      sendLabel={t('Availability inquiry')}
      onSubmit={handleSubmit}
    />
  );
}
