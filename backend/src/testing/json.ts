import { expect } from 'vitest';
import type { Localized } from '../languages.ts';

/** The fields that tests read of any response. A missing field fails the test. */
export interface Json extends Localized<'title' | 'text'> {
  id: number;
  page_id: number;
  product_id: number;
  token: string;
  login: string;
  code: string;
  message: string;
  /** The wrong fields of an error, or the changed ones of a revision. */
  fields: Record<string, string> | string[];
  lang: string;
  translations: { id: number; lang: string }[];
  name: string;
  suspected: boolean;
  images: string[];
  image_details: {
    path: string;
    alt_de: string;
    focal_x: number;
    callouts: { number: string }[];
  }[];
  image_id: string;
  image: string;
  parts: Json[];
  partnumber: string;
  callout: string;
  quantity: number;
  errors: Json[];
  warnings: Json[];
  added: { part: Json }[];
  import_id: string;
  files: Json[];
  attachments: Json[];
  property: Json[];
  category: { name: string } | null;
  kind: string;
  entity_id: number;
  saved_by: string;
  saved_at: string;
  own: boolean;
  values: Record<string, string | number | null>;
  title: string;
  owner_id: number | null;
  owner_title: string;
  deleted_at: string;
  expires_at: string;
  secret: string;
  uri: string;
  services: Json[];
  spares: Json[];
  partners: number;
  version: number;
  phone: string;
  updated_at: string;
  created_at: string;
  openapi: string;
  paths: Record<string, Record<string, { description: string; 'x-extension'?: true }>>;
}

/** Matches any number in an expected value. */
export const aNumber: unknown = expect.any(Number);

/** Matches any text in an expected value. */
export const aText: unknown = expect.any(String);

/** Matches a text of this form in an expected value. */
export const textLike = (form: RegExp): unknown => expect.stringMatching(form);

/** The address of an image as trash and history give it to administrators. */
export const signedPath = (path: string): unknown =>
  textLike(new RegExp(`^${path}\\?expires=\\d+&signature=[\\w-]{43}$`));
