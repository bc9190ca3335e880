import { Matches } from '../../ui/Matches.tsx';
import classes from './FindDialog.module.css';
import type { FindOption } from './find-options.ts';

/** Shows something that was found, or the way to more of it. */
export function FoundOption({ option }: { option: FindOption }) {
  if (option.type === 'more') return <span className={classes.more}>{option.label}</span>;
  const { title, text, aside } = option;
  return (
    <>
      <span className={classes.title}>
        <Matches pieces={title} />
        {aside && <span className={classes.aside}> {aside}</span>}
      </span>
      <span className={classes.text}>
        <Matches pieces={text} />
      </span>
    </>
  );
}
