import classes from './EmptyMark.module.css';

/** Marks a language that has no text yet. */
export function EmptyMark({ id }: { id?: string }) {
  return (
    <span id={id} lang="en" className={classes.mark} data-empty-mark>
      empty
    </span>
  );
}
