import {
  DEFAULT_THEME,
  convertCssVariables,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';

import { theme } from '../src/ui/theme/theme.ts';

const id = 'virtual:theme-variables.css';

/**
 * Writes the theme's CSS variables into the stylesheet at build time. The UI provider would set them
 * at run time only, and server-rendered screens show before any script has run.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return;
      const full = mergeMantineTheme(DEFAULT_THEME, theme);
      const { variables, light } = defaultCssVariablesResolver(full);
      // There is no dark scheme.
      return convertCssVariables(
        { variables: { ...variables, ...light }, light: {}, dark: {} },
        ':root',
      );
    },
  };
}
