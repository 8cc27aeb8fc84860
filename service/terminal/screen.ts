import { type Paint, paintFor } from './paint.ts';
import type { Terminal } from './terminal.ts';

/** A terminal on which something can be seen going on. */
export interface Screen extends Terminal {
  /** For what goes to `out`. */
  readonly paint: Paint;
  /** Whether somebody sees what is replaced: standard error is a terminal. */
  readonly live: boolean;
  /** Shows a line below everything else until the next call; undefined takes it away. Nothing where it is not live. */
  status(text: string | undefined): void;
}

interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const CLEAR_LINE = '\r\u001B[2K';
/** For a terminal that doesn't know, or says 0. */
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
  /** What is written goes above the status. */
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
