import { Navigate } from 'dashboard-router';

import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { useForgetOnLeave } from '../lists/use-forget-on-leave.ts';
import { usePermissions } from '../ui/use-permissions.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { AccountScreenDocument } from './AccountScreen.generated.ts';
import { AdministratorRow } from './AdministratorRow.tsx';
import { InvitationSection } from './InvitationSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionSection } from './SessionSection.tsx';

const columns = [
  { name: 'Login' },
  { name: 'Role', width: '9rem' },
  { name: 'Since', width: '12rem' },
  { name: 'Second factor', width: '12rem' },
  { name: 'Actions', width: '10rem' },
];

/**
 * Lists administrators and invitations for owners and sessions for everybody, and sets up the second factor.
 * An unknown path where the backend has one account only (spec 2.1).
 */
export function AccountScreen() {
  const { administrators, invitations, sessions, secondFactor } = useScreenQuery(
    AccountScreenDocument,
    { managesOthers: usePermissions().may('ADMINISTRATOR') },
  ).data;
  // Without one of them the whole screen is read.
  useForgetOnLeave('sessions');

  if (administrators === null) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <ScreenHeader title="Accounts" />
      {administrators && (
        <section aria-label="Administrators">
          <SectionHeader title="Administrators" />
          <DataTable label="Administrators" columns={columns}>
            {administrators.map((administrator) => (
              <AdministratorRow key={administrator.id} administrator={administrator} />
            ))}
          </DataTable>
        </section>
      )}
      {invitations && <InvitationSection invitations={invitations} />}
      {sessions && <SessionSection sessions={sessions} />}
      {secondFactor && <SecondFactorSection secondFactor={secondFactor} />}
    </>
  );
}
