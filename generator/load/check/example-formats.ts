import { isIPv4, isIPv6 } from 'node:net';
import { isRegex } from '../document/compile-regex.ts';

const dateTime = /^\d{4}-\d\d-\d\d[Tt ]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const hostname = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Formats for examples. They reject plain mistakes; the generated validators are stricter. */
export const exampleFormats = {
  'date-time': (text: string) => dateTime.test(text) && isDate(text.slice(0, 10)),
  date: isDate,
  time: /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/,
  duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|\d+W)$/,
  email: /^[^\s@]+@[^\s@]+$/,
  hostname,
  ipv4: (text: string) => isIPv4(text),
  ipv6: (text: string) => isIPv6(text),
  uri: (text: string) => /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]*$/i.test(text),
  'uri-reference': /^[^\s<>"{}|\\^`]*$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  regex: (text: string) => isRegex(text),
  'json-pointer': /^(\/([^~/]|~[01])*)*$/,
  int32: { type: 'number', validate: (number: number) => Number.isInteger(number) && Math.abs(number) <= 2 ** 31 },
  int64: { type: 'number', validate: (number: number) => Number.isInteger(number) },
} as const;

function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
