import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Screen } from '../site/ui/Screen.tsx';

interface NotFoundScreenProps {
  /** Called when it is rendered. */
  onRender: () => void;
}

/** Shows that an address has no screen, with links to go on. */
export function NotFoundScreen({ onRender }: NotFoundScreenProps) {
  const { t } = useTranslation();
  onRender();

  return (
    <Screen title={t('Page not found')}>
      <p>{t('page not found hint')}</p>
      <ul>
        {[
          ['/', t('home page')],
          ['/gas-turbina', t('gas turbines')],
          ['/spare-parts', t('spare parts')],
          ['/contacts', t('contacts')],
        ].map(([to = '', label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
