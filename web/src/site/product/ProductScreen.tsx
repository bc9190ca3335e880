import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { languageOf } from '../../i18n/languages.ts';
import { useScreenLanguage } from '../../i18n/use-language.ts';
import { EnquireLink } from '../ui/EnquireLink.tsx';
import { EntryLinks } from '../ui/EntryLinks.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SiteImage } from '../ui/SiteImage.tsx';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { useScreenLanguages } from '../../ui/screen/screen-languages.ts';
import { productPaths } from '../ui/product.ts';
import { productName } from '../ui/product.ts';
import { LeadHome } from '../ui/LeadHome.tsx';
import { StockHint } from '../ui/StockHint.tsx';
import { useMenu } from '../use-menu.ts';
import { partListsOf } from './part-lists-of.ts';
import { ProductScreenDocument } from './ProductScreen.generated.ts';
import classes from './ProductScreen.module.css';

/** Shows a product with its data and properties (spec 2.9). */
export function ProductScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const language = useScreenLanguage();
  const { partLists } = useMenu();
  const { product } = useScreenQuery(ProductScreenDocument, { id, language }).data;
  const screenLanguages = useMemo(() => {
    const shown = languageOf(product?.language ?? null);
    return product && shown && { shown, paths: productPaths({ ...product, restId: id }) };
  }, [product, id]);
  useScreenLanguages(screenLanguages ?? undefined);

  if (!product) return <LeadHome />;
  const { category, description, type, model, power, properties } = product;
  // A product has one language, independent of the visitor's.
  const lang = languageOf(product.language);
  const name = productName(product);
  const title = name || t('gas turbines');
  const images = product.images.length > 0 ? product.images : [product.image].filter(isPresent);
  const data = [
    [t('Type'), type],
    [t('Model'), model],
    [t('Power(MW)'), power],
  ] as const;

  return (
    <Screen title={title} lang={name ? lang : undefined} description={description}>
      <div className={classes.columns}>
        <div className={classes.images} data-several={images.length > 1 || undefined}>
          {images.map((image, index) => (
            <SiteImage
              key={image.path}
              image={image}
              alt={`${title} ${index + 1}`}
              lang={name ? lang : undefined}
              sizes="(max-width: 56em) 92vw, 640px"
              className={classes.image}
              eager={index < 2}
            />
          ))}
        </div>
        <div>
          {category?.name.trim() && (
            <p className={classes.category} lang={lang}>
              {category.name}
            </p>
          )}
          <RichText html={description} lang={lang} />
          <dl className={classes.data}>
            {data.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd lang={lang} translate={name === t('Model') ? 'no' : undefined}>
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <EnquireLink
            about={[title, title.includes(model.trim()) ? '' : model].filter(Boolean).join(', ')}
          />
        </div>
      </div>
      {properties.map(({ id: propertyId, image, description: text }) => (
        <section key={propertyId} className={classes.property}>
          {image && (
            <SiteImage
              image={image}
              alt=""
              sizes="(max-width: 40em) 92vw, 420px"
              className={classes.image}
            />
          )}
          <RichText html={text} lang={lang} />
        </section>
      ))}
      <EntryLinks title={t('part lists')} entries={partListsOf(product, partLists)} />
      <StockHint />
    </Screen>
  );
}

function isPresent<T>(value: T | null): value is T {
  return value !== null;
}
