import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Loaded before a server (`--import`): answers each message with the longest task since the last one, in ms. */
const resolution = 2;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
process.on('message', () => {
  process.send?.(Math.max(0, delay.max / 1e6 - resolution));
  delay.reset();
});
