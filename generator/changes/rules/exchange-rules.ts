import { EXPECT_ERRORS, NEW, ONLY_READ, READERS_IGNORE, STOP_SENDING, USE_NEW_NAME, type Rule } from './rule.ts';

/** What a change of an operation does: of its request, its responses, and who may call it. */
export const exchangeRules = {
  // Operations
  'operation-removed': { effect: 'alters', reason: 'Clients that call it get an error', todo: 'Stop calling it' },
  'operation-added': { effect: 'keeps', reason: NEW },
  'operation-moved': {
    effect: 'alters',
    reason: 'Clients that call the old address get an error',
    todo: 'Call the new address, or update the client package',
  },
  'operation-renamed': {
    effect: 'alters',
    reason: 'Programs that call it by its old name in the client package do not compile',
    todo: USE_NEW_NAME,
  },
  'path-parameter-renamed': {
    effect: 'alters',
    reason: 'Programs that pass it by its old name in the client package do not compile',
    todo: USE_NEW_NAME,
  },
  'tags-changed': { effect: 'notes', reason: ONLY_READ },

  // Parameters and bodies
  'parameter-removed': {
    effect: 'alters',
    reason: 'Clients that send it get an error, or it has no effect',
    todo: STOP_SENDING,
  },
  'parameter-added': { effect: 'keeps', reason: 'Requests may leave it out' },
  'required-parameter-added': {
    effect: 'narrows',
    reason: 'Clients that do not send it get {error}',
    todo: 'Send it in each request',
  },
  'parameter-required': {
    effect: 'narrows',
    reason: 'Clients that do not send it get {error}',
    todo: 'Send it in each request',
  },
  'parameter-optional': { effect: 'keeps', reason: 'Clients may send it as before' },
  'parameter-moved': {
    effect: 'alters',
    reason: 'It has no effect where clients send it now',
    todo: 'Send it in the new place, or update the client package',
  },
  'parameter-serialised-otherwise': {
    effect: 'alters',
    reason: 'The same value is written in another way',
    todo: 'Write it in the new way, or update the client package',
  },
  'parameter-error-code-changed': {
    effect: 'alters',
    reason: 'Programs that check for the old code no longer receive it',
    todo: 'Check for the new code',
  },
  'body-removed': {
    effect: 'alters',
    reason: 'Clients that send a body get an error, or it has no effect',
    todo: 'Stop sending a body',
  },
  'body-added': { effect: 'keeps', reason: 'Requests may leave it out' },
  'required-body-added': { effect: 'narrows', reason: 'Clients that send no body get an error', todo: 'Send a body' },
  'body-required': { effect: 'narrows', reason: 'Clients that send no body get an error', todo: 'Send a body' },
  'body-optional': { effect: 'keeps', reason: 'Clients may send it as before' },
  'request-media-type-removed': {
    effect: 'narrows',
    reason: 'Clients that send that media type get an error',
    todo: 'Send one of the other media types',
  },
  'request-media-type-added': { effect: 'keeps', reason: 'Clients may send the other media types as before' },
  'encoding-changed': {
    effect: 'alters',
    reason: 'The same value is written in another way',
    todo: 'Write it in the new way, or update the client package',
  },

  // Responses
  'success-status-removed': {
    effect: 'alters',
    reason: 'Clients that check for that status no longer receive it',
    todo: 'Check for the other statuses',
  },
  'success-status-added': {
    effect: 'widens',
    reason: 'Clients can receive a success that they were not written for',
    todo: 'Handle the new status',
  },
  'error-status-removed': { effect: 'keeps', reason: 'Clients receive one error fewer' },
  'error-status-added': { effect: 'keeps', reason: EXPECT_ERRORS },
  'response-media-type-removed': {
    effect: 'alters',
    reason: 'Clients that read that media type receive another one',
    todo: 'Read one of the other media types',
  },
  'response-media-type-added': { effect: 'keeps', reason: 'Clients that do not ask for it do not receive it' },
  'response-header-removed': {
    effect: 'alters',
    reason: 'Clients that read it no longer find it',
    todo: 'Stop reading it',
  },
  'response-header-added': { effect: 'keeps', reason: 'Clients ignore headers that they do not know' },
  'response-header-optional': {
    effect: 'widens',
    reason: 'Clients that expect it can receive responses without it',
    todo: 'Handle responses without it',
  },
  'response-header-required': { effect: 'keeps', reason: 'Clients find it where it was' },
  'link-removed': {
    effect: 'alters',
    reason: 'Clients that follow the link no longer find it',
    todo: 'Stop following it',
  },
  'link-added': { effect: 'keeps', reason: NEW },
  'link-changed': {
    effect: 'alters',
    reason: 'The link leads somewhere else',
    todo: 'Check what your program does with it',
  },

  // Who may call, how often, and what comes of it
  'permission-required': {
    effect: 'alters',
    reason: 'Keys without the permission are refused',
    todo: 'Give your keys the permission',
  },
  'permission-not-required': { effect: 'keeps', reason: 'Keys that were accepted are still accepted' },
  'authentication-required': {
    effect: 'alters',
    reason: 'Calls that were accepted are refused',
    todo: 'Authenticate as the operation says',
  },
  'authentication-loosened': { effect: 'keeps', reason: 'Calls that were accepted are still accepted' },
  'value-permission-required': {
    effect: 'alters',
    reason: 'Keys without the permission are refused when they send the value',
    todo: 'Give your keys the permission, or leave the value out',
  },
  'value-permission-not-required': { effect: 'keeps', reason: 'Keys that were accepted are still accepted' },
  'rate-limit-tightened': {
    effect: 'alters',
    reason: 'Programs that send requests at the old rate are refused',
    todo: 'Send fewer requests, and wait as Retry-After says',
  },
  'rate-limit-loosened': { effect: 'keeps', reason: 'Programs that send requests at the old rate are served' },
  'error-code-added': { effect: 'keeps', reason: EXPECT_ERRORS },
  'error-code-removed': { effect: 'keeps', reason: 'Clients receive one error fewer' },
  'emitted-event-removed': {
    effect: 'alters',
    reason: 'Receivers that wait for the event wait in vain',
    todo: 'Stop waiting for the event after this operation',
  },
  'emitted-event-added': { effect: 'keeps', reason: 'Receivers receive only what they subscribe to' },
  'pagination-added': {
    effect: 'alters',
    reason: 'Clients that read the whole list receive only its first page',
    todo: 'Read the following pages, too',
  },
  'pagination-removed': {
    effect: 'alters',
    reason: 'Clients that ask for the next page find none',
    todo: 'Read the whole list from the one response',
  },
  'pagination-changed': {
    effect: 'alters',
    reason: 'Clients look for the next page in the wrong place',
    todo: 'Update the client package',
  },

  'repeatable-added': { effect: 'keeps', reason: 'Clients that send it once are served as before' },
  'repeatable-removed': {
    effect: 'alters',
    reason: 'Programs that send it again after a timeout may do twice what they meant to do once',
    todo: 'Find out what the first request did before you repeat it',
  },
  'error-body-changed': {
    effect: 'alters',
    reason: 'Programs that read errors there find nothing',
    todo: 'Read errors from the new place, or update the client package',
  },
  'error-body-added': { effect: 'keeps', reason: READERS_IGNORE },
} as const satisfies Record<string, Rule>;
