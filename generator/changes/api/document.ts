import type { JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { string, strings } from '../../model/reader.ts';
import type { Spot } from '../change.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { code } from '../proof/programs.ts';
import { show } from '../show.ts';
import { itemsOf, type Located, member, membersOf, type Path } from '../side.ts';
import { compareNotes } from './notes.ts';
import { compareServers } from './servers.ts';
import { operationsOf } from './exchange.ts';

/** Compares what the document says of the whole API. `info.version` is no change: it is what the changes ask for. */
export function compareDocument(collector: Collector): void {
  const { base, head } = collector;
  compareServers(collector, base.root('servers'), head.root('servers'), []);
  compareSecuritySchemes(collector);
  comparePermissions(collector);
  compareCatalogue(collector);
  compareClasses(collector);
  compareSignature(collector);
  compareNotes(collector, [], base.root('info'), head.root('info'), INFO);
  compareNotes(collector, [], base.root(), head.root(), ['externalDocs']);
  compareErrorBody(collector);
  compareTags(collector);
  compareRest(collector);
}

const INFO = ['title', 'summary', 'description', 'termsOfService', 'contact', 'license'];

function eachName(
  collector: Collector,
  path: Path,
  found: (
    name: string,
    was: Located | undefined,
    is: Located | undefined,
    paths: { before: Path; after: Path },
  ) => void,
): void {
  const [before, after] = [
    new Map(membersOf(collector.base.root(...path))),
    new Map(membersOf(collector.head.root(...path))),
  ];
  for (const name of new Set([...before.keys(), ...after.keys()]))
    found(name, before.get(name), after.get(name), { before: [...path, name], after: [...path, name] });
}

function compareSecuritySchemes(collector: Collector): void {
  const path = ['components', 'securitySchemes'];
  eachName(collector, path, (name, was, is, paths) => {
    const about = { direction: 'api', spots: spotsOf(collector, name), subject: name } as const;
    if (was === undefined)
      return collector.report({
        ...about,
        ...paths,
        code: 'security-scheme-added',
        message: 'is a new security scheme',
      });
    const program = (aspect: Path): ReturnType<typeof code> =>
      code(`createClient({ ${name}: … })`, (side) =>
        equal(side.at([...path, name, ...aspect]), collector.base.at([...path, name, ...aspect])),
      );
    if (is === undefined)
      return collector.report({
        ...{ ...about, ...paths, code: 'security-scheme-removed', message: 'is no longer a security scheme' },
        program: code(`createClient({ ${name}: … })`, (side) => side.at([...path, name]) !== undefined),
      });
    const keys = new Set([...membersOf(was), ...membersOf(is)].map(([key]) => key));
    for (const key of keys) {
      const [old, now] = [member(was, key), member(is, key)];
      if (equal(old.json, now.json)) continue;
      if (key === 'description') compareNotes(collector, about.spots, was, is, [key]);
      else if (key.startsWith('x-'))
        collector.report({
          ...about,
          code: 'extension-changed',
          before: old.path,
          after: now.path,
          message: `now has ${key} ${show(now.json)}`,
        });
      else
        collector.report({
          ...{ ...about, code: 'security-scheme-changed', before: old.path, after: now.path, program: program([key]) },
          message: `now has ${key} ${show(now.json)} (was ${show(old.json)})`,
        });
    }
  });
}

/** Operations that a scheme lets callers into. */
function spotsOf(collector: Collector, scheme: string): Spot[] {
  const names = (json: JsonValue | undefined): boolean =>
    itemsOf({ json, path: [] }).some((entry) => membersOf(entry).some(([name]) => name === scheme));
  return operationsOf(collector.base)
    .filter(({ json }) => names(json['security'] ?? collector.base.document['security']))
    .map(({ name }) => ({ name }));
}

function comparePermissions(collector: Collector): void {
  eachName(collector, ['x-permissions'], (name, was, is, paths) => {
    const about = { direction: 'api', spots: [], subject: `permission ${name}` } as const;
    const has = code(`keys.create({ permissions: [${show(name)}] })`, (side) => side.at(paths.before) !== undefined);
    if (was === undefined)
      return collector.report({ ...about, ...paths, code: 'permission-added', message: 'is a new permission' });
    if (is === undefined)
      return collector.report({
        ...about,
        ...paths,
        code: 'permission-removed',
        message: 'is no longer a permission',
        program: has,
      });
    const [old, now] = [member(was, 'implies'), member(is, 'implies')];
    const at = { before: old.path, after: now.path };
    const [before, after] = [strings(old.json), strings(now.json)];
    for (const word of before.filter((each) => !after.includes(each)))
      collector.report({
        ...{ ...about, ...at, code: 'implied-permission-removed', message: `no longer includes ${word}` },
        program: code(`// a key with ${name} does what needs ${word}`, (side) =>
          strings(side.at(old.path)).includes(word),
        ),
      });
    for (const word of after.filter((each) => !before.includes(each)))
      collector.report({ ...about, ...at, code: 'implied-permission-added', message: `now includes ${word}` });
    compareNotes(collector, [], was, is, ['description']);
  });
}

const MET_BY_PROGRAMS = ['type', 'status'];

function compareCatalogue(collector: Collector): void {
  eachName(collector, ['x-error-catalogue'], (name, was, is, paths) => {
    const spots = operationsOf(was === undefined ? collector.head : collector.base)
      .filter(({ json }) => strings(json['x-error-codes']).includes(name))
      .map((operation) => ({ name: operation.name }));
    const about = { direction: 'response', spots, subject: `error ${name}` } as const;
    const branch = code(`if (error.code === '${name}') …`, (side) => side.at(paths.before) !== undefined);
    if (was === undefined)
      return collector.report({ ...about, ...paths, code: 'catalogue-code-added', message: 'is a new error code' });
    if (is === undefined)
      return collector.report({
        ...about,
        ...paths,
        code: 'catalogue-code-removed',
        message: 'is no longer an error code',
        program: branch,
      });
    for (const key of MET_BY_PROGRAMS) {
      const [old, now] = [member(was, key), member(is, key)];
      if (equal(old.json, now.json)) continue;
      collector.report({
        ...{ ...about, code: 'catalogue-code-changed', before: old.path, after: now.path },
        message: `now has the ${key} ${show(now.json)} (was ${show(old.json)})`,
        program: code(`if (error.code === '${name}' && error.${key} === ${show(old.json)}) …`, (side) =>
          equal(side.at(old.path), old.json),
        ),
      });
    }
    compareNotes(collector, [], was, is, ['group', 'title', 'description', 'remedy', 'causes']);
  });
}

/** What a class allows is compared at every operation that has it. */
function compareClasses(collector: Collector): void {
  eachName(collector, ['x-rate-limits'], (name, was, is, paths) => {
    const about = { direction: 'api', spots: [], subject: `rate limit ${name}`, ...paths } as const;
    if (was === undefined)
      collector.report({ ...about, code: 'rate-limit-class-added', message: 'is a new class of rate limits' });
    if (is === undefined)
      collector.report({ ...about, code: 'rate-limit-class-removed', message: 'is no longer a class of rate limits' });
  });
}

function compareSignature(collector: Collector): void {
  const [was, is] = [collector.base.root('x-webhook-signature'), collector.head.root('x-webhook-signature')];
  if (equal(was.json, is.json)) return;
  const about = {
    direction: 'webhook',
    spots: [],
    subject: 'webhook signature',
    before: was.path,
    after: is.path,
  } as const;
  if (was.json === undefined) {
    collector.report({ ...about, code: 'signature-added', message: `now signs webhooks: ${describe(is.json)}` });
    return;
  }
  const header = isObject(was.json) ? string(was.json['header']) : undefined;
  collector.report({
    ...{ ...about, code: 'signature-changed', message: `is now ${describe(is.json)} (was ${describe(was.json)})` },
    program: code(`verify(request.headers['${header?.toLowerCase()}'], …)`, (side) =>
      equal(side.at(was.path), was.json),
    ),
  });
}

function describe(json: JsonValue | undefined): string {
  if (!isObject(json)) return 'nothing';
  return `${string(json['algorithm']) ?? 'a signature'} in ${string(json['header']) ?? 'a header'}`;
}

function compareTags(collector: Collector): void {
  const tags = (side: 'base' | 'head'): Map<string, Located> =>
    new Map(itemsOf(collector[side].root('tags')).map((tag) => [string(member(tag, 'name').json) ?? '', tag]));
  const [before, after] = [tags('base'), tags('head')];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(name), after.get(name)];
    if (was !== undefined && is !== undefined) {
      compareNotes(collector, [], was, is, ['description', 'externalDocs']);
      continue;
    }
    collector.report({
      ...{ code: 'documentation', direction: 'api', spots: [], subject: `tag ${name}` },
      ...{ before: was?.path ?? ['tags', name], after: is?.path ?? ['tags', name] },
      message: was === undefined ? 'is a new tag' : 'is no longer a tag',
    });
  }
}

