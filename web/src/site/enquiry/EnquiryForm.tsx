import { linesOf, readBasket } from '../basket/basket.ts';
import { AvailabilityForm } from '../form/AvailabilityForm.tsx';
import { useRequestForm } from '../form/use-request-form.ts';

/** Sends the parts of the basket as one availability inquiry, a line for each above the comment. */
export function EnquiryForm() {
  const form = useRequestForm({
    textOf: (comment) => [linesOf(readBasket()), comment.trim()].filter(Boolean).join('\n\n'),
  });
  return <AvailabilityForm form={form} />;
}
