/** The supported syntax tree of a regular expression. */
export type PatternNode =
  | { readonly kind: 'character'; readonly choices: readonly string[] }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number };

/** The characters to try for a character class, the plainest first. */
const CANDIDATES = [...'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ._~-/:@!$&()*+,;=?#%é\u{1F600}'];

/** @throws Error for unsupported syntax, so that no pattern remains untested. */
export function parsePattern(source: string): PatternNode {
  let at = 0;
  const unknown = (): Error =>
    new Error(
      `The derived suite does not understand ${JSON.stringify(source.slice(at))} in the pattern ${source}; teach it in parse-pattern.ts.`,
    );

  function choice(): PatternNode {
    const options = [sequence()];
    while (source[at] === '|') {
      at++;
      options.push(sequence());
    }
    return options.length === 1 ? options[0]! : { kind: 'choice', options };
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      if (source[at] === '^' || source[at] === '$') at++;
      else parts.push(repeated(atom()));
    }
    return { kind: 'sequence', parts };
  }

  function atom(): PatternNode {
    if (source[at] !== '(') return character();
    at++;
    if (source.startsWith('?:', at)) at += 2;
    else if (source[at] === '?') throw unknown();
    const inner = choice();
    at++;
    return inner;
  }

  function character(): PatternNode {
    const found = /^(\[(?:\\.|[^\]\\])*\]|\\[wWdDsS./*-]|[^\\[\](){}?*+|^$])/u.exec(source.slice(at))?.[0];
    if (found === undefined) throw unknown();
    at += found.length;
    const test = new RegExp(`^${found}$`, 'u');
    return {
      kind: 'character',
      choices: [found, ...CANDIDATES].filter(
        (each, index) => [...each].length === 1 && test.test(each) && (index > 0 || !CANDIDATES.includes(each)),
      ),
    };
  }

  function repeated(part: PatternNode): PatternNode {
    const found = /^(?:([?*+])|\{(\d+)(,(\d*))?\})/.exec(source.slice(at));
    if (!found) return part;
    at += found[0].length;
    const [, sign, least, more, most] = found;
    if (sign !== undefined)
      return { kind: 'repeat', part, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    const min = Number(least);
    return { kind: 'repeat', part, min, max: more === undefined ? min : most === '' ? Infinity : Number(most) };
  }

  const whole = choice();
  if (at < source.length) throw unknown();
  return whole;
}
