import { parseArgs } from 'node:util';
import { baseAddress } from '../src/config.ts';
import { checkBackend } from './check-rows.ts';

const usage = 'Usage: npm run check-backend -- URL [LOGIN PASSWORD [--write]]';

/** `npm run check-backend`: whether a backend keeps section 7 (docs/check-backend.md). */
const options = { write: { type: 'boolean', default: false } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, strict: false, options });
const [url = '', login, password] = positionals;
const write = values.write === true;
const read = baseAddress.safeParse(url);
if (!read.success || (write && password === undefined)) {
  if (url) console.error(read.error?.issues[0]?.message);
  console.error(usage);
  process.exit(1);
}
const checked = { backendUrl: read.data, login, password, write };
process.exitCode = (await checkBackend(checked, console.log)) ? 0 : 1;
