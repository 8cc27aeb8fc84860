/** The stylesheet of all pages for customers. Contrasts are at least 4.5:1 in both color schemes. */
export const STYLE = `
:root { color-scheme: light dark; --text: #1b1f24; --muted: #57606a; --back: #f6f8fa; --card: #fff; --line: #d0d7de; --accent: #0a5bc4; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --muted: #9aa4af; --back: #0d1117; --card: #161b22; --line: #3d444d; --accent: #6cb0ff; --bad: #ff9a92; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 2rem auto; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
@media (max-width: 36rem) { main { margin: 0; border: 0; border-radius: 0; min-height: 100vh; } }
h1 { font-size: 1.4rem; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
p { margin: .5rem 0; }
.muted { color: var(--muted); }
.sandbox { margin: 0 0 1rem; padding: .4rem .7rem; border: 1px dashed var(--muted); border-radius: .3rem; font-size: .9rem; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; }
caption { text-align: left; padding-bottom: .25rem; }
th, td { padding: .35rem 0; text-align: left; vertical-align: top; font-weight: normal; }
td { text-align: right; white-space: nowrap; padding-left: 1rem; }
tfoot tr:first-child > * { border-top: 1px solid var(--line); }
.total > * { font-weight: 700; font-size: 1.1rem; }
section { margin-top: 1.5rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.field { margin: 1rem 0; }
label { display: block; font-weight: 600; }
.check { display: flex; gap: .5rem; align-items: baseline; font-weight: normal; }
input:not([type=checkbox]), select { width: 100%; margin-top: .25rem; padding: .55rem .6rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--muted); border-radius: .3rem; }
[aria-invalid=true] { border: 2px solid var(--bad); }
.hint { color: var(--muted); font-size: .9rem; }
.error { color: var(--bad); font-weight: 600; }
.alert { margin: 1rem 0; padding: .75rem 1rem; border: 2px solid var(--bad); border-radius: .3rem; }
.alert h2 { margin: 0; }
.alert ul { margin: .5rem 0 0; padding-left: 1.2rem; }
a { color: var(--accent); }
button { width: 100%; margin-top: .75rem; padding: .7rem; font: inherit; font-weight: 700; color: #fff; background: #0a5bc4; border: 2px solid #0a5bc4; border-radius: .3rem; cursor: pointer; }
button.second { color: var(--text); background: transparent; border-color: var(--muted); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
