import { useMutation } from '@apollo/client/react';
import { Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { busy } from '../../ui/busy.tsx';
import { isRefusedAs, isRefusedIn } from '../../apollo/errors.ts';
import { startSession, useTextKept } from '../../session/session.ts';
import { closeOvertaken, showFailure } from '../../ui/alert/alert.ts';
import { CaptchaCheckbox } from '../../ui/captcha/CaptchaCheckbox.tsx';
import { useScreenHeading } from '../../ui/screen/use-screen-heading.ts';
import { asTyped } from '../../ui/as-typed.ts';
import { fieldText } from '../form/field-text.ts';
import { NeedsScripts } from '../form/NeedsScripts.tsx';
import classes from './LoginScreen.module.css';
import { LogInDocument } from './LogIn.generated.ts';

/** Logs the administrator in (spec 2.13); success starts the session, which shows the dashboard. */
export function LoginScreen() {
  const { t } = useTranslation();
  const heading = useScreenHeading(t('Sign in'), useLocation().key);
  const [logIn, { loading }] = useMutation(LogInDocument);
  const [verified, setVerified] = useState(false);
  const [highlighted, setHighlighted] = useState(false);
  const isTextKept = useTextKept();
  const [needsCode, setNeedsCode] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setHighlighted(!verified);
    // Without the captcha, only highlights the box and makes no call (spec 4). It is heard by its focus.
    if (!verified) return form.querySelector<HTMLInputElement>('[type=checkbox]')?.focus();
    const code = fieldText(form, 'code');
    const input = {
      login: fieldText(form, 'login'),
      password: fieldText(form, 'password'),
      ...(code && { code }),
    };
    try {
      const { data } = await logIn({ variables: { input } });
      const token = data?.login.token;
      if (token) startSession(token, input.login);
    } catch (error) {
      // Our addition: an account with a second factor asks for its code, once the password is right.
      if (isRefusedIn(error, 'code')) {
        setNeedsCode(true);
        if (isRefusedAs(error, 'CODE_OF_ANOTHER_TIME'))
          showFailure(t('The code is of another time'));
        else if (code) showFailure(t('The code is wrong!'));
        return;
      }
      // Other failed calls show no message (spec 8).
      if (isRefusedAs(error, 'INVALID_CREDENTIALS')) showFailure(t('Login or password is wrong!'));
    } finally {
      void closeOvertaken();
    }
  }

  return (
    <div className={classes.login}>
      <Title ref={heading} tabIndex={-1} order={1} size="h2" mb="lg">
        {t('Sign in')}
      </Title>
      {isTextKept && (
        <Text role="status" mb="lg">
          {t('Your session has ended. What you typed is kept as long as this tab is open.')}
        </Text>
      )}
      <form onSubmit={handleSubmit}>
        <Stack>
          <TextInput
            name="login"
            label={t('Login')}
            required
            autoComplete="username"
            {...asTyped}
            // Another account may have no second factor.
            onChange={() => setNeedsCode(false)}
          />
          <PasswordInput
            name="password"
            label={t('Password')}
            required
            autoComplete="current-password"
            {...asTyped}
          />
          {needsCode && (
            <TextInput
              name="code"
              label={t('Code of the authenticator app, or a recovery code')}
              description={t(
                'Each code works once; after ten wrong ones in a day only a recovery code does.',
              )}
              required
              autoComplete="one-time-code"
              ref={focus}
            />
          )}
          <CaptchaCheckbox
            label={t('I am not robot')}
            verified={verified}
            onVerifiedChange={setVerified}
            highlighted={highlighted && !verified}
          />
          <Button type="submit" {...busy(loading)}>
            {t('Sign in')}
          </Button>
        </Stack>
      </form>
      <NeedsScripts />
    </div>
  );
}

/** Takes the focus once the field shows: it is what is left to fill in. */
function focus(field: HTMLInputElement | null) {
  field?.focus();
}
