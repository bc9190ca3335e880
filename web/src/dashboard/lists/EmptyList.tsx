import classes from './EmptyList.module.css';

/** Shows the text of an empty list in its place (spec 8, 'Empty lists'). */
export function EmptyList({ text }: { text: string }) {
  return <p className={classes.empty}>{text}</p>;
}
