import type { JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { object, string } from '../../model/reader.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { code } from '../proof/programs.ts';
import { show } from '../show.ts';
import { membersByName } from '../side.ts';

/** Compares which classes `x-rate-limits` has. Their limits are compared for every operation. */
export function compareRateLimitClasses(collector: Collector): void {
  const { base, head } = collector;
  for (const [name, was, is] of membersByName(base.root('x-rate-limits'), head.root('x-rate-limits'))) {
    const about = { direction: 'api', spots: [], subject: `rate limit ${name}` } as const;
    const path = ['x-rate-limits', name];
    if (was === undefined)
      collector.report(about, 'rate-limit-class-added', [path, path], 'is a new class of rate limits');
    if (is === undefined)
      collector.report(about, 'rate-limit-class-removed', [path, path], 'is no longer a class of rate limits');
  }
}

export function compareSignature(collector: Collector): void {
  const [was, is] = [collector.base.root('x-webhook-signature'), collector.head.root('x-webhook-signature')];
  if (equal(was.json, is.json)) return;
  const about = { direction: 'webhook', spots: [], subject: 'webhook signature' } as const;
  const paths = [was.path, is.path] as const;
  if (was.json === undefined) {
    collector.report(about, 'signature-added', paths, `now signs webhooks: ${describe(is.json)}`);
    return;
  }
  const header = string(object(was.json)['header'])?.toLowerCase();
  const program = code(`verify(request.headers['${header}'], …)`, (side) => equal(side.at(was.path), was.json));
  const message = `is now ${describe(is.json)} (was ${describe(was.json)})`;
  collector.report(about, 'signature-changed', paths, message, program);
}

function describe(json: JsonValue | undefined): string {
  if (!isObject(json)) return 'nothing';
  return `${string(json['algorithm']) ?? 'a signature'} in ${string(json['header']) ?? 'a header'}`;
}

export function compareErrorBody(collector: Collector): void {
  const { base, head } = collector;
  for (const [name, was, is] of membersByName(base.root('x-error-body'), head.root('x-error-body'))) {
    if (equal(was?.json, is?.json)) continue;
    const about = { direction: 'response', spots: [], subject: `error body ${name}` } as const;
    const path = ['x-error-body', name];
    const message = `is now ${show(is?.json)}`;
    if (was === undefined) collector.report(about, 'error-body-added', [path, path], message);
    else {
      const program = code(`read(response, ${show(was.json)})`, (side) => equal(side.at(path), was.json));
      collector.report(about, 'error-body-changed', [path, path], `${message} (was ${show(was.json)})`, program);
    }
  }
}
