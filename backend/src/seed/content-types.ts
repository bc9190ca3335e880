import type { LocalizedText, UpperLanguage } from '../languages.ts';

/** A row of the part table (spec 2.7). `substPart` is empty if there is no substitute. */
export interface SeedSubPart {
  partnumber: string;
  quantity: number;
  description: LocalizedText;
  substPart: string;
}

/** A spare (spec 2.7). Image names are files in `backend/src/seed/images`; `text` is rich text. */
export interface SeedSpare {
  title: LocalizedText;
  text: LocalizedText;
  images: string[];
  callouts: SeedCallout[];
  parts: SeedSubPart[];
}

/** A number on a drawing of a spare, in percent of its width and height, with the sub-parts that it shows. */
export interface SeedCallout {
  image: string;
  number: string;
  x: number;
  y: number;
  partNumbers: string[];
}

/** A service page (spec 2.8). */
export interface SeedService {
  title: LocalizedText;
  text: LocalizedText;
  images: string[];
}

/** Site settings (spec 3), shown in header and footer. */
export interface SeedSettings {
  phone: string;
  email: string;
  address: string;
  footerText: string;
}

/** A partner's logo and blurb (spec 2.10). */
export interface SeedPartner {
  image: string;
  text: LocalizedText;
}

/** An image with rich text below a product (spec 2.9). */
export interface SeedProperty {
  image: string;
  description: string;
}

/** A product in one language (spec 3). `power` is in MW, as shown in the table of spec 2.11. */
export interface SeedProduct {
  /** The same for products that are translations of each other. */
  translationGroup: string;
  title: string;
  description: string;
  type: string;
  model: string;
  power: string;
  images: string[];
  properties: SeedProperty[];
}

/** A category in one language with its products (spec 3). */
export interface SeedCategory {
  name: string;
  lang: UpperLanguage;
  products: SeedProduct[];
}

/** Page content by slug (spec 3); only `gas-turbina` has parts. */
export interface SeedPage {
  slug: 'gas-turbina' | 'contact' | 'privacy-policy' | 'careers';
  text: LocalizedText;
  images: string[];
  parts: { image: string; description: LocalizedText }[];
}
