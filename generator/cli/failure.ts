/** What the system refused is told in a line; anything else is a fault of the generator, for whoever mends it. */
export function failure(error: unknown): string {
  const { syscall, message, stack } = error as NodeJS.ErrnoException;
  if (syscall !== undefined)
    return `The run ended early: ${message}. Running it again puts everything right once that is mended.`;
  return `The generator itself failed; nothing is known of the output.\n${stack ?? String(error)}`;
}
