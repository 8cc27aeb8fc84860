import { loadSpec } from '../generator/load/load-spec.ts';
import { StubServer } from '../test/derived/checks/stub-server.ts';
import { mutantsOf, sampleOf } from '../test/mutants/mutants.ts';
import { Scorer } from '../test/mutants/score.ts';

/**
 * npm run bench -- mutants [OF_EACH_KIND] [PLACE]: changes every constraint of the document in turn, or this
 * many of each kind, or those in files that match a regular expression:
 * `all 'transaction|adjustment|preview'`. Every artifact that states the constraint must differ, and cases
 * derived from the changed document must fail on the committed artifacts.
 */
const [ofEachKind, places = ''] = process.argv.slice(2);
const ofEach = Number(ofEachKind ?? Infinity);
const isPlace = new RegExp(places);
const spec = await loadSpec('spec/spec.yaml');
await using server = await StubServer.start();
const scorer = new Scorer(spec, server);
const all = mutantsOf(spec).filter(({ place }) => isPlace.test(place));
const [mutants, equivalent] = [all.filter((each) => !each.equivalence), all.filter((each) => each.equivalence)];
const tried = Number.isFinite(ofEach) ? sampleOf(mutants, ofEach, 1) : mutants;

const lost: string[] = [];
console.log(
  `${'  kind'.padEnd(24)}${'mutants'.padStart(8)}${'killed'.padStart(8)}${'differ'.padStart(8)}${'ms each'.padStart(9)}`,
);
const start = performance.now();
for (const [kind, own] of Map.groupBy(tried, (mutant) => mutant.kind)) {
  const began = performance.now();
  let killed = 0;
  let differ = 0;
  for (const mutant of own) {
    const { same, killedBy } = await scorer.score(mutant);
    const about = `${mutant.place} ${kind}: ${mutant.label}`;
    if (killedBy === undefined) lost.push(`${about}: no derived case fails`);
    else killed += 1;
    if (same.length > 0) lost.push(`${about}: no difference in ${same.join(', ')}`);
    else differ += 1;
  }
  const each = ((performance.now() - began) / own.length).toFixed(0);
  const counts = [own.length, killed, differ].map((count) => String(count).padStart(8));
  console.log(`  ${kind.padEnd(22)}${counts.join('')}${each.padStart(9)}`);
}
const seconds = (performance.now() - start) / 1000;
console.log(
  `\n${tried.length} of ${mutants.length} mutants in ${seconds.toFixed(0)} s, ${((seconds * 1000) / tried.length).toFixed(0)} ms each`,
);
console.log(
  `${equivalent.length} more edits are no mutants: no value distinguishes them from the document, or no value satisfies them:`,
);
for (const [reason, own] of Map.groupBy(equivalent, ({ equivalence }) => equivalence))
  console.log(`  ${own.length} ${reason}`);
for (const each of lost) console.log(`  ${each}`);
console.log(
  `\n  ${lost.length === 0 ? 'met   ' : 'MISSED'} every mutant is killed and differs wherever it has to: ${lost.length} do not`,
);
process.exitCode = lost.length === 0 ? 0 : 1;
