import { conflict } from '../errors.ts';
import { feature } from '../feature.ts';
import { invalid } from '../http/errors.ts';
import { checkOwnPassword } from './account-routes.ts';
import * as contract from './factor-contract.ts';
import {
  beginSecondFactor,
  checkCode,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from './second-factor.ts';

/** Serves the second factor of an account (extension). */
export const factorFeature = feature(contract, (serve, { database }) => {
  serve(contract.readSecondFactor, ({ account }) => readSecondFactor(database, account.id));

  serve(contract.beginSecondFactor, async ({ account, body, request }) => {
    // Otherwise a stranger at an open browser could lock its owner out.
    await checkOwnPassword(database, account, body.password, request.ip);
    return beginSecondFactor(database, account);
  });

  serve(contract.confirmSecondFactor, async ({ account, body }) => {
    const codes = await confirmSecondFactor(database, account.id, body.code);
    if (!codes) throw conflict('The secret is no longer valid. Begin again.');
    if (typeof codes === 'string') throw invalid({ code: codes });
    return { recovery_codes: codes };
  });

  serve(contract.removeSecondFactor, async ({ account, body, request }) => {
    await checkOwnPassword(database, account, body.password, request.ip);
    const checked = await checkCode(database, account.id, body.code);
    if (checked !== 'right') throw invalid({ code: checked });
    await removeSecondFactor(database, account.id);
    return readSecondFactor(database, account.id);
  });
});
