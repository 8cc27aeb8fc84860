/** Where a command was to listen, and the options that choose another place. */
export interface ListenPlace {
  readonly host: string;
  readonly port: number;
  /** Such as `--port`. */
  readonly portOption: string;
  /** Absent for a command that always listens on this machine alone. */
  readonly hostOption?: string;
}

/** One sentence for the person who started the command: why it can't listen, and what to choose. Undefined for any other error. */
export function listenProblem(error: unknown, { host, port, portOption, hostOption }: ListenPlace): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is in use. Stop what uses it, or choose another with ${portOption}.`;
  if (code === 'EACCES')
    return `Port ${port} of ${host} needs more rights than this user has. Choose one above 1023 with ${portOption}.`;
  if (hostOption !== undefined && ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code ?? ''))
    return `${host} is no address of this machine. Choose another with ${hostOption}.`;
  return undefined;
}
