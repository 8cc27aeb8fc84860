/** The address that a command was to listen on, and the options that change it. */
export interface ListenPlace {
  readonly host: string;
  readonly port: number;
  /** Such as `--port`. */
  readonly portOption: string;
  /** Absent for a command that always listens on loopback. */
  readonly hostOption?: string;
}

/**
 * Why the command can't listen and which option to change, as one sentence; undefined for any other error.
 */
export function listenProblem(error: unknown, { host, port, portOption, hostOption }: ListenPlace): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is in use. Stop the process that uses it, or choose another port with ${portOption}.`;
  if (code === 'EACCES')
    return `Port ${port} of ${host} requires privileges that this user does not have. Choose a port above 1023 with ${portOption}.`;
  if (hostOption !== undefined && ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code ?? ''))
    return `${host} is not an address of this machine. Choose another with ${hostOption}.`;
  return undefined;
}
