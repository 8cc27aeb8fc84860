import type { LeftOut } from './step.ts';

/** Commands of the README that are not run, and why. */
export const leftOut: readonly LeftOut[] = [
  { commands: /…$/, reason: 'stands for any command of the program; its --help is run' },
  { commands: /^npm (?:ci|start|test)$/, reason: 'is part of a longer line that is run' },
  { commands: /^npm run (?:bench|chaos|fuzz|corpus|test:long)\b(?!.*--help)/, reason: 'takes minutes to hours' },
  { commands: /^npm run (?:consumers|contract)\b/, reason: 'takes minutes, and CI runs it by itself' },
  { commands: /^npm run billing -- events tail$/, reason: 'prints only what happens from then on' },
  {
    commands: /^npm run billing -- notifications replay ID$/,
    reason: 'needs a notification whose attempts have ended',
  },
  { commands: /^npm run accessibility$/, reason: 'needs a Chromium' },
  { commands: /^npm run newcomer$/, reason: 'is this very command' },
  {
    commands: /^npm run add\b(?!.*--help)|--(?:write-changelog|add-handlers)$/,
    reason: 'changes files of the project',
  },
];
