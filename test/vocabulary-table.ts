/** A word or phrase that this project does not use, and the plain term to use instead. */
export interface BannedTerm {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** Matched case-insensitively against every line of every hand-written file. */
export const bannedTerms: readonly BannedTerm[] = [
  { pattern: /\brooms?\b/, instead: 'module, folder or architecture' },
  { pattern: /\bof the house\b|\bhouse rules?\b|\bown house\b/, instead: 'strict mode' },
  { pattern: /\bdocuments? of others\b|\bof others\b/, instead: 'third-party document' },
  { pattern: /\bpapers?\b/, instead: 'package files' },
  { pattern: /\bside[- ]thread\b/, instead: 'worker' },
  { pattern: /\bletterheads?\b/, instead: 'base headers' },
  { pattern: /\bwish(?:es)?\b/, instead: 'requested delay' },
  { pattern: /\bcast\b|\bstory\b|\bstories\b/, instead: 'scenario, step or plan' },
  { pattern: /\btold\b|\btells?\b/, instead: 'state, report or inform' },
  { pattern: /\btaken back\b/, instead: 'removed' },
  { pattern: /\bgiven back\b|\bgives? back\b/, instead: 'released or returned' },
  { pattern: /\bnobody\b|\bsomebody\b|\bwhoever\b/, instead: 'the name of the actor' },
  {
    pattern: /\b(?:for|by|of) who\b|\bwho (?:writes|asks|calls|comes|takes|has|gives|runs)\b/,
    instead: 'the name of the actor',
  },
  {
    pattern: /\b(?:authentication|delivery|entities|events|operations|simulations)\.md (?:§|\d)/,
    instead: 'the rule itself',
  },
  { pattern: /\bof (?:one|its|their)'?s? own\b/, instead: 'its own …, before the noun' },
  { pattern: /\bthe very \w+\b/, instead: 'the same …' },
  { pattern: /\bwhat is due\b|\bis no longer there\b|\bnot there yet\b/, instead: 'a noun: due rows' },
  { pattern: /\bas it stands\b|\bas they stand\b/, instead: 'unchanged' },
  { pattern: /\bin place of\b/, instead: 'instead of' },
  { pattern: /\bmended\b/, instead: 'fixed' },
  { pattern: /\blimits? of rates\b/, instead: 'rate limit' },
  { pattern: /\bin words\b/, instead: 'as text' },
  { pattern: /\bjudged?\b|\bjudges\b/, instead: 'validate or decide' },
  { pattern: /\bpresences?\b/, instead: 'worker heartbeat or advisory lock' },
  { pattern: /\bannounc(?:e|es|ed|ing)\b|\bwhenDue\b/, instead: 'notify' },
  { pattern: /\bplayers?\b|\bplay(?:s|ed|ing)?\b/, instead: 'run or runner' },
  { pattern: /\btak(?:e|es|ing) back\b/, instead: 'remove or undo' },
  { pattern: /(?<!\bthere )\bis no (?!longer\b|more\b|less\b)\w+/, instead: 'is not a …' },
  { pattern: /\bwhat there is\b|\bwhat is there\b/, instead: 'a noun: the output' },
  { pattern: /\basks for\b|\basked for\b/, instead: 'request or require' },
  { pattern: /(?:\*|[.:]) gives\b|\band gives\b/, instead: 'returns' },
  { pattern: /\b(?:is|are|was|were) gone\b/, instead: 'was deleted or has ended' },
  { pattern: /\bwords of (?:a|the) command\b|\bparseWords\b/, instead: 'arguments' },
  {
    pattern: /\b(?:const|let|function|readonly|type|interface|class) \w*(?:answer|refus(?:e|al|ing))/,
    instead: 'response, or reject and rejection, as the name',
  },
  { pattern: /\basker\b|\bask: |\bask\('[A-Z]/, instead: 'call or request' },
];

/** A line that may contain a banned term. An entry that matches nothing fails the test. */
export interface AllowedLine {
  /** From the repository's root; a folder ends with `/`. */
  readonly file: string;
  /** A part of the line. */
  readonly line: string;
}

export const allowedLines: readonly AllowedLine[] = [
  // The answers of a person to a prompt, and of a name server.
  { file: 'generator/scaffold/', line: 'nswer' },
  { file: 'test/service/outbound/rebinding.ts', line: 'answer' },
  // Names that callers see: members of JSON output, and an option of the webhooks package.
  { file: 'generator/explain/explain.ts', line: 'class Refusal' },
  { file: 'service/cli/replay-failed.ts', line: 'readonly refused: number' },
  { file: 'templates/webhooks/runtime/receiver.ts', line: 'readonly onRefused?' },
  { file: 'spec/docs/pagination.yaml', line: "its presence doesn't mean that there are more items" },
];
