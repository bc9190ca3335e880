import { createTheme } from '@mantine/core';

const dialogProps = {
  // A dialog's header is no landmark of the page.
  attributes: { header: { role: 'presentation' } },
  // In the language of the dashboard; what the site opens has its own.
  closeButtonProps: { 'aria-label': 'Close' },
};

/** Defines the company's look: steel blue on white, one signal colour, square corners, engineering type. */
export const theme = createTheme({
  black: '#10222e',
  colors: {
    steel: [
      '#eef4f7',
      '#dce7ed',
      '#b7cfdb',
      '#8fb5c8',
      '#6c9fb8',
      '#4f8dab',
      '#2f7ea3',
      '#1d5673',
      '#174860',
      '#10364a',
    ],
    signal: [
      '#fff1ea',
      '#fbe0d3',
      '#f3bda4',
      '#eb9872',
      '#e47a4a',
      '#de6630',
      '#d9541e',
      '#a83c10',
      '#8a2f0b',
      '#6d2407',
    ],
    // Errors: dark enough to read on white and on the backgrounds of forms.
    red: [
      '#fdf0ef',
      '#f9d9d6',
      '#efaba5',
      '#e37d74',
      '#d6554a',
      '#c93f33',
      '#b3261e',
      '#9c1f18',
      '#831812',
      '#69110c',
    ],
    gray: [
      '#f6f8f9',
      '#e9eff2',
      '#dbe3e8',
      '#c5d1d8',
      '#a7b7c0',
      '#80939e',
      '#5f737f',
      '#445864',
      '#2b3e4a',
      '#10222e',
    ],
  },
  // As in `global.css`, for what Mantine moves by itself.
  respectReducedMotion: true,
  primaryColor: 'steel',
  primaryShade: 7,
  defaultRadius: 2,
  fontFamily: "'IBM Plex Sans', 'Plex meanwhile', system-ui, sans-serif",
  fontFamilyMonospace: "'IBM Plex Mono', ui-monospace, monospace",
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.3rem + 1.8vw, 2.75rem)', lineHeight: '1.15' },
      h2: { fontSize: 'clamp(1.375rem, 1.15rem + 0.9vw, 1.875rem)', lineHeight: '1.25' },
      h3: { fontSize: '1.1875rem', lineHeight: '1.35' },
    },
  },
  // As plain objects: `Modal.extend` would add the dialog to every visitor's initial load.
  components: {
    Modal: {
      defaultProps: {
        ...dialogProps,
        centered: true,
        // 300 ms in and 200 ms out (spec 4, 9).
        transitionProps: { duration: 300, exitDuration: 200 },
      },
    },
    Drawer: { defaultProps: dialogProps },
  },
});
