/** Longest error message in the log: database drivers quote values, which can be long. */
const MOST_CHARACTERS = 1_000;
const MOST_CAUSES = 5;

/**
 * The fields of a log line, with errors replaced by their `loggable` parts. The log of every process applies
 * it to every line.
 */
export function loggableFields(fields: object): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Error ? loggable(value) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/**
 * The parts of an error that may be logged. Database drivers add statements and parameters, which contain
 * customers' data.
 */
export function loggable(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: shortened(String(error)) };
  const { name, message, stack, cause } = error;
  const errors = error instanceof AggregateError ? error.errors.slice(0, MOST_CAUSES) : [];
  return {
    name,
    message: shortened(message),
    // The stack begins with the message.
    stack: stack?.replace(message, () => shortened(message)),
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && depth < MOST_CAUSES && { cause: loggable(cause, depth + 1) }),
    ...(errors.length > 0 && depth < MOST_CAUSES && { errors: errors.map((each) => loggable(each, depth + 1)) }),
  };
}

function shortened(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
