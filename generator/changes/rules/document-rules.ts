import { EXPECT_ERRORS, NEW, READERS_IGNORE, type Rule } from './rule.ts';

/** What a change of an event does, or of what holds for the whole API. */
export const documentRules = {
  // Events
  'event-removed': {
    effect: 'alters',
    reason: 'Its receivers receive nothing any more',
    todo: 'Remove what waits for it',
  },
  'event-added': { effect: 'keeps', reason: 'Receivers receive only what they subscribe to' },
  'event-version-removed': {
    effect: 'alters',
    reason: 'Receivers of that version receive nothing any more',
    todo: 'Choose another version for the destination',
  },
  'event-version-added': { effect: 'keeps', reason: 'Receivers receive the version that they chose' },
  'event-key-changed': {
    effect: 'alters',
    reason: 'Programs that import its types do not compile',
    todo: 'Import the types by their new name',
  },
  'event-method-changed': {
    effect: 'alters',
    reason: 'Receivers are called with another method',
    todo: 'Accept the new method',
  },
  'event-group-changed': { effect: 'keeps', reason: 'Receivers subscribe to its type, not to its group' },
  'payload-removed': { effect: 'alters', reason: 'Receivers receive no payload', todo: 'Stop reading the payload' },
  'payload-added': { effect: 'keeps', reason: READERS_IGNORE },
  'signature-changed': {
    effect: 'alters',
    reason: 'Receivers that check the old signature refuse each delivery',
    todo: 'Check the new signature, or update the receiver package',
  },
  'signature-added': { effect: 'keeps', reason: 'Receivers that do not check signatures are served as before' },

  // The whole API
  'server-removed': {
    effect: 'alters',
    reason: 'Programs that call that address get no answer',
    todo: 'Call another address',
  },
  'server-added': { effect: 'keeps', reason: NEW },
  'server-variable-changed': {
    effect: 'alters',
    reason: 'Programs make another address of it',
    todo: 'Check the address that your program calls',
  },
  'security-scheme-removed': {
    effect: 'alters',
    reason: 'Programs that authenticate with it are refused',
    todo: 'Authenticate with another scheme',
  },
  'security-scheme-added': { effect: 'keeps', reason: NEW },
  'security-scheme-changed': {
    effect: 'alters',
    reason: 'Programs that authenticate in the old way are refused',
    todo: 'Authenticate in the new way',
  },
  'permission-removed': {
    effect: 'alters',
    reason: 'Keys can no longer have it',
    todo: 'Stop asking for it when you make keys',
  },
  'permission-added': { effect: 'keeps', reason: NEW },
  'implied-permission-removed': {
    effect: 'alters',
    reason: 'Keys that relied on it are refused',
    todo: 'Give your keys the permission itself',
  },
  'implied-permission-added': { effect: 'keeps', reason: 'Keys with it may do more' },
  'catalogue-code-removed': {
    effect: 'alters',
    reason: 'Programs that check for the code no longer receive it',
    todo: 'Remove the check',
  },
  'catalogue-code-added': { effect: 'keeps', reason: EXPECT_ERRORS },
  'catalogue-code-changed': {
    effect: 'alters',
    reason: 'Programs that check for it behave differently',
    todo: 'Check what your program does on this error',
  },
  'rate-limit-class-added': { effect: 'keeps', reason: NEW },
  'rate-limit-class-removed': { effect: 'keeps', reason: 'Each operation that used it has a change of its own' },
  'export-removed': {
    effect: 'alters',
    reason: 'Programs that import it do not compile',
    todo: 'Declare the type in your program, or use another one',
  },
  'export-added': { effect: 'keeps', reason: NEW },
  'unused-component-changed': { effect: 'notes', reason: 'No operation and no event uses it' },
  rewritten: { effect: 'notes', reason: 'The documents say the same in other words' },
} as const satisfies Record<string, Rule>;
