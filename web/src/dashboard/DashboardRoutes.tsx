/** The routes of an administrator (spec 2.14). */
export function DashboardRoutes() {
  return null;
}
