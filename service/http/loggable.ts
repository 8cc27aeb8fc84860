/** What a log may say of an error. Drivers hang statements and their parameters on theirs, which hold data of customers. */
export function loggable(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && { cause: loggable(cause) }),
  };
}
