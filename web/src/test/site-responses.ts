import { localized } from './localized.ts';

/** The responses that header and footer of every public route load; tests add those of their screen. */
export const siteResponses = {
  settings: {
    phone: '+49 551 000260',
    email: 'info@hamberg-turbinen.example',
    address: 'Hinter dem Hamberge 26, Göttingen',
    footerText: 'Hamberg Turbinen GmbH, Göttingen',
    storesFormsOnce: true,
    optionalFields: [
      'REQUEST_PHONE',
      'REQUEST_ATTACHMENTS',
      'APPLICATION_JOB',
      'APPLICATION_EXPERIENCE',
    ],
  },
  navbar: {
    partnerCount: 3,
    services: [{ restId: '1', title: localized('Boroskopie', 'Borescope', 'Бороскопия') }],
    spares: [{ restId: '7', title: localized('Zündung', 'Ignition', 'Зажигание') }],
  },
};
