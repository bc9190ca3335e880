/** How long a stop waits for work under way. */
const stopGraceMs = 10_000;

/** Waits at a stop for work under way, but not for ever. */
export async function finishWithinGrace(work: Promise<void> | undefined): Promise<void> {
  const grace = new Promise<void>((resolve) => setTimeout(resolve, stopGraceMs).unref());
  await Promise.race([work, grace]);
}
