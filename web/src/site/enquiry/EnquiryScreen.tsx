import { useTranslation } from 'react-i18next';

import { Screen } from '../ui/Screen.tsx';
import { BasketTable } from './BasketTable.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
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
