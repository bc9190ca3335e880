import type { SeedPage } from '../content-types.ts';
import { careers } from './pages/careers.ts';
import { contact } from './pages/contact.ts';
import { gasTurbina } from './pages/gas-turbina.ts';
import { privacyPolicy } from './pages/privacy-policy.ts';

/** The four pages with content of their own (spec 3, page content). */
export const pages: SeedPage[] = [gasTurbina, contact, privacyPolicy, careers];
