import { randomFile, watchUpload } from './upload-memory.ts';
for (const mb of [50, 200, 390]) { const f = await randomFile('/tmp/rnd-up', mb); console.log(mb, await watchUpload(f), await watchUpload(f)); }
