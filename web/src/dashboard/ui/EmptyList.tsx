import classes from './EmptyList.module.css';

/** What a list without entries shows in its place (spec 8, 'Empty lists'). */
export function EmptyList({ text }: { text: string }) {
  return <p className={classes.empty}>{text}</p>;
}
