import { clearTimeout, setTimeout as start } from './globals.ts';

/** `setTimeout` of `node:timers/promises`, in simulated time. */
export function setTimeout<Value>(
  ms: number,
  value?: Value,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Value | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Value | undefined>();
  const abort = (): void => {
    clearTimeout(timer);
    reject(signal?.reason);
  };
  const timer = start(() => {
    signal?.removeEventListener('abort', abort);
    resolve(value);
  }, ms);
  if (signal?.aborted === true) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  return promise;
}
