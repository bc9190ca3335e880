import type { SeedSettings } from '../content-types.ts';

/** What header, footer and contact page show of the demo company (spec 3, site settings). */
export const settings: SeedSettings = {
  phone: '+49 551 000260',
  email: 'info@hamberg-turbinen.example',
  address: 'Hinter dem Hamberge 26, 37081 Göttingen',
  footerText: '© Hamberg Turbinen GmbH, Göttingen',
};
