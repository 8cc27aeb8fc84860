import type { JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { object, string, strings } from '../../model/reader.ts';
import { type Finding, ofApi, type Part } from '../part.ts';
import { show } from '../show.ts';
import { operationsOf } from './exchange.ts';

/** Compares the extensions with which a document states conventions of the whole API. */
export function compareConventions(document: Part): void {
  comparePermissions(document.member('x-permissions'));
  compareCatalogue(document.member('x-error-catalogue'));
  compareRateLimitClasses(document.member('x-rate-limits'));
  compareSignature(document.member('x-webhook-signature'));
  compareErrorBody(document.member('x-error-body'));
}

function comparePermissions(permissions: Part): void {
  for (const [name, found] of permissions.members()) {
    const permission = found.as(ofApi(`permission ${name}`));
    const text = `keys.create({ permissions: [${show(name)}] })`;
    const removed: Finding = ['permission-removed', 'is no longer a permission', text];
    if (!permission.isInBoth(['permission-added', 'is a new permission'], removed)) continue;
    const does = (other: string): string => `// a key with ${name} does what requires ${other}`;
    permission.member('implies').compareItems(
      (other) => ['implied-permission-added', `now includes ${other}`],
      (other) => ['implied-permission-removed', `no longer includes ${other}`, does(other)],
    );
    permission.compareAnnotations('description');
  }
}

const FOR_PROGRAMS = new Set(['type', 'status']);
const FOR_PEOPLE = ['group', 'title', 'description', 'remedy', 'causes'];

function compareCatalogue(catalogue: Part): void {
  for (const [name, found] of catalogue.members()) {
    if (found.isEqual) continue;
    const { side } = found.was.json === undefined ? found.is : found.was;
    const spots = operationsOf(side)
      .filter(({ at }) => strings(at.member('x-error-codes').json).includes(name))
      .map((operation) => ({ name: operation.name }));
    const entry = found.as({ direction: 'response', spots, subject: `error ${name}` });
    const condition = `error.code === '${name}'`;
    const removed: Finding = ['catalogue-code-removed', 'is no longer an error code', `if (${condition}) …`];
    if (!entry.isInBoth(['catalogue-code-added', 'is a new error code'], removed)) continue;
    for (const [key, member, old, now] of entry.differing()) {
      const reads = `if (${condition} && error.${key} === ${old}) …`;
      const message = `now has the ${key} ${now} (was ${old})`;
      if (FOR_PROGRAMS.has(key)) member.report('catalogue-code-changed', message, reads);
    }
    found.compareAnnotations(...FOR_PEOPLE);
  }
}

/** Compares which classes `x-rate-limits` has. Their limits are compared for every operation. */
function compareRateLimitClasses(classes: Part): void {
  for (const [name, found] of classes.members()) {
    const limit = found.as(ofApi(`rate limit ${name}`));
    const removed: Finding = ['rate-limit-class-removed', 'is no longer a class of rate limits'];
    limit.isInBoth(['rate-limit-class-added', 'is a new class of rate limits'], removed);
  }
}

function compareSignature(found: Part): void {
  if (found.isEqual) return;
  const signature = found.as({ direction: 'webhook', spots: [], subject: 'webhook signature' });
  const [was, is] = signature.both.map(({ json }) => json);
  if (was === undefined) {
    signature.report('signature-added', `now signs webhooks: ${describe(is)}`);
    return;
  }
  const header = string(object(was)['header'])?.toLowerCase();
  const text = `verify(request.headers['${header}'], …)`;
  signature.report('signature-changed', `is now ${describe(is)} (was ${describe(was)})`, text);
}

function describe(json: JsonValue | undefined): string {
  if (!isObject(json)) return 'nothing';
  return `${string(json['algorithm']) ?? 'a signature'} in ${string(json['header']) ?? 'a header'}`;
}

function compareErrorBody(errorBody: Part): void {
  for (const [name, found, was, is] of errorBody.differing()) {
    const member = found.as({ direction: 'response', spots: [], subject: `error body ${name}` });
    if (member.was.json === undefined) member.report('error-body-added', `is now ${is}`);
    else member.report('error-body-changed', `is now ${is} (was ${was})`, `read(response, ${was})`);
  }
}
