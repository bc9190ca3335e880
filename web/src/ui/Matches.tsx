interface MatchesProps {
  pieces: readonly { text: string; isMatch: boolean }[];
}

/** Shows a text with what was searched for marked. */
export function Matches({ pieces }: MatchesProps) {
  // Pieces have no identity but their place.
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
