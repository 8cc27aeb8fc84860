import type { Omission } from './step.ts';

/** Documented commands that `npm run newcomer` does not run, with the reason. */
export const omissions: readonly Omission[] = [
  { commands: /^npm (?:ci|start|test|publish)$/, reason: 'is part of a longer command that is run' },
  {
    commands: /^npm run (?:bench|chaos|simulate|mutation|fuzz|corpus|test:long|test:slow)\b(?!.*--help)/,
    reason: 'takes minutes to hours',
  },
  { commands: /^npm run (?:consumers|contract|production)\b/, reason: 'takes minutes and has its own step in CI' },
  { commands: /^npm run billing -- events tail$/, reason: 'prints only future events' },
  {
    commands: /^npm run billing -- notifications (?:show|replay) ID$/,
    reason: 'needs a notification whose attempts have ended',
  },
  { commands: /^npm run billing -- clock advance TIME$/, reason: 'changes the time of the account for good' },
  { commands: /^npm run operator -- secret-key forget$/, reason: 'works an hour after a rotation' },
  { commands: /^npm test -- fast$/, reason: 'takes a minute, and CI runs all suites' },
  { commands: /^npm run accessibility$/, reason: 'needs Chromium' },
  {
    commands: /^npm (?:ci --omit=dev|ci && npm run docs:cache|prune --omit=dev|run docs:cache)/,
    reason: 'is run by npm run production',
  },
  { commands: /^npm run newcomer$/, reason: 'is this command' },
  {
    commands: /^npm run add\b(?!.*--help)|--(?:write-changelog|add-handlers)$/,
    reason: 'changes files of the project',
  },
];
