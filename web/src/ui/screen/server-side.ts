import { createContext } from 'react';
import type { ReactNode } from 'react';

import type { ScreenLanguages } from './screen-languages.ts';

/** A page of a list, as a document holds it. */
export interface ListPage {
  page: number;
  /** The number of the last page. */
  last: number;
  /** Whether each language has a list of its own. */
  isOfOneLanguage: boolean;
}

/** What a screen tells the document that the server renders it into, and learns from it. */
export interface ServerSide {
  /** Names and describes the document; the description may be rich text. */
  describe: (title: string, description: string | undefined) => void;
  /** Takes the languages in which the screen is written; undefined for all. */
  translate: (screen: ScreenLanguages | undefined) => void;
  /** Takes the address of an image; the first one shows in previews of the document. */
  show: (image: string) => void;
  /** Takes which page of the screen's list the document holds. */
  paginate: (page: ListPage) => void;
  /** What to render where the address has no content. */
  noSuchScreen: ReactNode;
  /** How to write to the company where a form cannot be sent. */
  email: string;
}

/** Present only while the server renders. */
export const ServerSideContext = createContext<ServerSide | undefined>(undefined);
