import './library-styles.css';

import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

import { theme } from './theme.ts';

/**
 * Makes the component library work below it. The home page does without; every screen, dialog and
 * alert that uses the library brings this along, so that it loads with the first of them.
 */
export function Library({ children }: { children: ReactNode }) {
  return (
    // The variables stand in the stylesheet already (web/build/theme-variables.ts).
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false}>
      {children}
    </MantineProvider>
  );
}
