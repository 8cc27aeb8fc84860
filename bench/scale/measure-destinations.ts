import { dueDestinations } from '../../service/delivery/due.ts';
import type { Destination } from '../delivery/bench-delivery.ts';
import { percentile, showPercentiles } from '../delivery/summary.ts';
import { addDestinations } from './add-destinations.ts';
import { claimTimes } from './claim-times.ts';
import type { MeasuredService } from './measured-service.ts';
import { measureWorkers } from './measure-workers.ts';

const FEW = 10;
const SWEEPS = 20;

interface DestinationsOptions extends MeasuredService {
  /** The others are copies of it. */
  readonly destination: Destination;
  readonly many: number;
}

/** Claims, sweeps and deliveries with few destinations, and with many, each in a separate account. */
export async function measureDestinations({
  place,
  cluster,
  opened,
  destination,
  many,
}: DestinationsOptions): Promise<void> {
  const { services } = opened;
  const all = await addDestinations(services, destination, many);
  for (const destinations of [all.slice(0, FEW), all]) await measureWith(destinations);

  async function measureWith(destinations: readonly Destination[]): Promise<void> {
    console.log(`\n${destinations.length.toLocaleString('en')} destinations with something due`);
    const backlog = Math.max(10_000, destinations.length * 2);
    await measureWorkers({ place, cluster, opened, destinations, backlog }, 1, async () => {
      console.log(`  a claim   ${showPercentiles(await claimTimes(services.db, destinations))}`);
      const sweeps: number[] = [];
      for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
        const began = performance.now();
        const found = await dueDestinations(services.db);
        sweeps.push(performance.now() - began);
        if (found.length !== destinations.length) throw new Error(`A sweep found ${found.length} destinations.`);
      }
      console.log(`  a sweep   p50 ${percentile(sweeps, 0.5).toFixed(1)} ms`);
    });
  }
}
