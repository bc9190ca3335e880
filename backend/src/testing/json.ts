import { expect } from 'vitest';
import type { Localized } from '../languages.ts';

/** What tests read of an answer, whichever entity it is. A field that is missing fails the test. */
export interface Json extends Localized<'title' | 'text'> {
  id: number;
  page_id: number;
  product_id: number;
  token: string;
  login: string;
  code: string;
  message: string;
  fields: Record<string, string>;
  lang: string;
  name: string;
  suspected: boolean;
  images: string[];
  image_id: string;
  image: string;
  parts: Json[];
  files: Json[];
  services: Json[];
  spares: Json[];
  partners: number;
  phone: string;
  updated_at: string;
  openapi: string;
  paths: Record<string, Record<string, { description: string; 'x-extension'?: true }>>;
}

/** Stands for any number in an expected value. */
export const aNumber: unknown = expect.any(Number);

/** Stands for any text in an expected value. */
export const aText: unknown = expect.any(String);

/** Stands for a text of this form in an expected value. */
export const textLike = (form: RegExp): unknown => expect.stringMatching(form);
