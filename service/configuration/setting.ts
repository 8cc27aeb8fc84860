import { isIP } from 'node:net';
import { URL } from 'node:url';

/** One setting: a command-line option, an environment variable, or both. */
export interface Setting<Value> {
  /** Absent for a setting without an option: secrets do not belong in process lists. */
  readonly flag?: string;
  /** The value's placeholder in help: `--port N`. Absent for an option without a value. */
  readonly placeholder?: string;
  readonly variable?: string;
  /** As text, as an operator would write it; by environment where it differs. Empty = not set. */
  readonly default: string | { readonly sandbox: string; readonly live: string };
  readonly meaning: string;
  /** Its value never appears in messages. */
  readonly secret?: true;
  /** @throws Error whose message completes "<name of the setting> …". */
  read(text: string): Value;
}

export function oneOf<const Values extends readonly string[]>(...values: Values): (text: string) => Values[number] {
  return (text) => {
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) throw new Error(`must be one of ${values.join(', ')}`);
    return value;
  };
}

export function integer(from: number, to: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= from && value <= to)) throw new Error(`must be a whole number from ${from} to ${to}`);
    return value;
  };
}

export function truth(text: string): boolean {
  if (text === '') return false;
  return oneOf('true', 'false')(text) === 'true';
}

/** A comma-separated list; ignores spaces around items. `check` throws on an invalid item. */
export function list(check: (item: string) => void): (text: string) => readonly string[] {
  return (text) => {
    const items = text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
    for (const item of items) check(item);
    return items;
  };
}

export function optional<Value>(read: (text: string) => Value): (text: string) => Value | undefined {
  return (text) => (text === '' ? undefined : read(text));
}

/**
 * An absolute URL of this form, without a trailing slash. `expected` describes the form, with an example.
 */
export function address(form: RegExp, expected: string): (text: string) => string {
  return (text) => {
    const url = form.test(text) ? URL.parse(text) : null;
    if (url === null || !isHost(url.hostname.replace(/^\[|\]$/g, ''))) throw new Error(`must be ${expected}`);
    return text.replace(/\/$/, '');
  };
}

const LABEL = '(?!-)[a-z0-9-]{1,63}(?<!-)';
const HOST_NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, 'i');

/** Whether a text is a host name (RFC 1123), or an IP address without brackets. */
export function isHost(text: string): boolean {
  if (isIP(text) !== 0) return true;
  return text.length <= 253 && HOST_NAME.test(text) && !/(?:^|\.)\d+$/.test(text);
}
