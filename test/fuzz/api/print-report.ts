import { explanations } from './explained.ts';
import type { FuzzReport } from './fuzz-api.ts';

/** With fewer requests, a rule may remain untested. */
const ENOUGH = 50_000;

/** Prints the findings of a run and returns whether there are none. */
export function printReport(
  report: FuzzReport,
  { seed, operations }: { readonly seed: number; readonly operations: readonly { readonly id: string }[] },
  print: (line: string) => void,
): boolean {
  const { requests, findings, statuses, succeeded, explained } = report;
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status} ×${count}`);
  print(`${requests} requests: ${counts.join(', ')}`);
  print(`${succeeded.size} operations succeeded, the least often ${least(succeeded)}`);
  for (const explanation of explanations) {
    const count = explained.get(explanation) ?? 0;
    if (count > 0) print(`  refused by a rule beside the schema, ${count} times: ${explanation.why}`);
  }
  for (const { sequence, about, faults, curl, response } of findings) {
    print(`\n${about}`);
    for (const fault of faults) print(`  → ${fault}`);
    print(`  ${curl}`);
    print(`  ${response}`);
    print(`  again: npm run fuzz -- api --seed ${seed} --only ${sequence}`);
  }
  const unused = requests < ENOUGH ? [] : explanations.filter((each) => !explained.has(each));
  const never = requests < ENOUGH ? [] : operations.filter(({ id }) => !succeeded.has(id));
  for (const { id } of never) print(`${id} never succeeded`);
  for (const { why } of unused) print(`no request needed this explanation: ${why}`);
  print(`${findings.length} findings`);
  return findings.length === 0 && unused.length === 0 && never.length === 0;
}

function least(succeeded: FuzzReport['succeeded']): string {
  const [first] = [...succeeded].sort(([, a], [, b]) => a - b);
  return first === undefined ? 'none' : `${first[0]} ×${first[1]}`;
}
