/** One line for an error of the system; the stack for an error of the generator. */
export function failure(error: unknown): string {
  const { syscall, message, stack } = error as NodeJS.ErrnoException;
  if (syscall !== undefined)
    return `The run ended early: ${message}. Fix the cause and run it again; the next run completes the output.`;
  return `Internal error of the generator; its output may be stale or incomplete.\n${stack ?? String(error)}`;
}
