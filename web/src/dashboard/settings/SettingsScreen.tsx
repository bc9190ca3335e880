import { usePartQuery } from '../../ui/screen/use-screen-query.ts';
import { usePermissions } from '../ui/use-permissions.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { AccountLoginDocument, SettingsScreenDocument } from './SettingsScreen.generated.ts';
import { UpdateLoginForm } from './UpdateLoginForm.tsx';
import { UpdatePasswordForm } from './UpdatePasswordForm.tsx';
import { UpdateSettingsForm } from './UpdateSettingsForm.tsx';

/** Edits the administrator's login and password, and the company's contact details (spec 2.14, 'Settings'). */
export function SettingsScreen() {
  const { may } = usePermissions();

  return (
    <>
      <ScreenHeader title="Settings" />
      <LoginSection />
      <SettingsSection title="Update password">
        <UpdatePasswordForm />
      </SettingsSection>
      {may('SETTINGS') && <ContactSection />}
    </>
  );
}

function LoginSection() {
  const account = usePartQuery(AccountLoginDocument, {}).data?.account;
  return (
    <SettingsSection title="Update login">
      {account && <UpdateLoginForm account={account} />}
    </SettingsSection>
  );
}

function ContactSection() {
  const settings = usePartQuery(SettingsScreenDocument, {}).data?.settings;
  return (
    <SettingsSection title="Update settings">
      {settings && <UpdateSettingsForm settings={settings} />}
    </SettingsSection>
  );
}
