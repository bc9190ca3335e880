import { useTranslation } from 'react-i18next';

import { linesOf, readBasket } from '../basket/basket.ts';
import { AvailabilityForm } from '../form/AvailabilityForm.tsx';
import { useRequestForm } from '../form/use-request-form.ts';
import { Screen } from '../ui/Screen.tsx';
import { BasketTable } from './BasketTable.tsx';
import classes from './EnquiryScreen.module.css';
import { PasteList } from './PasteList.tsx';

/** Asks for several parts in one enquiry: our addition to the availability inquiry of spec 2.7. */
export function EnquiryScreen() {
  const { t } = useTranslation();

  return (
    <Screen title={t('enquiry for several parts')}>
      <div className={classes.columns}>
        <div>
          <BasketTable />
          <PasteList />
        </div>
        <EnquiryForm />
      </div>
    </Screen>
  );
}

/** Sends the parts of the basket as one availability inquiry, a line for each above the comment. */
function EnquiryForm() {
  const form = useRequestForm({
    textOf: (comment) => [linesOf(readBasket()), comment.trim()].filter(Boolean).join('\n\n'),
  });
  return <AvailabilityForm form={form} />;
}
