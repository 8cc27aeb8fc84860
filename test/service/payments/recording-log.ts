import type { Log } from '../../../service/common/log.ts';

/** A line of a log: its level, its text and its data. */
export type LogLine = readonly ['info' | 'warn' | 'error', string, object];

/** A log that keeps its lines. */
export function recordingLog(): { readonly log: Log; readonly lines: readonly LogLine[] } {
  const lines: LogLine[] = [];
  return {
    lines,
    log: {
      info: (data, message) => void lines.push(['info', message, data]),
      warn: (data, message) => void lines.push(['warn', message, data]),
      error: (data, message) => void lines.push(['error', message, data]),
    },
  };
}
