import { confirm } from '../../ui/confirm.ts';

/** Asks what every deletion asks first (spec 4, 8). */
export function confirmDelete(): Promise<boolean> {
  return confirm('Are you sure you want to delete?');
}
