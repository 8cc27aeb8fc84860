import { optional } from '../model/reader.ts';
import type { About, Program, Spot } from './change.ts';
import type { Collector } from './collector.ts';
import type { Direction, MessageDirection } from './direction.ts';
import type { ChangeCode } from './rules/rules.ts';
import { noted } from './show.ts';
import { type Both, byName, equal, isEqual, Located, type Maybe, type Side } from './side.ts';

/** A kind of change, its message, and for one that breaks clients the text of a program that no longer works. */
export type Finding = readonly [code: ChangeCode, message: string, program?: string];

/** How programs find a part. */
export interface Finder {
  /** `undefined` where a document does not have the operation or event of the part. */
  readonly find: (side: Side) => Maybe | undefined;
  /** The program around what uses the part. */
  readonly code: (text: string) => string;
}

/**
 * A part of both documents, such as the body of an operation; absent in one that lacks it. Reports how it
 * differs. Evidence for a break is a program that finds the part again, and works while that is the old one.
 */
export class Part<D extends Direction = Direction> {
  readonly about: About<D>;
  readonly both: Both;
  readonly collector: Collector;
  readonly #finder: Finder;

  constructor(collector: Collector, about: About<D>, both: Both, finder: Finder) {
    this.collector = collector;
    this.about = about;
    this.both = both;
    this.#finder = finder;
  }

  get was(): Maybe {
    return this.both[0];
  }

  get is(): Maybe {
    return this.both[1];
  }

  /** Whether both documents have the same, with everything that it refers to. */
  get isSame(): boolean {
    return this.collector.isSame(this.both);
  }

  get isEqual(): boolean {
    return isEqual(this.both);
  }

  /** The name of the operation or event. */
  get owner(): string {
    return this.about.spots[0]!.name;
  }

  /** The same in a direction, or as the `part` of the operation or event with that name, such as `body`. */
  for<Other extends Direction>(direction: Other, part?: string, subject?: string): Part<Other> {
    return this.as({ ...aboutOf(this.owner, direction, part), ...optional('subject', subject) });
  }

  /** The same part, reported as another one or in another place. */
  as<Other extends Direction>(about: About<Other>, both = this.both): Part<Other> {
    return new Part(this.collector, about, both, this.#finder);
  }

  /** The part that `read` finds in either document from this one. */
  map(read: (found: Maybe) => Maybe, both: Both = [read(this.was), read(this.is)]): Part<D> {
    const { find, code } = this.#finder;
    const findInside = (side: Side): Maybe | undefined => {
      const found = find(side);
      return found && read(found);
    };
    return new Part(this.collector, this.about, both, { find: findInside, code });
  }

  member(key: string): Part<D> {
    return this.map((found) => found.member(key));
  }

  /** A member, or the target of its `$ref`. */
  part(key: string): Part<D> {
    return this.member(key).map((found) => found.follow());
  }

  /** The part that `read` lists under a name. */
  named(read: (owner: Maybe) => ReadonlyMap<string, Maybe>, name: string, both?: Both): Part<D> {
    return this.map((found) => read(found).get(name) ?? new Located(found.side, [], undefined), both);
  }

  /** All that `read` lists. One that is absent would be at its name below `keys`. */
  *each(read: (owner: Maybe) => ReadonlyMap<string, Maybe>, ...keys: readonly string[]): Generator<[string, Part<D>]> {
    const absent = ({ side, path }: Maybe, name: string): Maybe =>
      new Located(side, [...path, ...keys, name], undefined);
    for (const [name, was, is] of byName(read(this.was), read(this.is)))
      yield [name, this.named(read, name, [was ?? absent(this.was, name), is ?? absent(this.is, name)])];
  }

  members(): Generator<[string, Part<D>]> {
    return this.each((owner) => new Map(owner.members()));
  }

  program(text: string, works = ({ json }: Maybe): boolean => equal(json, this.was.json)): Program {
    const { find, code } = this.#finder;
    const worksIn = (side: Side): boolean => {
      const found = find(side);
      return found !== undefined && works(found);
    };
    return { kind: 'program', text: code(text), works: worksIn };
  }

  /** `works` decides whether the program works with what it finds. */
  report(code: ChangeCode, message: string, text?: string, works?: (found: Maybe) => boolean): void {
    const program = text === undefined ? undefined : this.program(text, works);
    this.collector.report(this.about, this.both, code, message, program);
  }

  /** Reports a part that only one of the documents has. Returns whether both have it. */
  isInBoth(added: Finding, removed: Finding): boolean {
    const [had, has] = this.both.map(({ json }) => json !== undefined);
    if (had !== has) this.report(...(has ? added : removed));
    return had! && has!;
  }

  /** Reports a part that is `true` in only one of the documents. */
  compareMark(added: Finding, removed: Finding): void {
    const [was, is] = this.both.map(({ json }) => json === true);
    if (was !== is) this.report(...(is ? added : removed));
  }

  /** Compares members that only people read: descriptions, examples and the like. */
  compareAnnotations(...keys: readonly string[]): void {
    for (const key of keys) {
      const annotation = this.member(key).as({ direction: 'api', spots: this.about.spots });
      if (!annotation.isEqual) annotation.report('documentation', noted(key, annotation.was.json, annotation.is.json));
    }
  }

  compareSchemas(this: Part<MessageDirection>): void {
    this.collector.compareSchemas(this.about, this.both);
  }
}

/** A part of the document itself. Programs find it in the same place. */
export function rootPart<D extends Direction>(collector: Collector, about: About<D>, both: Both): Part<D> {
  const find = (side: Side): Maybe => {
    const own = side.at(...both[0].path);
    return own.json === undefined ? side.at(...both[1].path) : own;
  };
  return new Part(collector, about, both, { find, code: (text) => text });
}

/** For changes of an operation or event, or of a part of it. */
export function aboutOf<D extends Direction>(name: string, direction: D, part?: string): About<D> {
  const spot = { name, ...optional('part', part) };
  return { direction, spots: [spot], subject: part === undefined ? name : `${name} ${part}` };
}

/** For changes of the whole API, with the name of what has changed. */
export function ofApi(subject: string, spots: readonly Spot[] = []): About<'api'> {
  return { direction: 'api', spots, subject };
}
