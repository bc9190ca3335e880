import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { ownAccount, renderApp } from '../../test/render-app.tsx';

const when = '2026-11-01T08:00:00.000Z';
const administrator = (login: string, isCurrent: boolean) => ({
  ...{ id: login, login, createdAt: when, hasSecondFactor: false, isCurrent },
  role: 'OWNER',
});
const wrongPassword = { userErrors: [{ code: 'INVALID_INPUT', field: ['password'] }] };
const session = (id: string, isCurrent: boolean) => ({
  ...{ id, login: 'admin', createdAt: when, usedAt: when, isCurrent },
  ...{ address: '203.0.113.7', browser: isCurrent ? 'Firefox on Linux' : null },
});

const owner = ownAccount(
  ['ACCOUNT', 'ADMINISTRATOR', 'SESSION', 'SECOND_FACTOR', 'LOG', 'TRASH', 'PRODUCT'],
  'OWNER',
);

/** A backend with two administrators, two sessions and no second factor yet. */
function accounts() {
  let administrators = [administrator('admin', true), administrator('olga', false)];
  let invitations: object[] = [];
  let sessions = [session('one', true), session('two', false)];
  let secondFactor = { isOn: false, recoveryCodeCount: 0 };
  return {
    ...dashboardResponses,
    account: owner,
    administrators: () => administrators,
    invitations: () => invitations,
    sessions: () => sessions,
    secondFactor: () => secondFactor,
    removeAdministrator: vi.fn(({ input }: { input: { id: string; password: string } }) => {
      if (input.password !== 'right') return wrongPassword;
      administrators = administrators.filter(({ id }) => id !== input.id);
      return {};
    }),
    updateAdministrator: vi.fn(
      ({ input }: { input: { id: string; role: string; password: string } }) => {
        if (input.password !== 'right') return wrongPassword;
        if (input.id === 'admin') return { userErrors: [{ code: 'CONFLICT', field: ['role'] }] };
        administrators = administrators.map((one) =>
          one.id === input.id ? { ...one, role: input.role } : one,
        );
        return { administrator: administrators.find(({ id }) => id === input.id) };
      },
    ),
    inviteAdministrator: ({ input }: { input: { password: string; role: string } }) => {
      if (input.password !== 'right') return wrongPassword;
      const invitation = {
        id: 'i',
        createdBy: { login: 'admin' },
        role: input.role,
        createdAt: when,
        expiresAt: when,
      };
      invitations = [invitation];
      return { invitation, token: 'the-token' };
    },
    withdrawInvitation: () => {
      invitations = [];
      return {};
    },
    endSession: ({ input }: { input: { id: string } }) => {
      sessions = sessions.filter(({ id }) => id !== input.id);
      return {};
    },
    endOtherSessions: () => {
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return {};
    },
    beginSecondFactor: ({ input }: { input: { password: string } }) =>
      input.password === 'right'
        ? { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' }
        : { userErrors: [{ code: 'INVALID_INPUT', field: ['password'] }] },
    confirmSecondFactor: ({ input }: { input: { code: string } }) => {
      if (input.code === '000000') {
        return { userErrors: [{ code: 'CODE_OF_ANOTHER_TIME', field: ['code'] }] };
      }
      if (input.code !== '123456') {
        return { userErrors: [{ code: 'INVALID_INPUT', field: ['code'] }] };
      }
      secondFactor = { isOn: true, recoveryCodeCount: 10 };
      return { recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] };
    },
    removeSecondFactor: () => {
      secondFactor = { isOn: false, recoveryCodeCount: 0 };
      return {};
    },
  };
}

const open = (responses: object = accounts()) =>
  renderApp({ route: '/dashboard/accounts', token: 'token-1', responses: { ...responses } });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a backend of section 7 has neither accounts nor log in the menu', async () => {
  await renderApp({
    route: '/dashboard/categories',
    token: 'token-1',
    responses: dashboardResponses,
  });
  const menu = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
  expect(menu.queryByRole('link', { name: 'Accounts' })).toBeNull();
  expect(menu.queryByRole('link', { name: 'Log' })).toBeNull();
});

/** Confirms what is asked with a password, after a wrong one. */
async function confirmWithPassword(
  user: Awaited<ReturnType<typeof open>>['user'],
  ask: () => Promise<void>,
  passwords = ['wrong', 'right'],
) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const password of passwords) {
    await ask();
    const dialog = within(await screen.findByRole('dialog'));
    await user.fill(dialog.getByLabelText(/^Your password/), password);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    if (password === 'wrong')
      expect(await screen.findByText('The password is wrong')).toBeVisible();
  }
}

