import { Button, Center, Loader, Stack, Text } from '@mantine/core';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Shows a screen while it loads, and offers to try again where its load failed (no alert: spec 8). */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return <TryAgain onTryAgain={() => this.setState({ failed: false })} />;
    return <Suspense fallback={<Loading />}>{this.props.children}</Suspense>;
  }
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Center mih="60vh">
      <Loader aria-label={t('Loading')} role="status" />
    </Center>
  );
}

function TryAgain({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Center mih="60vh" px="md">
      <Stack align="center">
        <Text>{t('This page could not be loaded.')}</Text>
        <Button variant="default" onClick={onTryAgain}>
          {t('Try again')}
        </Button>
      </Stack>
    </Center>
  );
}
