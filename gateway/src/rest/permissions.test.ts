import { expect, onTestFinished, test } from 'vitest';
import type { Habits } from '../../test/contract-stub.ts';
import { startStub, token } from '../../test/contract-stub.ts';
import { createTestContext } from '../../test/gateway-client.ts';
import type { Permission } from './permissions.ts';
import { permissionsOf } from './permissions.ts';

test.each<[string, Habits, Permission[]]>([
  [
    'all that section 7 offers, over a backend without roles',
    {},
    [
      ...(['ACCOUNT', 'SETTINGS', 'SPARE', 'PRODUCT', 'CATEGORY', 'PARTNER', 'SERVICE'] as const),
      ...(['PAGE', 'REQUEST'] as const),
    ],
  ],
  [
    'what the role allows',
    { extensions: true, role: 'clerk' },
    [
      ...(['ACCOUNT', 'REQUEST', 'APPLICATION', 'NOTIFICATION', 'PRIVACY', 'EDITING'] as const),
      ...(['SESSION', 'SECOND_FACTOR'] as const),
    ],
  ],
])('an administrator may manage %s', async (_, habits, permissions) => {
  const stub = await startStub(habits);
  onTestFinished(() => stub.close());
  expect(await permissionsOf(createTestContext(stub.url, token).session)).toEqual(permissions);
});
