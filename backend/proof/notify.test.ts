import { expect, test } from 'vitest';
import { newPostgresDatabase } from '../src/testing/both-databases.ts';
import { proveNotifications } from './notify.ts';

const limitMs = 400_000;

// The long form: node backend/proof/notify.ts 20
test(
  'after SIGKILLs every stored enquiry is mailed, twice only where a kill fell between, on SQLite',
  { timeout: limitMs },
  async () => {
    const { stored, repeated, ...rest } = await proveNotifications(3);
    expect(stored).toBeGreaterThan(0);
    expect(repeated).toBeLessThanOrEqual(3);
    expect(rest).toEqual({ kills: 3, untold: 0, unexplained: 0 });
  },
);

test(
  'after SIGKILLs every stored enquiry is mailed, twice only where a kill fell between, on PostgreSQL',
  { timeout: limitMs },
  async () => {
    const { stored, repeated, ...rest } = await proveNotifications(3, await newPostgresDatabase());
    expect(stored).toBeGreaterThan(0);
    expect(repeated).toBeLessThanOrEqual(3);
    expect(rest).toEqual({ kills: 3, untold: 0, unexplained: 0 });
  },
);
