import { hostname, userInfo } from 'node:os';

import type { OperatorIdentity } from '../audit/command-act.ts';

/**
 * The user of the operating system that runs this process. A user without a name, as in some containers, is
 * shown by number.
 */
export function thisUser(): OperatorIdentity {
  return { user: userName(), host: hostname() };
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
