import type { JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { object, string, strings } from '../../model/reader.ts';
import type { Collector, Finding } from '../collector.ts';
import { code, relyOn } from '../proof/programs.ts';
import { show } from '../show.ts';
import { isEqual, memberOf, membersByName } from '../side.ts';
import { operationsOf } from './exchange.ts';

/** Compares the extensions with which a document states conventions of the whole API. */
export function compareConventions(collector: Collector): void {
  comparePermissions(collector);
  compareCatalogue(collector);
  compareRateLimitClasses(collector);
  compareSignature(collector);
  compareErrorBody(collector);
}

function comparePermissions(collector: Collector): void {
  for (const [name, permission] of membersByName(collector.root('x-permissions'))) {
    const about = { direction: 'api', spots: [], subject: `permission ${name}` } as const;
    const program = relyOn(permission[0], `keys.create({ permissions: [${show(name)}] })`);
    const removed: Finding = ['permission-removed', 'is no longer a permission', program];
    if (!collector.isInBoth(about, permission, ['permission-added', 'is a new permission'], removed)) continue;
    const implied = memberOf(permission, 'implies');
    const [before, after] = [strings(implied[0].json), strings(implied[1].json)];
    for (const other of before.filter((each) => !after.includes(each))) {
      const text = `// a key with ${name} does what requires ${other}`;
      const works = code(text, (side) => strings(side.at(implied[0].path)).includes(other));
      collector.report(about, implied, 'implied-permission-removed', `no longer includes ${other}`, works);
    }
    for (const other of after.filter((each) => !before.includes(each)))
      collector.report(about, implied, 'implied-permission-added', `now includes ${other}`);
    collector.compareAnnotations(permission, ['description']);
  }
}

const FOR_PROGRAMS = ['type', 'status'];
const FOR_PEOPLE = ['group', 'title', 'description', 'remedy', 'causes'];

function compareCatalogue(collector: Collector): void {
  for (const [name, entry] of membersByName(collector.root('x-error-catalogue'))) {
    const spots = operationsOf(entry[0].json === undefined ? collector.head : collector.base)
      .filter(({ at }) => strings(at.json['x-error-codes']).includes(name))
      .map((operation) => ({ name: operation.name }));
    const about = { direction: 'response', spots, subject: `error ${name}` } as const;
    const condition = `error.code === '${name}'`;
    const program = relyOn(entry[0], `if (${condition}) …`);
    const removed: Finding = ['catalogue-code-removed', 'is no longer an error code', program];
    if (!collector.isInBoth(about, entry, ['catalogue-code-added', 'is a new error code'], removed)) continue;
    for (const key of FOR_PROGRAMS) {
      const [old, now] = memberOf(entry, key);
      if (isEqual([old, now])) continue;
      const reads = relyOn(old, `if (${condition} && error.${key} === ${show(old.json)}) …`);
      const message = `now has the ${key} ${show(now.json)} (was ${show(old.json)})`;
      collector.report(about, [old, now], 'catalogue-code-changed', message, reads);
    }
    collector.compareAnnotations(entry, FOR_PEOPLE);
  }
}

/** Compares which classes `x-rate-limits` has. Their limits are compared for every operation. */
function compareRateLimitClasses(collector: Collector): void {
  for (const [name, limit] of membersByName(collector.root('x-rate-limits'))) {
    const about = { direction: 'api', spots: [], subject: `rate limit ${name}` } as const;
    const removed: Finding = ['rate-limit-class-removed', 'is no longer a class of rate limits'];
    collector.isInBoth(about, limit, ['rate-limit-class-added', 'is a new class of rate limits'], removed);
  }
}

function compareSignature(collector: Collector): void {
  const signature = collector.root('x-webhook-signature');
  if (isEqual(signature)) return;
  const about = { direction: 'webhook', spots: [], subject: 'webhook signature' } as const;
  const [was, is] = signature;
  if (was.json === undefined) {
    collector.report(about, signature, 'signature-added', `now signs webhooks: ${describe(is.json)}`);
    return;
  }
  const header = string(object(was.json)['header'])?.toLowerCase();
  const program = relyOn(was, `verify(request.headers['${header}'], …)`);
  const message = `is now ${describe(is.json)} (was ${describe(was.json)})`;
  collector.report(about, signature, 'signature-changed', message, program);
}

function describe(json: JsonValue | undefined): string {
  if (!isObject(json)) return 'nothing';
  return `${string(json['algorithm']) ?? 'a signature'} in ${string(json['header']) ?? 'a header'}`;
}

function compareErrorBody(collector: Collector): void {
  for (const [name, [was, is]] of membersByName(collector.root('x-error-body'))) {
    if (isEqual([was, is])) continue;
    const about = { direction: 'response', spots: [], subject: `error body ${name}` } as const;
    const message = `is now ${show(is.json)}`;
    if (was.json === undefined) collector.report(about, [was, is], 'error-body-added', message);
    else {
      const program = relyOn(was, `read(response, ${show(was.json)})`);
      collector.report(about, [was, is], 'error-body-changed', `${message} (was ${show(was.json)})`, program);
    }
  }
}
