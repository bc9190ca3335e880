import { parseArgs } from 'node:util';
import { checkBackend } from './check-rows.ts';

const usage = 'Usage: npm run check-backend -- URL [LOGIN PASSWORD [--write]]';

/** `npm run check-backend`: whether a backend keeps section 7 (docs/check-backend.md). */
const options = { write: { type: 'boolean', default: false } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, strict: false, options });
const [url = '', login, password] = positionals;
const write = values.write === true;
if (!/^https?:/.test(url) || !URL.canParse(url) || (write && password === undefined)) {
  console.error(usage);
  process.exit(1);
}
const checked = { backendUrl: url.replace(/\/+$/, ''), login, password, write };
process.exitCode = (await checkBackend(checked, console.log)) ? 0 : 1;
