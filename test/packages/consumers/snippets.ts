import { readFileSync } from 'node:fs';

/** One module of a README's examples. */
export interface Snippet {
  readonly name: string;
  readonly text: string;
}

/** The examples of a package's README; joins those that continue an earlier one. */
export function snippetsOf(pkg: string): Snippet[] {
  const readme = readFileSync(`generated/${pkg}/README.md`, 'utf8');
  const modules: string[] = [];
  for (const [, text] of readme.matchAll(/^```[jt]s\n([\s\S]*?)^```/gm)) {
    if (/^import /m.test(text!) || modules.length === 0) modules.push(text!);
    else modules.push(`${modules.pop()!}\n${text!}`);
  }
  return modules.map((text, index) => ({ name: `readme-${pkg}-${index + 1}`, text }));
}
