import './component-styles.css';

import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

import { theme } from './theme.ts';

/**
 * Provides theme and styles to the components below it. The home page does without; every screen,
 * dialog and alert that needs the provider includes it, so that it loads with the first of them.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    // The stylesheet already contains the variables (web/build/theme-variables.ts).
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false}>
      {children}
    </MantineProvider>
  );
}
