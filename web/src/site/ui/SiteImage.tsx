import type { ComponentProps } from 'react';

import { useLanguage } from '../../i18n/use-language.ts';
import { StoredImage } from '../../ui/image/StoredImage.tsx';

/** Shows a stored image to visitors; what is said of it in their language takes the place of `alt`. */
export function SiteImage(props: Omit<ComponentProps<typeof StoredImage>, 'readers'>) {
  return <StoredImage {...props} readers={useLanguage().language} />;
}
