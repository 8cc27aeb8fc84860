import type { Log } from '../../service/common/log.ts';

/** A line of a log without its words, which no test compares. */
export interface LogEntry {
  readonly level: keyof Log;
  readonly data: object;
}

/** A log, and what was written to it. */
export function recordedLog(): { readonly log: Log; readonly entries: readonly LogEntry[] } {
  const entries: LogEntry[] = [];
  const at = (level: keyof Log) => (data: object) => void entries.push({ level, data });
  return { log: { info: at('info'), warn: at('warn'), error: at('error') }, entries };
}
