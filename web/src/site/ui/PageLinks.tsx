import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { ServerSideContext } from '../../ui/screen/server-side.ts';
import { pageAddress } from '../page-address.ts';
import classes from './PageLinks.module.css';
import { usePage } from './use-page.ts';

interface PageLinksProps {
  /** The length of the whole list. */
  total: number;
  pageSize: number;
  /** Whether each language has a list of its own. */
  isOfOneLanguage?: boolean;
}

/**
 * Links the pages of a list in its document, for readers without scripts and for search engines. The
 * first script removes them, since the app shows the list whole.
 */
export function PageLinks({ total, pageSize, isOfOneLanguage = false }: PageLinksProps) {
  const { t } = useTranslation();
  const serverSide = use(ServerSideContext);
  const { pathname } = useLocation();
  const page = usePage();
  const last = Math.max(1, Math.ceil(total / pageSize));
  serverSide?.paginate({ page, last, isOfOneLanguage });

  if (!serverSide || last === 1) return null;
  const link = (to: number, label: string, rel?: 'prev' | 'next') => (
    <li key={label}>
      <Link
        to={pageAddress(pathname, to)}
        rel={rel}
        aria-current={to === page ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav data-without-scripts className={classes.pages} aria-label={t('pages of the list')}>
      <ul>
        {page > 1 && link(1, t('first page'))}
        {page > 1 && link(page - 1, t('previous page'), 'prev')}
        {page < last && link(page + 1, t('next page'), 'next')}
        {page < last && link(last, t('last page'))}
      </ul>
      <ol>{numbersAround(page, last).map((number) => link(number, String(number)))}</ol>
    </nav>
  );
}

/** Returns the numbers that are linked: those nearby and every tenth, so that a long list is few links away. */
function numbersAround(page: number, last: number): number[] {
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const isNear = (number: number) => Math.abs(number - page) <= 5;
  return numbers.filter(
    (number) => number === 1 || number === last || isNear(number) || number % 10 === 0,
  );
}
