/** A screen of the dashboard. */
export interface Place {
  name: string;
  path: string;
}

/** The screens that edit pages, as lists name them, by slug. */
export const pagePlaces: Record<string, Place> = {
  'gas-turbina': { name: 'Gas Turbina', path: '/dashboard/gas-turbina' },
  careers: { name: 'Careers', path: '/dashboard/careers' },
  contact: { name: 'Contact', path: '/dashboard/contact' },
  'privacy-policy': { name: 'Privacy Policy', path: '/dashboard/privacy-policy' },
};
