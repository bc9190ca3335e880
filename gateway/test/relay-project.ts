import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, print } from 'graphql';

const require = createRequire(import.meta.url);
const compiler = require.resolve('relay-compiler/cli.js');
const samples = fileURLToPath(new URL('relay/', import.meta.url));

/** The schema of this repository. */
export const schemaFile = fileURLToPath(new URL('../../schema.graphql', import.meta.url));

/** A temporary project whose modules hold the documents of `relay/`, for Relay's compiler. */
export interface RelayProject {
  folder: string;
  /** Runs the compiler; its artifacts lie in `src/__generated__`. */
  compile(): Promise<{ code: unknown; output: string }>;
  /** Loads the artifact of an operation or a fragment; compile first. */
  artifact(name: string): unknown;
  remove(): Promise<void>;
}

/** Creates the project in a folder of its own. */
export async function createRelayProject(): Promise<RelayProject> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-'));
  await mkdir(join(folder, 'src'));
  await cp(schemaFile, join(folder, 'schema.graphql'));
  const config = {
    ...{ src: 'src', schema: 'schema.graphql', language: 'javascript' },
    // Artifacts name each other without an ending, which only CommonJS resolves.
    eagerEsModules: false,
  };
  await writeFile(join(folder, 'relay.config.json'), JSON.stringify(config));
  for (const name of await readdir(samples)) {
    // The compiler reads documents out of modules, one definition in each tag.
    const { definitions } = parse(await readFile(samples + name, 'utf8'));
    const tags = definitions.map((definition) => `graphql\`${print(definition)}\`;`);
    await writeFile(join(folder, 'src', name.replace('.graphql', '.js')), tags.join('\n'));
  }
  return {
    folder,
    compile: () =>
      new Promise((resolve) => {
        execFile(process.execPath, [compiler, '--noWatchman'], { cwd: folder }, (error, out, err) =>
          resolve({ code: error ? error.code : 0, output: out + err }),
        );
      }),
    artifact: (name) =>
      require(join(folder, 'src', '__generated__', `${name}.graphql.js`)) as unknown,
    remove: () => rm(folder, { recursive: true }),
  };
}
