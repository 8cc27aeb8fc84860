import { list, optional } from '../model/reader.ts';
import type { Collector } from './collector.ts';
import type { About, Direction, MessageDirection, Spot } from './direction.ts';
import type { ChangeCode } from './rules/rules.ts';
import { noted, show } from './show.ts';
import { type Both, byName, equal, isEqual, Located, type Maybe } from './side.ts';

/** A kind of change, its message, and for a break the text of a program that no longer works. */
export type Finding = readonly [code: ChangeCode, message: string, program?: string];

/** The program around what uses a part. */
type Code = (text: string) => string;

const bare: Code = (text) => text;

/**
 * A part of both documents, such as the body of an operation; absent in one that lacks it. Reports how it
 * differs. Evidence for a break is a program that works with the old part only.
 */
export class Part<D extends Direction = Direction> {
  readonly about: About<D>;
  readonly both: Both;
  readonly was: Maybe;
  readonly is: Maybe;
  readonly collector: Collector;
  readonly #code: Code;
  readonly #isGone: boolean;

  /** @param isGone programs for the old document find no such operation or event in the new one */
  constructor(collector: Collector, about: About<D>, both: Both, code: Code = bare, isGone = false) {
    this.collector = collector;
    this.about = about;
    this.both = both;
    [this.was, this.is] = both;
    this.#code = code;
    this.#isGone = isGone;
  }

  /** Whether both documents have the same, with everything that it refers to. */
  get isSame(): boolean {
    return this.collector.pairs.isSame(this.both);
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

  as<Other extends Direction>(about: About<Other>): Part<Other> {
    return new Part(this.collector, about, this.both, this.#code, this.#isGone);
  }

  /** Another part of the same operation or event. */
  with(both: Both): Part<D> {
    return new Part(this.collector, this.about, both, this.#code, this.#isGone);
  }

  /** The part that `read` finds in either document from this one. */
  map(read: (found: Maybe) => Maybe): Part<D> {
    return this.with([read(this.was), read(this.is)]);
  }

  member(key: string): Part<D> {
    return this.map((found) => found.member(key));
  }

  /** A member, or the target of its `$ref`. */
  part(key: string): Part<D> {
    return this.member(key).map((found) => found.follow());
  }

  /** All that `read` lists. One that is absent would be at its name below `keys`. */
  *each(read: (owner: Maybe) => ReadonlyMap<string, Maybe>, ...keys: readonly string[]): Generator<[string, Part<D>]> {
    const absent = ({ side, path }: Maybe, name: string): Maybe =>
      new Located(side, [...path, ...keys, name], undefined);
    for (const [name, was, is] of byName(read(this.was), read(this.is)))
      yield [name, this.with([was ?? absent(this.was, name), is ?? absent(this.is, name)])];
  }

  members(): Generator<[string, Part<D>]> {
    return this.each((owner) => new Map(owner.members()));
  }

  /** Each member that differs, with both values as text. */
  *differing(): Generator<[key: string, member: Part<D>, was: string, is: string]> {
    for (const [key, member] of this.members())
      if (!member.isEqual) yield [key, member, show(member.was.json), show(member.is.json)];
  }

  /**
   * Reports the part, or a `place` inside it. The program with this text works with a part of which `works`
   * is true; without it, with one that equals the old part.
   */
  report(
    code: ChangeCode,
    message: string,
    text?: string,
    works = ({ json }: Maybe): boolean => equal(json, this.was.json),
    place = this.both,
  ): void {
    const holds = works(this.was) && (this.#isGone || !works(this.is));
    const program = text === undefined ? undefined : ({ kind: 'program', text: this.#code(text), holds } as const);
    this.collector.report(this.about, place, code, message, program);
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

  /** Reports the items that only one of two lists has. */
  compareItems(added: (item: string) => Finding, removed: (item: string) => Finding): void {
    const has = (found: Maybe, { json }: Located): boolean => list(found.json).some((each) => equal(each, json));
    for (const item of this.was.items()) {
      const [code, message, text] = removed(String(item.json));
      if (!has(this.is, item)) this.report(code, message, text, (found) => has(found, item), [item, this.is]);
    }
    for (const item of this.is.items())
      if (!has(this.was, item)) this.with([this.was, item]).report(...added(String(item.json)));
  }

  /** Compares members that only people read: descriptions, examples and the like. */
  compareAnnotations(...keys: readonly string[]): void {
    for (const key of keys) {
      const annotation = this.member(key).as({ direction: 'api', spots: this.about.spots });
      if (!annotation.isEqual) annotation.report('documentation', noted(key, annotation.was.json, annotation.is.json));
    }
  }

  compareSchemas(this: Part<MessageDirection>): void {
    this.collector.pairs.use(this.about, this.both);
  }
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
