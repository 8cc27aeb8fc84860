import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

import { BEATS, LIMIT, type Pulse } from './watchdog.ts';

const TICK_MS = 1_000;

watch(workerData as Pulse);

function watch(pulse: Pulse): never {
  const never = new Int32Array(new SharedArrayBuffer(4));
  let seen = -1;
  let still = 0;
  // Counted in the watchdog's own ticks: while the whole process is stopped, or the machine sleeps, the
  // count stands still too.
  for (;;) {
    Atomics.wait(never, 0, 0, TICK_MS);
    const beats = Atomics.load(pulse, BEATS);
    still = beats === seen ? still + 1 : 0;
    seen = beats;
    if (still >= Atomics.load(pulse, LIMIT)) {
      writeSync(
        2,
        `event loop blocked for ${still} s; the watchdog ends the process (SIGKILL). The most likely cause is a full disk below ` +
          'the embedded database. Start the service again: acknowledged changes are stored.\n',
      );
      process.kill(process.pid, 'SIGKILL');
    }
  }
}
