import classes from './RobotTrap.module.css';

/** No word by which a browser or a password manager would know what to fill in. */
export const trapName = 'follow_up';

/**
 * Renders a field that people neither see nor reach; a sender that fills it in counts as a robot, unless
 * the captcha was solved. The attributes keep password managers away, which ignore `autocomplete`.
 */
export function RobotTrap() {
  return (
    <div className={classes.trap} aria-hidden>
      <input
        name={trapName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-form-type="other"
        data-lpignore="true"
      />
    </div>
  );
}
