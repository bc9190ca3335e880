import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { usePermissions } from '../ui/use-permissions.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { SettingsScreenDocument } from './SettingsScreen.generated.ts';
import { UpdateLoginForm } from './UpdateLoginForm.tsx';
import { UpdatePasswordForm } from './UpdatePasswordForm.tsx';
import { UpdateSettingsForm } from './UpdateSettingsForm.tsx';

/** Edits the administrator's login and password, and the company's contact details (spec 2.14, 'Settings'). */
export function SettingsScreen() {
  const { account, settings } = useScreenQuery(SettingsScreenDocument, {}).data;
  const { may } = usePermissions();

  return (
    <>
      <ScreenHeader title="Settings" />
      <SettingsSection title="Update login">
        {account && <UpdateLoginForm account={account} />}
      </SettingsSection>
      <SettingsSection title="Update password">
        <UpdatePasswordForm />
      </SettingsSection>
      {may('SETTINGS') && (
        <SettingsSection title="Update settings">
          <UpdateSettingsForm settings={settings} />
        </SettingsSection>
      )}
    </>
  );
}
