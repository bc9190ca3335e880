import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { PasteField } from '../pasted-list/PasteField.tsx';
import { useMenu } from '../use-menu.ts';
import classes from './SparePartsScreen.module.css';

/** Leads to the part lists, to the enquiry for a pasted list, and to the pre-order below. */
export function PartLists() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { partLists } = useMenu();

  return (
    <div className={classes.start}>
      {partLists.length > 0 && (
        <section>
          <h2>{t('part lists')}</h2>
          <ul className={classes.lists}>
            {partLists.map(({ restId, path, title, lang }) => (
              <li key={restId} lang={lang}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section data-app-only>
        <h2>{t('paste a list')}</h2>
        <PasteField onSubmit={() => void navigate('/enquiry')} />
      </section>
      <p className={classes.toOrder}>
        <Button variant="default" onClick={goToPreOrder}>
          {t('to the pre-order')}
        </Button>
      </p>
    </div>
  );
}

/** As a link to the anchor would; but what stands after '#' is the route. */
function goToPreOrder() {
  const form = document.getElementById('pre-order');
  form?.scrollIntoView();
  form?.querySelector('h2')?.focus({ preventScroll: true });
}
