import classes from './RobotTrap.module.css';

/** Renders a field that people neither see nor reach; a sender that fills it in counts as a robot. */
export function RobotTrap() {
  return (
    <div className={classes.trap} aria-hidden>
      <input name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
