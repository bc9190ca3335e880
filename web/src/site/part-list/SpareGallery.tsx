import type { FragmentType } from '@apollo/client';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import type { Language } from '../../apollo/schema.generated.ts';
import { languageOf } from '../../i18n/languages.ts';
import { calloutNumbers } from '../../ui/image/callout-numbers.ts';
import type { BasketPart } from '../basket/basket.ts';
import { RichText } from '../ui/RichText.tsx';
import { DrawingCallouts } from './DrawingCallouts.tsx';
import { pickedPart } from './PartCells.tsx';
import { SpareGallery_SpareFragmentDoc } from './SpareGallery.generated.ts';
import type { SpareGallery_SpareFragment } from './SpareGallery.generated.ts';
import classes from './SpareGallery.module.css';

interface SpareGalleryProps {
  spare: FragmentType<SpareGallery_SpareFragment>;
  language: Language;
  /** Called with the part of a callout that is clicked. */
  onPick: (part: BasketPart) => void;
}

/** Shows a spare's images and text (spec 2.7, left side). */
export function SpareGallery({ spare, language, onPick }: SpareGalleryProps) {
  const { t } = useTranslation();
  const data = useFragmentData(SpareGallery_SpareFragmentDoc, spare, { language });
  const { edges } = data.parts;
  const partsOf = useMemo(() => {
    const numbered = edges.flatMap(({ node }) =>
      calloutNumbers(node.callout).map((number) => ({ number, node })),
    );
    const groups = Map.groupBy(numbered, ({ number }) => number);
    return new Map([...groups].map(([number, rows]) => [number, rows.map(({ node }) => node)]));
  }, [edges]);

  return (
    <div>
      <div className={classes.images}>
        {data.images.map((image, index) => (
          <DrawingCallouts
            key={image.path}
            image={image}
            alt={`${data.title.in || t('spare parts')} ${index + 1}`}
            lang={languageOf(data.title.writtenIn)}
            eager={index < 2}
            partsOf={partsOf}
            onPick={(part) => onPick(pickedPart(part))}
          />
        ))}
      </div>
      <RichText html={data.text.in} lang={languageOf(data.text.writtenIn)} />
    </div>
  );
}
