import { feature } from '../feature.ts';
import { withTotal } from '../http/response-headers.ts';
import * as contract from './log-contract.ts';
import { findInLog, listLog } from './log-store.ts';

/** Serves the log of administrators (extension). */
export const logFeature = feature(contract, (serve, services) => {
  const { database, keepLogDays: keepDays, operations } = services;

  serve(contract.listLog, async ({ query, response }) =>
    withTotal(response, await listLog(database, query, { keepDays, operations })),
  );

  serve(contract.readLogEntry, ({ params: { id } }) =>
    findInLog(database, id, { keepDays, operations }),
  );
});
