import type {
  SeedCategory,
  SeedPage,
  SeedPartner,
  SeedService,
  SeedSettings,
  SeedSpare,
} from './content-types.ts';
import { categories } from './content/categories.ts';
import { pages } from './content/pages.ts';
import { partners } from './content/partners.ts';
import { services } from './content/services.ts';
import { settings } from './content/settings.ts';
import { spares } from './content/spares.ts';

/** The content of a website. */
export interface SeedContent {
  settings: SeedSettings;
  services: SeedService[];
  spares: SeedSpare[];
  partners: SeedPartner[];
  categories: SeedCategory[];
  pages: SeedPage[];
}

/** The website of the demo company. */
export const demoContent: SeedContent = {
  settings,
  services,
  spares,
  partners,
  categories,
  pages,
};
