import 'virtual:theme-variables.css';
import './ui/base-styles.css';
import './ui/fonts.css';
import './ui/global.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App.tsx';
import { startTranslation } from './i18n/i18n.ts';

await startTranslation();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
