import { type Paint, paintFor } from '../command-line/paint.ts';
import type { Terminal } from './terminal.ts';

/** A terminal that can show progress. */
export interface Screen extends Terminal {
  /** Colors for `out`. */
  readonly paint: Paint;
  /** Whether a status line is visible: standard error is a terminal. */
  readonly live: boolean;
  /** Replaces the status line below everything else; undefined removes it. No effect unless `live`. */
  status(text: string | undefined): void;
}

interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const CLEAR_LINE = '\r\u001B[2K';
/** For a terminal that reports no width, or 0. */
const DEFAULT_COLUMNS = 80;

export function openScreen(stdout: Stream, stderr: Stream, env: Readonly<Record<string, string | undefined>>): Screen {
  const live = stderr.isTTY === true;
  let shown: string | undefined;
  const draw = (text: string | undefined): void => {
    if (!live || text === shown) return;
    const fitting = text?.slice(0, (stderr.columns || DEFAULT_COLUMNS) - 1);
    stderr.write(`${shown === undefined ? '' : CLEAR_LINE}${fitting ?? ''}`);
    shown = text;
  };
  /** Writes above the status line. */
  const above = (stream: Stream, text: string): void => {
    const status = shown;
    draw(undefined);
    stream.write(text);
    draw(status);
  };
  return {
    paint: paintFor(stdout.isTTY === true, env),
    live,
    out: (text) => above(stdout, text),
    err: (text) => above(stderr, text),
    status: draw,
  };
}
