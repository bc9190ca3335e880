import type { paths } from './contract.generated.ts';

type Method = 'get' | 'post' | 'patch' | 'delete';

/** The paths that the written contract (`backend/openapi.json`) serves with a method. */
export type PathWith<M extends Method> = {
  [Path in keyof paths]: paths[Path][M] extends object ? Path : never;
}[keyof paths];

/** The JSON body that the written contract takes; never where it takes none. */
export type JsonBody<M extends Method, Path extends PathWith<M>> = paths[Path][M] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;
