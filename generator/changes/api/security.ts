import { strings } from '../../model/reader.ts';
import { reachable } from '../../model/schemas.ts';
import type { Spot } from '../direction.ts';
import { type Finding, ofApi, type Part } from '../part.ts';
import { enumerate } from '../show.ts';
import type { Maybe, Side } from '../side.ts';
import { operationsOf } from './exchange.ts';

/** The credentials of a caller: schemes, each with permissions. Empty for an anonymous caller. */
type Requirement = ReadonlyMap<string, readonly string[]>;

/** Alternatives, each of which suffices. */
type Requirements = readonly Requirement[];

type Implications = ReadonlyMap<string, readonly string[]>;

/** Compares the required credentials: stricter when credentials that sufficed no longer do. */
export function compareSecurity(at: Part): void {
  const security = at.map(securityOf);
  const [old, now] = [requirements(security.was), requirements(security.is)];
  const [before, after] = [implications(at.was.side), implications(at.is.side)];
  const rejected = old.find((held) => !suffices(held, now, after));
  const admitted = now.find((held) => !suffices(held, old, before));
  const [oldText, newText] = [old, now].map((all) => all.map(describe).join(' or ') || 'nothing');
  const changed = `now needs ${newText} (was ${oldText})`;
  if (rejected !== undefined) {
    const missing = missingPermissions(rejected, now, after);
    const code = missing === undefined ? 'authentication-required' : 'permission-required';
    const message = missing === undefined ? changed : `now needs ${enumerate(missing)}`;
    security.report(code, message, `# key: ${describe(rejected)}`, (found) =>
      suffices(rejected, requirements(found), implications(found.side)),
    );
  } else if (admitted !== undefined) {
    const dropped = missingPermissions(admitted, old, before);
    if (dropped === undefined) security.report('authentication-loosened', changed);
    else security.report('permission-not-required', `no longer needs ${enumerate(dropped)}`);
  }
}

function securityOf(operation: Maybe): Maybe {
  const own = operation.member('security');
  return own.json === undefined ? operation.side.at('security') : own;
}

/** The alternatives, each of which suffices; without any, the empty one. */
function requirements(security: Maybe): Requirement[] {
  const all = security
    .items()
    .map((entry): Requirement => new Map(entry.members().map(([scheme, { json }]) => [scheme, strings(json)])));
  return all.length === 0 ? [new Map()] : all;
}

function suffices(held: Requirement, wanted: Requirements, implies: Implications): boolean {
  return wanted.some((requirement) =>
    [...requirement].every(([scheme, permissions]) => {
      const own = held.get(scheme);
      return own !== undefined && lacking(own, permissions, implies).length === 0;
    }),
  );
}

/** The missing permissions; `undefined` when other schemes are required. */
function missingPermissions(held: Requirement, wanted: Requirements, implies: Implications): string[] | undefined {
  const alike = wanted.find((requirement) => [...requirement.keys()].every((scheme) => held.has(scheme)));
  return alike && [...alike].flatMap(([scheme, permissions]) => lacking(held.get(scheme)!, permissions, implies));
}

function lacking(held: readonly string[], permissions: readonly string[], implies: Implications): string[] {
  const all = reachable(held, (name) => implies.get(name) ?? []);
  return permissions.filter((permission) => !all.has(permission));
}

function implications(side: Side): Implications {
  const permissions = side.at('x-permissions').members();
  return new Map(permissions.map(([name, permission]) => [name, strings(permission.member('implies').json)]));
}

function describe(requirement: Requirement): string {
  if (requirement.size === 0) return 'nothing';
  const parts = [...requirement].map(([scheme, permissions]) =>
    permissions.length === 0 ? scheme : `${scheme} with ${enumerate(permissions)}`,
  );
  return parts.join(' and ');
}

export function compareSecuritySchemes(schemes: Part): void {
  for (const [name, found] of schemes.members()) {
    const scheme = found.as(ofApi(name, spotsOf(found.was.side, name)));
    const text = `createClient({ ${name}: … })`;
    const removed: Finding = ['security-scheme-removed', 'is no longer a security scheme', text];
    if (!scheme.isInBoth(['security-scheme-added', 'is a new security scheme'], removed)) continue;
    for (const [key, member, was, is] of scheme.differing()) {
      const message = `now has ${key} ${is}`;
      if (key === 'description') scheme.compareAnnotations(key);
      else if (key.startsWith('x-')) member.report('extension-changed', message);
      else member.report('security-scheme-changed', `${message} (was ${was})`, text);
    }
  }
}

function spotsOf(side: Side, scheme: string): Spot[] {
  return operationsOf(side)
    .filter(({ at }) => requirements(securityOf(at)).some((accepted) => accepted.has(scheme)))
    .map(({ name }) => ({ name }));
}
