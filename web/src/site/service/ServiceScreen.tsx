import { Navigate, useParams } from 'react-router-dom';

import { useScreenLanguage } from '../../i18n/use-screen-language.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { StoredImage } from '../../ui/StoredImage.tsx';
import { useScreenQuery } from '../../ui/use-screen-query.ts';
import { ServiceScreenDocument } from './ServiceScreen.generated.ts';
import classes from './ServiceScreen.module.css';

/** A service: title, images of at most 500px and the text (spec 2.8). */
export function ServiceScreen() {
  const { id = '' } = useParams();
  const language = useScreenLanguage();
  const { service } = useScreenQuery(ServiceScreenDocument, { id, language }).data;

  if (!service) return <Navigate to="/" replace />;
  return (
    <Screen title={service.title.in} description={service.text.in}>
      <div className={classes.columns}>
        <RichText html={service.text.in} />
        <div className={classes.images}>
          {service.images.map((image, index) => (
            <StoredImage
              key={image.path}
              image={image}
              alt={`${service.title.in} ${index + 1}`}
              sizes="(max-width: 56em) 92vw, 500px"
              className={classes.image}
              eager={index < 2}
            />
          ))}
        </div>
      </div>
    </Screen>
  );
}
