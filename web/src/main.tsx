import 'virtual:theme-variables.css';
import './ui/theme/base-styles.css';
import './ui/theme/fonts.css';
import './ui/theme/global.css';

import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './App.tsx';
import { startTranslation } from './i18n/i18n.ts';

await startTranslation();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// Hydrates the server's markup, unless the visitor has followed a link meanwhile; synchronously, since
// the router reads the address again when it renders.
if (root.dataset['rendered'] === location.hash) flushSync(() => hydrateRoot(root, app));
else createRoot(root).render(app);
