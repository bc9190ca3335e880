import { z } from 'zod';
import { extension } from './extension.ts';
import { digits, language, text } from './fields.ts';

const count = (description: string) => digits(1000, 0).optional().meta(extension(description));

const id = (description: string) => digits().optional().meta(extension(description));

const time = (description: string) =>
  z.iso
    .datetime({ offset: true })
    .transform((value) => new Date(value).toISOString())
    .optional()
    .meta(extension(description));

const selection = {
  first: count('how many entries from the beginning at most'),
  after: id('the id of the entry after which the page begins'),
  last: count('how many entries from the end at most, unless `first` is given'),
  before: id('the id of the entry before which the page ends'),
  // A name that no other backend pages by: it would shift what the gateway takes for the whole list.
  skip_first: digits(undefined, 0)
    .optional()
    .meta(extension('how many entries are left out before the page begins, with `first`')),
  text: text(200)
    .optional()
    .meta(
      extension(
        'only entries in which each word of this text occurs, folded as `GET /part-search` does',
      ),
    ),
};

/** The query parameters that select a page of a list. */
export const listQuery = {
  ...selection,
  order: z
    .enum(['id', '-id'])
    .optional()
    .meta(extension('by what the entries are sorted; a minus sorts downwards')),
};

/** The query parameters that select a page of what visitors have sent. */
export const receivedQuery = {
  ...selection,
  order: z
    .enum(['id', '-id', 'received_at', '-received_at'])
    .optional()
    .meta(extension('by what the entries are sorted; a minus sorts downwards')),
  lang: language().optional().meta(extension('only entries of this language')),
  received_from: time('only entries received at this time or later'),
  received_to: time('only entries received before this time'),
  suspected: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional()
    .meta(extension("only entries that look like a robot's, or only the others")),
};
