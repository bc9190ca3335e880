/**
 * Loaded before a server (`--import`): answers each message with the longest task since the last one, in ms
 * of CPU time of the main thread. Time on the clock would include what other programs take.
 */
const everyMs = 2;
let last = process.threadCpuUsage();
let longest = 0;
setInterval(() => {
  const { user, system } = process.threadCpuUsage(last);
  last = process.threadCpuUsage();
  longest = Math.max(longest, (user + system) / 1_000);
}, everyMs).unref();
process.on('message', () => {
  process.send?.(longest);
  longest = 0;
});
