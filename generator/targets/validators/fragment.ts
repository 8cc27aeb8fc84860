import { type NameValue, Scope, ValueScope, type ValueScopeName } from 'ajv/dist/compile/codegen/scope.js';
import { Name } from 'ajv/dist/compile/codegen/index.js';

/** The code of a subschema, or of a whole function, with holes for what differs from place to place. */
export interface Fragment {
  /** Text, and at every odd place the hole that follows it. */
  readonly pieces: readonly string[];
  /** Prefixes of the local variables that it asked for, in order; most are optimized away. */
  readonly locals: readonly string[];
  /** What it asked for outside its function, in order. */
  readonly values: readonly NamedValue[];
  /** Whether it counts faults: Ajv drops a variable that nobody uses. */
  readonly counts: boolean;
}

interface NamedValue {
  readonly prefix: string;
  readonly value: NameValue;
}

/** What stands in a hole: of a part the first, of a whole function its name. */
export interface Filling {
  readonly locals?: readonly string[];
  readonly values: readonly string[];
  /** The variable with the value that is checked, and the expression that it is made of. */
  readonly data?: string;
  readonly expression?: string;
  /** Where the value is, as an expression. */
  readonly path?: string;
  readonly name?: string;
}

/** The prefix of a function's name. */
export const FUNCTION = 'validate';

/** No schema that has this in a text is made a fragment, so a hole is never one of the document's texts. */
export const HOLE = '$$';

export const DATA = new Name('$$d$$');
/** The same where it is read once only, so that it needs no variable. */
export const EXPRESSION = new Name('$$e$$');
export const PATH = new Name('$$p$$');

const HOLES = /\$\$([a-z]\d*)\$\$/;

/** Local names, each of which is a hole. */
export class LocalHoles extends Scope {
  readonly prefixes: string[] = [];

  protected override _newName(prefix: string): string {
    return `$$l${this.prefixes.push(prefix) - 1}$$`;
  }
}

/** Names outside the function, each of which is a hole. */
export class ValueHoles extends ValueScope {
  readonly asked: NamedValue[] = [];

  constructor() {
    super({ scope: {}, es5: false, lines: false });
  }

  protected override _newName(prefix: string): string {
    return prefix === FUNCTION ? '$$n$$' : `$$v${this.asked.length}$$`;
  }

  /** A name that is given has been asked for before. A prefix takes a number, even if what it gets has a name already. */
  override value(nameOrPrefix: ValueScopeName | string, value: NameValue): ValueScopeName {
    const name = super.value(nameOrPrefix, value);
    if (typeof nameOrPrefix === 'string') this.asked.push({ prefix: nameOrPrefix, value });
    return name;
  }
}

/** The place in `values` of what was asked for under this name. */
export function placeOf({ str }: ValueScopeName): number {
  return Number(str.slice(3, -2));
}

export function piecesOf(text: string): readonly string[] {
  return text.split(HOLES);
}

/** The text with its holes filled. */
export function filled({ pieces }: Fragment, filling: Filling): string {
  let text = pieces[0]!;
  for (let at = 1; at < pieces.length; at += 2) {
    const hole = pieces[at]!;
    const after = pieces[at + 1]!;
    if (hole !== 'p') text += inHole(hole, filling) + after;
    else text += joined(filling.path!, after);
  }
  return text;
}

function inHole(hole: string, { locals, values, data, expression, name }: Filling): string {
  if (hole === 'd') return data!;
  if (hole === 'e') return expression!;
  if (hole === 'n') return name!;
  return (hole.startsWith('l') ? locals! : values)[Number(hole.slice(1))]!;
}

/** A path before the text after it, put together as Ajv's `str` does: nothing is added to nothing, and two literals become one. */
function joined(path: string, after: string): string {
  if (!after.startsWith('+"')) return path + after;
  if (path === '""') return after.slice(1);
  return path.endsWith('"') ? path.slice(0, -1) + after.slice(2) : path + after;
}