test('another administrator is removed with the own password; oneself cannot be', async () => {
  const { user } = await open();
  const list = await region('Administrators');
  expect(list.getAllByRole('button')).toHaveLength(1);
  await confirmWithPassword(user, () =>
    user.click(list.getByRole('button', { name: 'Remove olga' })),
  );
  await waitFor(() => expect(screen.queryByRole('row', { name: /olga/ })).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Administrators' })).toHaveFocus(),
  );
});

test('another role is given with the own password', async () => {
  const { user } = await open();
  const list = await region('Administrators');
  const role = () => list.getByRole('combobox', { name: 'Role of olga' });
  await confirmWithPassword(user, async () => {
    expect(role()).toHaveValue('OWNER');
    await user.selectOptions(role(), 'CLERK');
  });
  await waitFor(() => expect(role()).toHaveValue('CLERK'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
});

test('the last owner stays one, and it is said', async () => {
  const responses = accounts();
  const { user } = await open(responses);
  const list = await region('Administrators');
  await confirmWithPassword(user, () =>
    user.selectOptions(list.getByRole('combobox', { name: 'Role of admin' }), 'EDITOR'),
  );
  expect(await screen.findByText('The last owner stays an owner')).toBeVisible();
  expect(list.getByRole('combobox', { name: 'Role of admin' })).toHaveValue('OWNER');
});

test('over a backend without roles none is shown or sent', async () => {
  const responses = accounts();
  const administrators = responses.administrators().map((one) => ({ ...one, role: null }));
  const inviteAdministrator = vi.fn();
  const none = {
    account: ownAccount(),
    administrators,
    inviteAdministrator: (args: object) => {
      inviteAdministrator(args);
      return wrongPassword;
    },
  };
  const { user } = await open({ ...responses, ...none });
  await region('Administrators');
  expect(screen.queryByRole('combobox')).toBeNull();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Invite an administrator' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.fill(dialog.getByLabelText(/^Your password/), 'right');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(inviteAdministrator).toHaveBeenCalled());
  expect(inviteAdministrator).toHaveBeenCalledWith({ input: { password: 'right' } });
});

test('an invitation takes the password, gives a link, and can be withdrawn', async () => {
  const { user } = await open();
  const none = 'No invitation is open.';
  expect(await screen.findByText(none)).toBeInTheDocument();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const password of ['wrong', 'right']) {
    await user.click(await screen.findByRole('button', { name: 'Invite an administrator' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.fill(dialog.getByLabelText(/^Your password/), password);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    if (password === 'wrong')
      expect(await screen.findByText('The password is wrong')).toBeVisible();
  }
  const link = await screen.findByLabelText('Link of the invitation');
  expect(screen.queryByText(none)).toBeNull();
  expect(screen.getByRole('table', { name: 'Invitations' })).toHaveTextContent('Editor');
  expect(link).toHaveValue(`${location.origin}/#/invitation/the-token`);
  await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Invitations' })).toBeNull());
  expect(screen.queryByLabelText('Link of the invitation')).toBeNull();
  expect(screen.getByText(none)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Invite an administrator' })).toHaveFocus(),
  );
});

test('a session is ended, but for the present one', async () => {
  const { user } = await open();
  const list = await region('Sessions');
  expect(list.getByRole('row', { name: /this session/ })).toHaveTextContent('Firefox on Linux');
  await user.click(list.getByRole('button', { name: /^End the session of admin/ }));
  await waitFor(() => expect(list.queryByRole('button', { name: /^End the/ })).toBeNull());
  await waitFor(() =>
    expect(list.getByRole('button', { name: 'End all my other sessions' })).toHaveFocus(),
  );
});

test('all other sessions are ended at once', async () => {
  const { user } = await open();
  const list = await region('Sessions');
  await user.click(list.getByRole('button', { name: 'End all my other sessions' }));
  await waitFor(() => expect(list.queryByRole('button', { name: /^End the/ })).toBeNull());
});

test('the second factor is turned on by password and code, shows its recovery codes once, and is turned off', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await open();
  const section = await region('Second factor');
  await user.fill(section.getByLabelText(/^Your password/), 'wrong');
  await user.click(section.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('The password is wrong')).toBeVisible();
  await user.fill(section.getByLabelText(/^Your password/), 'right');
  await user.click(section.getByRole('button', { name: 'Turn on' }));
  expect(await section.findByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(section.getByLabelText('Secret')).toHaveValue('ABCDEFGH');
  await user.fill(section.getByLabelText(/^Code/), '000000');
  await user.click(section.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/clock of the device with the app is fast or slow/)).toBeVisible();
  await user.fill(section.getByLabelText(/^Code/), '654321');
  await user.click(section.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The code is wrong')).toBeVisible();
  await user.fill(section.getByLabelText(/^Code/), '123456');
  await user.click(section.getByRole('button', { name: 'Confirm' }));
  const codes = within(await section.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AAAA-BBBB',
    'CCCC-DDDD',
  ]);
  await waitFor(() => expect(screen.queryByText('The code is wrong')).toBeNull());
  await user.click(section.getByRole('button', { name: 'Copy' }));
  expect(await section.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('AAAA-BBBB\nCCCC-DDDD\n');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Leave without keeping the recovery codes?' }),
  );
  await user.click(question.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(section.getByRole('button', { name: 'I have kept them' }));
  expect(await section.findByText(/Recovery codes left: 10/)).toBeVisible();
  await user.fill(section.getByLabelText(/^Your password/), 'right');
  await user.fill(section.getByLabelText(/^Code/), 'AAAA-BBBB');
  await user.click(section.getByRole('button', { name: 'Turn off' }));
  expect(await section.findByRole('button', { name: 'Turn on' })).toBeVisible();
});

async function begin(user: Awaited<ReturnType<typeof open>>['user']) {
  const section = await region('Second factor');
  await user.fill(section.getByLabelText(/^Your password/), 'right');
  await user.click(section.getByRole('button', { name: 'Turn on' }));
  await user.fill(await section.findByLabelText(/^Code/), '123456');
  await user.click(section.getByRole('button', { name: 'Confirm' }));
  return section;
}

test('a second factor whose confirmation was stored is on, also where the response is lost', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const responses = accounts();
  const confirmSecondFactor = (args: { input: { code: string } }) => {
    responses.confirmSecondFactor(args);
    throw new GraphQLError('Lost', { extensions: { code: 'BACKEND_UNAVAILABLE' } });
  };
  const { user } = await open({ ...responses, confirmSecondFactor });
  const section = await begin(user);
  expect(await section.findByRole('button', { name: 'Turn off' })).toBeVisible();
});

test('a second factor that was turned on elsewhere meanwhile is on', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const responses = accounts();
  const beginSecondFactor = () => {
    responses.confirmSecondFactor({ input: { code: '123456' } });
    return { userErrors: [{ code: 'CONFLICT', field: [] }] };
  };
  const { user } = await open({ ...responses, beginSecondFactor });
  const section = await region('Second factor');
  await user.fill(section.getByLabelText(/^Your password/), 'right');
  await user.click(section.getByRole('button', { name: 'Turn on' }));
  expect(await section.findByRole('button', { name: 'Turn off' })).toBeVisible();
});

test('a secret that is no longer valid begins again with the password', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const confirmSecondFactor = () => ({ userErrors: [{ code: 'CONFLICT', field: [] }] });
  const { user } = await open({ ...accounts(), confirmSecondFactor });
  const section = await begin(user);
  expect(await screen.findByText(/^The secret is no longer valid/)).toBeVisible();
  expect(section.getByLabelText(/^Your password/)).toHaveValue('');
});

test('who lowers the own role sees the own sessions only, and nothing of others is read again', async () => {
  const responses = accounts();
  const asked = vi.fn();
  let account: object = owner;
  const isOwner = () => account === owner;
  const administrators = () => {
    asked(isOwner());
    return responses.administrators();
  };
  const updateAdministrator = () => {
    account = ownAccount(['ACCOUNT', 'SESSION', 'SECOND_FACTOR'], 'CLERK');
    return { administrator: { ...administrator('admin', true), role: 'CLERK' } };
  };
  const sessions = () =>
    responses.sessions().concat(isOwner() ? { ...session('three', false), login: 'olga' } : []);
  const { user } = await open({
    ...responses,
    ...{ account: () => account, administrators, sessions, updateAdministrator },
  });
  const list = await region('Sessions');
  expect(list.getByRole('row', { name: /olga/ })).toBeVisible();
  await confirmWithPassword(
    user,
    async () =>
      user.selectOptions(await screen.findByRole('combobox', { name: 'Role of admin' }), 'CLERK'),
    ['right'],
  );
  await waitFor(() => expect(list.queryByRole('row', { name: /olga/ })).toBeNull());
  expect(list.getByRole('row', { name: /this session/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Administrators' })).toBeNull();
  expect(asked).not.toHaveBeenCalledWith(false);
});
