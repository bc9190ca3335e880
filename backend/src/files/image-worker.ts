import { writeFileSync } from 'node:fs';
import type { ImageTask, TaskResponse } from './image-process.ts';
import { doImageTask } from './image-tasks.ts';

/** The process that `image-process.ts` starts: does its tasks until it is ended. */
try {
  // Where memory runs out, Linux ends this process and not the site.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Another system.
}

process.on('message', ({ id, task }: { id: number; task: ImageTask }) => {
  const respond = (response: TaskResponse) => process.send?.(response);
  doImageTask(task).then(
    (result) => respond({ id, ...result }),
    (error: unknown) => respond({ id, failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
