// For `node --import`: shifts the wall clock of the process by what the file SHIFTED_CLOCK says, as when the
// clock of the machine is set. Timers and performance.now go on, as they do then.
import { readFileSync } from 'node:fs';

const FILE = process.env.SHIFTED_CLOCK;
/** A read takes 20 µs. */
const READ_EVERY_MS = 10;

const RealDate = globalThis.Date;
const realNow = RealDate.now;
let readAt = -Infinity;
let shift = { milliseconds: 0, drift: 0, since: 0 };

function now() {
  const read = performance.now();
  if (read - readAt >= READ_EVERY_MS) {
    readAt = read;
    shift = JSON.parse(readFileSync(FILE, 'utf8'));
  }
  const real = realNow();
  return Math.floor(real + shift.milliseconds + shift.drift * (real - shift.since));
}

RealDate.now = now;
// A proxy, so that dates which Node makes itself are instances of it, too.
globalThis.Date = new Proxy(RealDate, {
  construct(target, values, made) {
    return Reflect.construct(target, values.length === 0 ? [now()] : values, made === globalThis.Date ? target : made);
  },
  apply: () => new RealDate(now()).toString(),
});
