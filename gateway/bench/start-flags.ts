import packageJson from '../../package.json' with { type: 'json' };

/** The flags that `npm start` gives Node, so that what is measured is what runs. */
export const startFlags = packageJson.scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));
