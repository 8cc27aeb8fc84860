import { object, strings } from '../../model/reader.ts';
import { reachable } from '../../model/schemas.ts';
import type { Spot } from '../change.ts';
import type { Collector, Finding } from '../collector.ts';
import { call, relyOn } from '../proof/programs.ts';
import { enumerate, show } from '../show.ts';
import { type Both, isEqual, itemsOf, type Maybe, member, membersByName, membersOf, type Side } from '../side.ts';
import { aboutOf, type OperationExchange, operationsOf } from './exchange.ts';

/** The credentials of a caller: schemes, each with permissions. Empty for an anonymous caller. */
type Requirement = ReadonlyMap<string, readonly string[]>;

type Implications = ReadonlyMap<string, readonly string[]>;

/** Compares the required credentials: stricter when credentials that sufficed no longer do. */
export function compareSecurity(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const security: Both = [securityOf(collector.base, base), securityOf(collector.head, head)];
  const [old, now] = [requirements(security[0]), requirements(security[1])];
  const [before, after] = [implications(collector.base), implications(collector.head)];
  const rejected = old.find((held) => !suffices(held, now, after));
  const admitted = now.find((held) => !suffices(held, old, before));
  const about = aboutOf(head, 'api');
  const [oldText, newText] = [old, now].map((all) => all.map(describe).join(' or ') || 'nothing');
  const changed = `now needs ${newText} (was ${oldText})`;
  if (rejected !== undefined) {
    const missing = missingPermissions(rejected, now, after);
    const program = call(base, `# key: ${describe(rejected)}`, (found, side) =>
      suffices(rejected, requirements(securityOf(side, found)), implications(side)),
    );
    if (missing === undefined) collector.report(about, security, 'authentication-required', changed, program);
    else collector.report(about, security, 'permission-required', `now needs ${enumerate(missing)}`, program);
  } else if (admitted !== undefined) {
    const dropped = missingPermissions(admitted, old, before);
    if (dropped === undefined) collector.report(about, security, 'authentication-loosened', changed);
    else collector.report(about, security, 'permission-not-required', `no longer needs ${enumerate(dropped)}`);
  }
}

function securityOf(side: Side, operation: OperationExchange): Maybe {
  const own = member(operation.at, 'security');
  return own.json === undefined ? side.root('security') : own;
}

/** The alternatives, each of which suffices; without any, the empty one. */
function requirements(security: Maybe): Requirement[] {
  const all = itemsOf(security).map(
    (entry): Requirement => new Map(membersOf(entry).map(([scheme, { json }]) => [scheme, strings(json)])),
  );
  return all.length === 0 ? [new Map()] : all;
}

function suffices(held: Requirement, wanted: readonly Requirement[], implies: Implications): boolean {
  return wanted.some((requirement) =>
    [...requirement].every(([scheme, permissions]) => {
      const own = held.get(scheme);
      return own !== undefined && lacking(own, permissions, implies).length === 0;
    }),
  );
}

/** The missing permissions; `undefined` when other schemes are required. */
function missingPermissions(
  held: Requirement,
  wanted: readonly Requirement[],
  implies: Implications,
): string[] | undefined {
  const alike = wanted.find((requirement) => [...requirement.keys()].every((scheme) => held.has(scheme)));
  return alike && [...alike].flatMap(([scheme, permissions]) => lacking(held.get(scheme)!, permissions, implies));
}

function lacking(held: readonly string[], permissions: readonly string[], implies: Implications): string[] {
  const all = reachable(held, (name) => implies.get(name) ?? []);
  return permissions.filter((permission) => !all.has(permission));
}

function implications(side: Side): Implications {
  return new Map(
    membersOf(side.root('x-permissions')).map(([name, { json }]) => [name, strings(object(json)['implies'])]),
  );
}

function describe(requirement: Requirement): string {
  if (requirement.size === 0) return 'nothing';
  const parts = [...requirement].map(([scheme, permissions]) =>
    permissions.length === 0 ? scheme : `${scheme} with ${enumerate(permissions)}`,
  );
  return parts.join(' and ');
}

export function compareSecuritySchemes(collector: Collector): void {
  for (const [name, scheme] of membersByName(collector.root('components', 'securitySchemes'))) {
    const about = { direction: 'api', spots: spotsOf(collector, name), subject: name } as const;
    const text = `createClient({ ${name}: … })`;
    const added: Finding = ['security-scheme-added', 'is a new security scheme'];
    const removed: Finding = ['security-scheme-removed', 'is no longer a security scheme', relyOn(scheme[0], text)];
    if (!collector.isInBoth(about, scheme, added, removed)) continue;
    for (const [key, [old, now]] of membersByName(scheme)) {
      if (isEqual([old, now])) continue;
      const message = `now has ${key} ${show(now.json)}`;
      if (key === 'description') collector.compareAnnotations(scheme, [key], about.spots);
      else if (key.startsWith('x-')) collector.report(about, [old, now], 'extension-changed', message);
      else {
        const was = `${message} (was ${show(old.json)})`;
        collector.report(about, [old, now], 'security-scheme-changed', was, relyOn(old, text));
      }
    }
  }
}

function spotsOf({ base }: Collector, scheme: string): Spot[] {
  return operationsOf(base)
    .filter((operation) => requirements(securityOf(base, operation)).some((accepted) => accepted.has(scheme)))
    .map(({ name }) => ({ name }));
}
