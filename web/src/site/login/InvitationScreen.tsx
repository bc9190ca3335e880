import { useMutation } from '@apollo/client/react';
import { Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { busy } from '../../ui/busy.tsx';
import { isRefusedIn } from '../../apollo/errors.ts';
import { closeOvertaken, showAlert, showFailure } from '../../ui/alert/alert.ts';
import { useScreenHeading } from '../../ui/screen/use-screen-heading.ts';
import { asTyped } from '../../ui/as-typed.ts';
import { fieldText } from '../form/field-text.ts';
import { NeedsScripts } from '../form/NeedsScripts.tsx';
import { AcceptInvitationDocument } from './AcceptInvitation.generated.ts';
import classes from './LoginScreen.module.css';

/** Asks who was invited for a login and a password (our addition); the login screen comes next. */
export function InvitationScreen() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const heading = useScreenHeading(t('Invitation'), useLocation().key);
  const [accept, { loading }] = useMutation(AcceptInvitationDocument);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const input = { token, login: fieldText(form, 'login'), password: fieldText(form, 'password') };
    try {
      await accept({ variables: { input } });
      showAlert(t('You can sign in now.'));
      await navigate('/controller');
    } catch (error) {
      if (isRefusedIn(error, 'login')) showFailure(t('This login is taken.'));
      if (isRefusedIn(error, 'token')) {
        showFailure(t('This invitation has been used or has expired. Please ask for a new one.'));
      }
    } finally {
      void closeOvertaken();
    }
  }

  return (
    <div className={classes.login}>
      <Title ref={heading} tabIndex={-1} order={1} size="h2" mb="lg">
        {t('Invitation')}
      </Title>
      <Text mb="lg">
        {t('You are invited to manage this website. Choose a login and a password.')}
      </Text>
      <form onSubmit={handleSubmit}>
        <Stack>
          <TextInput
            name="login"
            label={t('Login')}
            required
            // More than blanks.
            pattern=".*\S.*"
            maxLength={200}
            autoComplete="username"
            {...asTyped}
          />
          <PasswordInput
            name="password"
            label={t('Password')}
            description={t('At least 8 characters')}
            required
            minLength={8}
            maxLength={1000}
            autoComplete="new-password"
            {...asTyped}
          />
          <Button type="submit" {...busy(loading)}>
            {t('Accept invitation')}
          </Button>
        </Stack>
      </form>
      <NeedsScripts />
    </div>
  );
}
