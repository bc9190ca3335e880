// Ends the program with one line where it runs on a Node that is too old for the project: tools die
// obscurely on it, as Vitest does with `Map.groupBy is not a function`. Plain JavaScript, since an
// old Node has to read it.
const needed = 24;
const found = process.versions.node;

if (Number.parseInt(found) < needed) {
  const isAppleSilicon = process.platform === 'darwin' && process.arch === 'arm64';
  console.error(
    `Node ${needed} is needed, and this is Node ${found}. ` +
      (isAppleSilicon
        ? `There is no package of it for Apple Silicon: \`brew install node@${needed}\`.`
        : '`npm run` and `npx` take the one that `npm ci` installs; where it has none for your ' +
          'machine, install it yourself.'),
  );
  process.exit(1);
}
