import { median } from '../generate/run-process.ts';
import type { Contender } from './contender.ts';
import { measure, type Measured } from './load.ts';
import type { Requests } from './requests.ts';

const CONNECTIONS = 32;
const ROUND_MS = 3_000;

export interface Side {
  readonly name: string;
  readonly contender: Contender;
  readonly requests: Requests;
}

export interface Comparison {
  readonly title: string;
  readonly measured: Side;
  readonly beside: Side;
  /** The throughput that `measured` must have at least, in multiples of that of `beside`. */
  readonly bar: number;
  readonly rounds: number;
}

interface Rate {
  readonly perSecond: number;
  readonly processorMs: number;
}

type Pair = Readonly<Record<'measured' | 'beside', Rate>>;

/** Both sides in turn, in pairs; what counts is the median of the pairs' ratios. */
export async function compareInTurn(comparison: Comparison): Promise<readonly [text: string, met: boolean]> {
  const { measured, beside, rounds } = comparison;
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0;
    const early = await rate(first ? measured : beside);
    const late = await rate(first ? beside : measured);
    pairs.push(first ? { measured: early, beside: late } : { measured: late, beside: early });
  }
  return report(comparison, pairs);
}

export function load({ contender: { port }, requests }: Omit<Side, 'name'>, milliseconds: number): Promise<Measured> {
  return measure({ port, connections: CONNECTIONS, milliseconds, ...requests });
}

async function rate(side: Side): Promise<Rate> {
  const before = await side.contender.call('processorTime', null);
  const { responses, seconds } = await load(side, ROUND_MS);
  const used = (await side.contender.call('processorTime', null)) - before;
  return { perSecond: responses / seconds, processorMs: used / 1_000 / responses };
}

function report(
  { title, measured, beside, bar }: Comparison,
  pairs: readonly Pair[],
): readonly [text: string, met: boolean] {
  console.log(`${title}, ${CONNECTIONS} connections`);
  for (const side of ['measured', 'beside'] as const) {
    const rates = pairs.map((pair) => pair[side]);
    const perSecond = median(rates.map((one) => one.perSecond));
    const processorMs = median(rates.map((one) => one.processorMs));
    const { name } = { measured, beside }[side];
    console.log(
      `  ${name.padEnd(8)} ${perSecond.toFixed(0).padStart(6)} /s ${processorMs.toFixed(3).padStart(8)} ms of processor each`,
    );
  }
  const ratios = pairs.map((pair) => pair.measured.perSecond / pair.beside.perSecond);
  const processorRatios = pairs.map((pair) => pair.beside.processorMs / pair.measured.processorMs);
  const ratio = median(ratios);
  console.log(`  pairs    ${ratios.map((one) => one.toFixed(2)).join(' ')}`);
  console.log(`  of processor time ${processorRatios.map((one) => one.toFixed(2)).join(' ')}\n`);
  const text = `${title}, beside ${beside.name}: ${ratio.toFixed(2)} (≥ ${bar}), of processor time ${median(processorRatios).toFixed(2)}`;
  return [text, ratio >= bar];
}
