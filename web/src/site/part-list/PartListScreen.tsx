import { useSuspenseQuery } from '@apollo/client/react';
import { Container, Title } from '@mantine/core';
import { useDeferredValue, useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import { useLanguage } from '../../i18n/language.ts';
import { AvailabilityInquiry } from './AvailabilityInquiry.tsx';
import type { AvailabilityInquiryHandle } from './AvailabilityInquiry.tsx';
import { PartListScreenDocument } from './PartListScreen.generated.ts';
import classes from './PartListScreen.module.css';
import { PartTable } from './PartTable.tsx';
import { SpareGallery } from './SpareGallery.tsx';

/** A spare with its part list and the availability inquiry (spec 2.7). */
export function PartListScreen() {
  const { id = '' } = useParams();
  // Deferred, so that a switch of the language keeps the old text until the new one has come.
  const language = useDeferredValue(useLanguage().schemaLanguage);
  const { spare } = useSuspenseQuery(PartListScreenDocument, { variables: { id, language } }).data;
  const inquiry = useRef<AvailabilityInquiryHandle>(null);

  if (!spare) return <Navigate to="/" replace />;
  return (
    <Container className={classes.screen}>
      <Title order={1}>{spare.title.in}</Title>
      <div className={classes.columns}>
        <SpareGallery spare={spare} language={language} />
        <AvailabilityInquiry ref={inquiry} />
      </div>
      <PartTable
        spare={spare}
        language={language}
        onPick={(text) => inquiry.current?.setComment(text)}
      />
    </Container>
  );
}
