import { makeVar } from '@apollo/client';

/** Whether an alert has been requested: only then does `AlertRegion`, which every screen loads, load the rest. */
export const alertsRequested = makeVar(false);
