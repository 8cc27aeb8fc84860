import { isIP } from 'node:net';
import { URL } from 'node:url';

/** One thing that an operator can set: by option, by environment variable, or not at all. */
export interface Setting<Value> {
  /** Without it the setting has no command line option: secrets don't belong into process lists. */
  readonly flag?: string;
  /** What stands for the value in help: `--port N`. Without it the option takes no value. */
  readonly placeholder?: string;
  readonly variable?: string;
  /** As text, like what a person writes; by environment where it differs. Empty = not set. */
  readonly default: string | { readonly sandbox: string; readonly live: string };
  readonly meaning: string;
  /** Its value is never repeated in a message. */
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

/** Comma-separated; spaces around items don't matter. `check` throws on a bad item. */
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

/** An absolute address of this form, without a slash at its end. `expected` says in words, and with an example, what the form is. */
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
