import { readArguments } from './check-arguments.ts';
import { checkBackend } from './check-rows.ts';

/** `npm run check-backend`: whether a backend keeps section 7 (docs/check-backend.md). */
const read = readArguments(process.argv.slice(2), process.env.CHECK_PASSWORD);
if (typeof read === 'string') console.error(read);
process.exitCode = typeof read !== 'string' && (await checkBackend(read, console.log)) ? 0 : 1;
