import { foldNumber } from 'backend/part-folding';

/** Whether a text is a part number, whose parts without digits are short: 'HT FN 2041'. */
export function isPartNumber(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    /\d/.test(text) &&
    words.every((word) => /\d/.test(word) || word.length <= 3) &&
    !engine.test(foldNumber(text))
  );
}

/** Names of gas turbines, folded, with the letters of their models: LM6000PC, MS5001P, SGT-800. */
const engine =
  /^(?:LM(?:500|1600|2500|5000|6000|9000)|LMS100|TM2500|MS[35679]00\d|SGT(?:[56]\d)?\d00|SGTA\d\d|GT\d\d|V[69]4\d?|FR[35679]|[679][BEFH])[A-Z]{0,3}\d?$/;
