import classes from './RobotTrap.module.css';

/** A field that people neither see nor reach; who fills it in is taken for a robot. */
export function RobotTrap() {
  return (
    <div className={classes.trap} aria-hidden>
      <input name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
