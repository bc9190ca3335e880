/** The routes of a visitor (spec 2.2); unknown paths show the home page. */
export function SiteRoutes() {
  return null;
}
