import { openDelivery } from './delivery/bench-delivery.ts';
import { compareWithRaw } from './delivery/compare-with-raw.ts';
import { deliveryPlaces, expectDurable } from './delivery/delivery-places.ts';
import { measureWithFutureRetries } from './delivery/future-retries.ts';
import { startReceiver } from './delivery/start-receiver.ts';
import type { Bar } from './delivery/summary.ts';
import { measureWakeUp } from './delivery/wake-up.ts';

/**
 * Delivery as the service runs it, in this process, to a receiver in another one: how much of what this
 * machine can send at all is signed, logged and finished; how soon a change is sent; and whether a million
 * retries that are not due yet are in the way.
 *
 *     npm run bench -- delivery [pairs] [backlog] [future retries] [engine]
 */
const ROUNDS = Number(process.argv[2] ?? 4);
const BACKLOG = Number(process.argv[3] ?? 20_000);
const FUTURE = Number(process.argv[4] ?? 1_000_000);
const ENGINE = process.argv[5];
/**
 * Each has at most ten under way: with twenty of them, it is the way of one batch to the disk that is
 * measured.
 */
const DESTINATIONS = 50;

const bars: Bar[] = [];
for (const one of deliveryPlaces()) {
  const receiver = await startReceiver(DESTINATIONS);
  try {
    if (ENGINE !== undefined && one.place.engine !== ENGINE) continue;
    await expectDurable(one);
    const delivery = await openDelivery(one.place);
    const origins = receiver.ports.map((port) => `http://127.0.0.1:${port}`);
    const destinations = await delivery.addDestinations(origins.map((origin) => `${origin}/`));
    const timed = await delivery.addDestinations(origins.map((origin) => `${origin}/timed`));
    bars.push(...(await compareWithRaw(delivery, { destinations, receiver, rounds: ROUNDS, backlog: BACKLOG })));
    bars.push(await measureWakeUp(delivery, timed[0]!, receiver));
    bars.push(...(await measureWithFutureRetries(delivery, { destinations, timed, receiver, count: FUTURE })));
    await delivery.close();
  } finally {
    await receiver.stop();
    await one.remove();
  }
}
console.log('');
for (const [text, met] of bars) console.log(`  ${met ? 'met   ' : 'MISSED'} ${text}`);
process.exitCode = bars.every(([, met]) => met) ? 0 : 1;
