/**
 * Waits until every promise has settled, so that nothing is still at work afterwards. Then rejects with the
 * reason of the first that was rejected, if any.
 */
export async function allEnded(promises: readonly Promise<unknown>[]): Promise<void> {
  for (const each of await Promise.allSettled(promises)) if (each.status === 'rejected') throw each.reason;
}
