/** Something to time; its result is used, so that no compiler can leave the work out. */
export interface Contender {
  readonly name: string;
  run(): unknown;
}

export interface Timing {
  readonly name: string;
  /** Median over the rounds. */
  readonly perSecond: number;
  /** How many times as fast the first contender is: median of the ratios of each round. */
  readonly behindFirst: number;
}

const ROUNDS = 41;
const ROUND_MS = 12;

/** Times the contenders in turns, so that whatever else the machine does slows all of them alike. */
export function compare(contenders: readonly Contender[]): Timing[] {
  const batches = contenders.map(batchSize);
  const rates = Array.from({ length: ROUNDS }, (_, round) => turns(contenders, batches, round));
  return contenders.map(({ name }, index) => ({
    name,
    perSecond: median(rates.map((round) => round[index]!)),
    behindFirst: median(rates.map((round) => round[0]! / round[index]!)),
  }));
}

/**
 * Every other round goes the other way round: who follows a contender that leaves garbage should not always
 * be the same.
 */
function turns(contenders: readonly Contender[], batches: readonly number[], round: number): number[] {
  const order = contenders.map((_, index) => index);
  if (round % 2 === 1) order.reverse();
  const rates: number[] = [];
  for (const index of order) rates[index] = rate(contenders[index]!, batches[index]!);
  return rates;
}

function rate(contender: Contender, batch: number): number {
  const start = performance.now();
  let used = 0;
  for (let run = 0; run < batch; run++) if (contender.run() !== undefined) used++;
  if (used < 0) throw new Error('unreachable');
  return (batch * 1000) / (performance.now() - start);
}

function batchSize(contender: Contender): number {
  for (let batch = 200; ; batch *= 2) {
    const perSecond = rate(contender, batch);
    if ((batch * 1000) / perSecond > 5 * ROUND_MS) return Math.max(1, Math.round((perSecond * ROUND_MS) / 1000));
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