/** Where programs read what an error says. */
function compareErrorBody(collector: Collector): void {
  eachName(collector, ['x-error-body'], (name, was, is, paths) => {
    const about = { direction: 'response', spots: [], subject: `error body ${name}`, ...paths } as const;
    if (was === undefined)
      collector.report({ ...about, code: 'error-body-added', message: `is now ${show(is?.json)}` });
    else if (!equal(was.json, is?.json))
      collector.report({
        ...{ ...about, code: 'error-body-changed', message: `is now ${show(is?.json)} (was ${show(was.json)})` },
        program: code(`read(response, ${show(was.json)})`, (side) => equal(side.at(paths.before), was.json)),
      });
  });
}

/** Members of the document that other comparisons look at, or that only follow from the changes themselves. */
const KNOWN = new Set([
  ...[
    'openapi',
    'info',
    'servers',
    'security',
    'tags',
    'paths',
    'webhooks',
    'components',
    'externalDocs',
    'x-changelog',
  ],
  ...['x-permissions', 'x-error-catalogue', 'x-rate-limits', 'x-webhook-signature', 'x-pagination', 'x-error-body'],
]);

function compareRest(collector: Collector): void {
  const keys = [...Object.keys(collector.base.document), ...Object.keys(collector.head.document)];
  for (const key of new Set(keys.filter((each) => !KNOWN.has(each)))) {
    const [was, is] = [collector.base.root(key), collector.head.root(key)];
    if (equal(was.json, is.json)) continue;
    collector.report({
      ...{ code: 'extension-changed', direction: 'api', spots: [], subject: key },
      ...{ before: was.path, after: is.path, message: 'has another text' },
    });
  }
}
