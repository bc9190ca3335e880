import { z } from 'zod';
import type { JsonBody } from '../contract/endpoint.ts';
import type { KindWith } from '../contract/kinds.ts';
import type { EntityRef } from '../graphql/entity-id.ts';
import type { Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import { nullIfUnsupported } from '../rest/supported.ts';

/** Calls the endpoints below `/order` and `/image`, all extensions. */
export class OrderApi extends RestApi {
  /** Lists the kinds of what can be moved; null over a backend that moves nothing. */
  movableKinds(): Promise<string[] | null> {
    return nullIfUnsupported(this.get('/order', { admin: true, schema: z.array(z.string()) }));
  }

  /** Gives an entity another position in its list. Throws `NOT_SUPPORTED` over a backend without lists in order. */
  async move(
    { kind, id }: EntityRef<KindWith<'order'>>,
    position: number,
    version: Version,
  ): Promise<void> {
    const options = { admin: true, path: { kind, id }, json: { position }, version };
    await this.patch('/order/{kind}/{id}', options);
  }

  /** Changes what is said of an image, and its position. Throws as `move` does. */
  async updateImage(
    { kind, id }: EntityRef<KindWith<'order'>>,
    changes: JsonBody<'patch', '/image/{kind}/{entity}'>,
    version: Version,
  ): Promise<void> {
    const options = { admin: true, path: { kind, entity: id }, json: changes, version };
    await this.patch('/image/{kind}/{entity}', options);
  }

  /** Lists from where an image can be taken down; null over a backend that takes none down. */
  takeDownPlaces(): Promise<string[] | null> {
    const options = { admin: true, schema: z.array(z.string()) };
    return nullIfUnsupported(this.get('/image/take-down', options));
  }

  /** Takes an image down for good. Throws `NOT_SUPPORTED` over a backend that takes none down. */
  async takeDown(path: string): Promise<void> {
    await this.post('/image/take-down', { admin: true, json: { path } });
  }
}
