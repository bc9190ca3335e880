import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { languageOf } from '../../i18n/languages.ts';
import { useScreenLanguage } from '../../i18n/use-language.ts';
import { EnquireLink } from '../ui/EnquireLink.tsx';
import { EntryLinks } from '../ui/EntryLinks.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SiteImage } from '../ui/SiteImage.tsx';
import { useTextLanguages } from '../../ui/screen/screen-languages.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { pathOf } from '../../public-screens.ts';
import { LeadHome } from '../ui/LeadHome.tsx';
import { useMenu } from '../use-menu.ts';
import { relatedServices } from './related-services.ts';
import { ServiceScreenDocument } from './ServiceScreen.generated.ts';
import classes from './ServiceScreen.module.css';

/** Shows a service: title, images of at most 500px and the text (spec 2.8). */
export function ServiceScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const language = useScreenLanguage();
  const { service } = useScreenQuery(ServiceScreenDocument, { id, language }).data;
  const { services } = useMenu();
  useTextLanguages(service?.title, pathOf('/service/:id', id));

  if (!service) return <LeadHome />;
  const { text, images } = service;
  const title = service.title.in || t('services');
  const titleLanguage = languageOf(service.title.writtenIn);

  return (
    <Screen title={title} lang={titleLanguage} description={text.in}>
      <div className={classes.columns}>
        <div>
          <RichText html={text.in} lang={languageOf(text.writtenIn)} />
          <EnquireLink about={title} />
        </div>
        <div className={classes.images}>
          {images.map((image, index) => (
            <SiteImage
              key={image.path}
              image={image}
              alt={`${title} ${index + 1}`}
              lang={titleLanguage}
              sizes="(max-width: 56em) 92vw, 500px"
              className={classes.image}
              eager={index < 2}
            />
          ))}
        </div>
      </div>
      <EntryLinks title={t('related services')} entries={relatedServices(id, services, 4)} />
    </Screen>
  );
}
