import type { Log } from '../../service/common/log.ts';

/** A line of a log. */
export interface LogLine extends LogEntry {
  readonly message: string;
}

/** The same without its words, for tests that do not compare them. */
export interface LogEntry {
  readonly level: keyof Log;
  readonly data: object;
}

/** A log, and what was written to it. */
export function recordedLog() {
  const lines: LogLine[] = [];
  const entries: LogEntry[] = [];
  const at = (level: keyof Log) => (data: object, message: string) => {
    lines.push({ level, message, data });
    entries.push({ level, data });
  };
  const log: Log = { info: at('info'), warn: at('warn'), error: at('error') };
  return { log, lines: lines as readonly LogLine[], entries: entries as readonly LogEntry[] };
}
