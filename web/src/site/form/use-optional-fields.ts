import { useFragment } from '@apollo/client/react';

import type { OptionalField } from '../../apollo/schema.generated.ts';
import { FormOffer_SettingsFragmentDoc } from './FormOffer.generated.ts';

/** Returns the fields beyond the specification that the backend stores; none until the layout has loaded them. */
export function useOptionalFields(): readonly OptionalField[] {
  const settings = useFragment({
    fragment: FormOffer_SettingsFragmentDoc,
    from: { __typename: 'Settings' },
  });
  return settings.complete ? settings.data.optionalFields : [];
}
