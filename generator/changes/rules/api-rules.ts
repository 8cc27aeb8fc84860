import { alters, docs, harmless, narrows, widens, type Rule } from './rule.ts';
import { NOT_SENT, ONLY_READ, READERS_IGNORE, SEND_IT, STOP_SENDING } from './texts.ts';

const NEW = 'It is new, so no client uses it yet';
const USE_NEW_NAME = 'Update the client package and use the new name';
const EXPECT_ERRORS = 'Clients have to expect errors that they do not know';
const WRITE_IT_OTHERWISE = 'Write it in the new way, or update the client package';

export const apiRules = {
  // Operations
  'operation-removed': alters('Clients that call it get an error', 'Stop calling it'),
  'operation-added': harmless(NEW),
  'operation-moved': alters(
    'Clients that call the old address get an error',
    'Call the new address, or update the client package',
  ),
  'operation-renamed': alters(
    'Programs that call it by its old name in the client package do not compile',
    USE_NEW_NAME,
  ),
  'path-parameter-renamed': alters(
    'Programs that pass it by its old name in the client package do not compile',
    USE_NEW_NAME,
  ),
  'tags-changed': docs(ONLY_READ),

  // Parameters and bodies
  'parameter-removed': alters('Clients that send it get an error, or it has no effect', STOP_SENDING),
  'parameter-added': harmless('Requests may omit it'),
  'required-parameter-added': narrows(NOT_SENT, SEND_IT),
  'parameter-required': narrows(NOT_SENT, SEND_IT),
  'parameter-optional': harmless('Clients may send it as before'),
  'parameter-moved': alters(
    'It has no effect where clients send it now',
    'Send it in the new place, or update the client package',
  ),
  'parameter-serialised-otherwise': alters('The same value is written in another way', WRITE_IT_OTHERWISE),
  'parameter-error-code-changed': alters(
    'Programs that check for the old code no longer receive it',
    'Check for the new code',
  ),
  'body-removed': alters('Clients that send a body get an error, or it has no effect', 'Stop sending a body'),
  'body-added': harmless('Requests may omit it'),
  'required-body-added': narrows('Clients that send no body get an error', 'Send a body'),
  'body-required': narrows('Clients that send no body get an error', 'Send a body'),
  'body-optional': harmless('Clients may send it as before'),
  'request-media-type-removed': narrows(
    'Clients that send that media type get an error',
    'Send one of the other media types',
  ),
  'request-media-type-added': harmless('Clients may send the other media types as before'),
  'encoding-changed': alters('The same value is written in another way', WRITE_IT_OTHERWISE),

  // Responses
  'success-status-removed': alters(
    'Clients that check for that status no longer receive it',
    'Check for the other statuses',
  ),
  'success-status-added': widens(
    'Clients can receive a success that they were not written for',
    'Handle the new status',
  ),
  'error-status-removed': harmless('Clients receive one error fewer'),
  'error-status-added': harmless(EXPECT_ERRORS),
  'response-media-type-removed': alters(
    'Clients that read that media type receive another one',
    'Read one of the other media types',
  ),
  'response-media-type-added': harmless('Clients that do not request it do not receive it'),
  'response-header-removed': alters('Clients that read it no longer find it', 'Stop reading it'),
  'response-header-added': harmless('Clients ignore headers that they do not know'),
  'response-header-optional': widens(
    'Clients that expect it can receive responses without it',
    'Handle responses without it',
  ),
  'response-header-required': harmless('Clients find it where it was'),
  'link-removed': alters('Clients that follow the link no longer find it', 'Stop following it'),
  'link-added': harmless(NEW),
  'link-changed': alters('The link leads somewhere else', 'Check what your program does with it'),

  // Permissions, rate limits and effects
  'permission-required': alters('Keys without the permission are rejected', 'Add the permission to your keys'),
  'permission-not-required': harmless('Keys that were accepted are still accepted'),
  'authentication-required': alters('Calls that were accepted are rejected', 'Authenticate as the operation requires'),
  'authentication-loosened': harmless('Calls that were accepted are still accepted'),
  'value-permission-required': alters(
    'Keys without the permission are rejected when they send the value',
    'Add the permission to your keys, or omit the value',
  ),
  'value-permission-not-required': harmless('Keys that were accepted are still accepted'),
  'rate-limit-tightened': alters(
    'Programs that send requests at the old rate are rejected',
    'Send fewer requests, and wait as long as Retry-After says',
  ),
  'rate-limit-loosened': harmless('Programs that send requests at the old rate are still served'),
  'error-code-added': harmless(EXPECT_ERRORS),
  'error-code-removed': harmless('Clients receive one error fewer'),
  'emitted-event-removed': alters(
    'Receivers that wait for the event wait in vain',
    'Stop waiting for the event after this operation',
  ),
  'emitted-event-added': harmless('Receivers receive only what they subscribe to'),
  'pagination-added': alters(
    'Clients that read the whole list receive only its first page',
    'Read the following pages, too',
  ),
  'pagination-removed': alters(
    'Clients that request the next page find none',
    'Read the whole list from the one response',
  ),
  'pagination-changed': alters('Clients look for the next page in the wrong place', 'Update the client package'),
  'repeatable-added': harmless('Clients that send it once are served as before'),
  'repeatable-removed': alters(
    'Programs that send it again after a timeout may do twice what they meant to do once',
    'Find out what the first request did before you repeat it',
  ),
  'error-body-changed': alters(
    'Programs that read errors there find nothing',
    'Read errors from the new place, or update the client package',
  ),
  'error-body-added': harmless(READERS_IGNORE),

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
