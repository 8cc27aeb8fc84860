import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

import { BEATS, LIMIT, type Pulse } from './watchdog.ts';

const TICK_MS = 1_000;

const pulse = workerData as Pulse;
const never = new Int32Array(new SharedArrayBuffer(4));
let seen = -1;
let still = 0;
// Counted in turns of its own: while the whole process is stopped, or the machine sleeps, it counts nothing.
for (;;) {
  Atomics.wait(never, 0, 0, TICK_MS);
  const beats = Atomics.load(pulse, BEATS);
  still = beats === seen ? still + 1 : 0;
  seen = beats;
  if (still >= Atomics.load(pulse, LIMIT)) {
    writeSync(
      2,
      `The service has stood still for ${still} s: its event loop does not run. Its watchdog ends it (SIGKILL). A full disk below the ` +
        'embedded database is the likeliest reason. Start it again; what was acknowledged is stored.\n',
    );
    process.kill(process.pid, 'SIGKILL');
  }
}
