import classes from './FindDialog.module.css';
import type { FindOption, Piece } from './find-options.ts';

/** Shows something that was found, or the way to more of it. */
export function FoundOption({ option }: { option: FindOption }) {
  if (option.type === 'more') return <span className={classes.more}>{option.label}</span>;
  const { title, text, aside } = option;
  return (
    <>
      <span className={classes.title}>
        <Marked pieces={title} />
        {aside && <span className={classes.aside}> {aside}</span>}
      </span>
      <span className={classes.text}>
        <Marked pieces={text} />
      </span>
    </>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  // Pieces have no identity but their place.
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
