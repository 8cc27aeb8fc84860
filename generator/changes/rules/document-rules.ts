import { alters, docs, EXPECT_ERRORS, harmless, NEW, READERS_IGNORE, type Rule } from './rule.ts';

export const documentRules = {
  // Events
  'event-removed': alters('Its receivers receive nothing any more', 'Remove the code that waits for it'),
  'event-added': harmless('Receivers receive only what they subscribe to'),
  'event-version-removed': alters(
    'Receivers of that version receive nothing any more',
    'Choose another version for the destination',
  ),
  'event-version-added': harmless('Receivers receive the version that they chose'),
  'event-key-changed': alters('Programs that import its types do not compile', 'Import the types by their new name'),
  'event-method-changed': alters('Receivers are called with another method', 'Accept the new method'),
  'event-group-changed': harmless('Receivers subscribe to its type, not to its group'),
  'payload-removed': alters('Receivers receive no payload', 'Stop reading the payload'),
  'payload-added': harmless(READERS_IGNORE),
  'signature-changed': alters(
    'Receivers that check the old signature reject each delivery',
    'Check the new signature, or update the receiver package',
  ),
  'signature-added': harmless('Receivers that do not check signatures are served as before'),

  // The whole API
  'server-removed': alters('Programs that call that address get no response', 'Call another address'),
  'server-added': harmless(NEW),
  'server-variable-changed': alters(
    'Programs compute another address from it',
    'Check the address that your program calls',
  ),
  'security-scheme-removed': alters(
    'Programs that authenticate with it are rejected',
    'Authenticate with another scheme',
  ),
  'security-scheme-added': harmless(NEW),
  'security-scheme-changed': alters(
    'Programs that authenticate in the old way are rejected',
    'Authenticate in the new way',
  ),
  'permission-removed': alters('Keys can no longer have it', 'Stop requesting it when you create keys'),
  'permission-added': harmless(NEW),
  'implied-permission-removed': alters('Keys that relied on it are rejected', 'Add the permission itself to your keys'),
  'implied-permission-added': harmless('Keys with it may do more'),
  'catalogue-code-removed': alters('Programs that check for the code no longer receive it', 'Remove the check'),
  'catalogue-code-added': harmless(EXPECT_ERRORS),
  'catalogue-code-changed': alters(
    'Programs that check for it behave differently',
    'Check how your program handles this error',
  ),
  'rate-limit-class-added': harmless(NEW),
  'rate-limit-class-removed': harmless('Each operation that used it has its own change'),
  'export-removed': alters(
    'Programs that import it do not compile',
    'Declare the type in your program, or use another one',
  ),
  'export-added': harmless(NEW),
  'unused-component-changed': docs('No operation and no event uses it'),
  rewritten: docs('The two documents mean the same'),
} as const satisfies Record<string, Rule>;
