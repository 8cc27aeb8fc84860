import type { Direction, Level } from './change.ts';

/**
 * What a difference of two schemas does to the values that they take. It decides for whom it breaks: a sender when `narrows`, a
 * reader when `widens`, both when `alters`, nobody when `keeps`; `notes` is only read.
 */
export type Effect = 'narrows' | 'widens' | 'alters' | 'keeps' | 'notes';

export interface Verdict {
  readonly level: Level;
  readonly reason: string;
}

interface Rule {
  readonly effect: Effect;
  /** Why it breaks whom the effect breaks; why it is harmless where nobody is broken. */
  readonly reason: string;
  /** Where a direction is judged otherwise than the effect says. */
  readonly except?: Readonly<Partial<Record<Direction, Verdict>>>;
}

const breaks = (reason: string): Verdict => ({ level: 'breaking', reason });
const fits = (reason: string): Verdict => ({ level: 'compatible', reason });

const ADDED = 'nobody knew of it';
const READERS_IGNORE = 'readers pass over members that they do not know';
const ONLY_READ = 'no program depends on it';

/**
 * Every kind of change, with its verdict. A webhook's payload is judged as a response is, unless it has a verdict of its own.
 * `api` rules have no direction: they say what they do to everybody.
 */
export const rules = {
  // Types
  'type-narrowed': { effect: 'narrows', reason: 'values of the other types are refused' },
  'type-widened': { effect: 'widens', reason: 'values of types that no reader was written for can arrive' },
  'type-changed': { effect: 'alters', reason: 'no value of the old type is one of the new' },
  'null-removed': { effect: 'narrows', reason: 'null is refused' },
  'null-added': { effect: 'widens', reason: 'null can arrive where it never did' },

  // Value lists
  'const-changed': { effect: 'alters', reason: 'the one value that was right is another one' },
  'enum-added': { effect: 'narrows', reason: 'values outside of the list are refused' },
  'enum-removed': { effect: 'widens', reason: 'values that were on no list can arrive' },
  'enum-value-removed': { effect: 'narrows', reason: 'the value is refused' },
  'enum-value-added': {
    effect: 'widens',
    reason: 'the list is closed, so readers know every value, and this is one more',
  },
  'open-enum-value-added': { effect: 'keeps', reason: 'the list is open: readers take values that they do not know' },
  'open-enum-removed': { effect: 'keeps', reason: 'the list was open: readers take values that they do not know' },
  'enum-opened': {
    effect: 'widens',
    reason: 'readers of a closed list need not take other values, and now have to',
    except: { request: fits('what is sent is held to the list as before') },
  },
  'enum-closed': {
    effect: 'narrows',
    reason: 'readers can still take what they took',
    except: { request: fits('what is sent was held to the list before') },
  },

  // Limits
  'limit-tightened': { effect: 'narrows', reason: 'values between the old limit and the new one are refused' },
  'limit-loosened': { effect: 'widens', reason: 'values beyond the old limit can arrive' },
  'limit-changed': { effect: 'alters', reason: 'the limits take different values' },
  'pattern-added': { effect: 'narrows', reason: 'text that does not match is refused' },
  'pattern-removed': { effect: 'widens', reason: 'text that never matched can arrive' },
  'pattern-narrowed': { effect: 'narrows', reason: 'the new pattern matches less' },
  'pattern-widened': { effect: 'widens', reason: 'the new pattern matches more' },
  'pattern-changed': { effect: 'alters', reason: 'the patterns match different texts' },
  'format-added': { effect: 'narrows', reason: 'text in another form is refused' },
  'format-removed': { effect: 'widens', reason: 'text in any form can arrive' },
  'format-changed': { effect: 'alters', reason: 'the forms are different' },

  // Members of objects
  'property-added': { effect: 'keeps', reason: `it may be left out, and ${READERS_IGNORE}` },
  'required-property-added': { effect: 'narrows', reason: 'requests without it are refused' },
  'property-removed': {
    effect: 'alters',
    reason: 'what readers read there is gone',
    except: { request: breaks('whoever sends it is refused or no longer heard') },
  },
  'required-added': { effect: 'narrows', reason: 'requests without it are refused' },
  'required-removed': { effect: 'widens', reason: 'it can be missing where readers expect it' },
  'additional-properties-closed': { effect: 'narrows', reason: 'members that are not declared are refused' },
  'additional-properties-opened': {
    effect: 'widens',
    reason: READERS_IGNORE,
    except: { response: fits(READERS_IGNORE), webhook: fits(READERS_IGNORE) },
  },
  'additional-properties-constrained': { effect: 'narrows', reason: 'other members of other kinds are refused' },
  'additional-properties-unconstrained': { effect: 'widens', reason: 'other members can be of any kind' },
  'read-only-added': {
    effect: 'alters',
    reason: 'it is no longer taken',
    except: { response: fits('it is still there'), webhook: fits('it is still there') },
  },
  'read-only-removed': { effect: 'keeps', reason: 'it may be sent, and is still there' },
  'write-only-added': {
    effect: 'alters',
    reason: 'it no longer arrives',
    except: { request: fits('it is taken as before') },
  },
  'write-only-removed': { effect: 'keeps', reason: `it is taken as before, and ${READERS_IGNORE}` },

  // Items, alternatives and the rest of JSON Schema
  'items-constrained': { effect: 'narrows', reason: 'items of other kinds are refused' },
  'items-unconstrained': { effect: 'widens', reason: 'items of any kind can arrive' },
  'alternative-removed': { effect: 'narrows', reason: 'values of that form are refused' },
  'alternative-added': { effect: 'widens', reason: 'values of a form that no reader was written for can arrive' },
  'union-tightened': { effect: 'narrows', reason: 'values that are none of the forms, or several, are refused' },
  'union-loosened': { effect: 'widens', reason: 'values that are none of the forms, or several, can arrive' },
  'nothing-allowed': { effect: 'narrows', reason: 'no value is taken any more' },
  'something-allowed': { effect: 'widens', reason: 'a value can arrive where there never was one' },
  'subschema-added': { effect: 'narrows', reason: 'values that do not satisfy it are refused' },
  'subschema-removed': { effect: 'widens', reason: 'values that never satisfied it can arrive' },
  'discriminator-changed': { effect: 'alters', reason: 'the form of a value is told by another member' },
  'discriminator-value-removed': { effect: 'narrows', reason: 'values with that tag are refused' },
  'discriminator-value-added': { effect: 'widens', reason: 'values with a tag that no reader knows can arrive' },
  'discriminator-value-changed': { effect: 'alters', reason: 'the tag stands for another form' },
  'discriminator-noted': { effect: 'keeps', reason: 'the forms themselves are the same' },
  'keyword-changed': {
    effect: 'alters',
    reason: 'nothing is known of this keyword, so the worst is taken for granted',
  },

  // What schemas say beside which values they take
  'default-added': {
    effect: 'notes',
    reason: ONLY_READ,
    except: { request: breaks('requests that leave it out now mean this value') },
  },
  'default-changed': {
    effect: 'notes',
    reason: ONLY_READ,
    except: { request: breaks('requests that leave it out mean something else') },
  },
  'default-removed': {
    effect: 'notes',
    reason: ONLY_READ,
    except: { request: breaks('requests that leave it out no longer mean that value') },
  },
  deprecated: { effect: 'keeps', reason: 'it still works' },
  undeprecated: { effect: 'keeps', reason: 'it still works' },
  'sensitive-added': {
    effect: 'keeps',
    reason: 'only deliveries mask it',
    except: { webhook: breaks('receivers that do not take sensitive fields get a mask in place of the value') },
  },
  'sensitive-removed': { effect: 'keeps', reason: 'where it was masked, the value arrives' },
  'sensitive-changed': {
    effect: 'keeps',
    reason: 'only deliveries mask it',
    except: { webhook: breaks('receivers that know the mask by its value no longer do') },
  },
  'id-prefix-changed': { effect: 'alters', reason: 'identifiers of the old kind are none of the new' },
  'id-prefix-added': { effect: 'narrows', reason: 'identifiers of other kinds are refused' },
  'id-prefix-removed': { effect: 'widens', reason: 'identifiers of any kind can arrive' },
  'cap-lowered': {
    effect: 'keeps',
    reason: 'a cap is for requests only',
    except: { request: breaks('larger values mean less than they did') },
  },
  'cap-raised': { effect: 'keeps', reason: 'whoever asks for more gets more' },
  'extension-changed': { effect: 'notes', reason: ONLY_READ },
  documentation: { effect: 'notes', reason: ONLY_READ },

  // Operations
  'operation-removed': { effect: 'alters', reason: 'whoever calls it gets an error' },
  'operation-added': { effect: 'keeps', reason: ADDED },
  'operation-moved': { effect: 'alters', reason: 'requests to the old address get an error' },
  'operation-renamed': { effect: 'alters', reason: 'programs that call it by its name in the client do not compile' },
  'path-parameter-renamed': { effect: 'alters', reason: 'programs that name it in the client do not compile' },
  'tags-changed': { effect: 'notes', reason: ONLY_READ },

  // Parameters and bodies
  'parameter-removed': { effect: 'alters', reason: 'whoever sends it is refused or no longer heard' },
  'parameter-added': { effect: 'keeps', reason: 'it may be left out' },
  'required-parameter-added': { effect: 'narrows', reason: 'requests without it are refused' },
  'parameter-required': { effect: 'narrows', reason: 'requests without it are refused' },
  'parameter-optional': { effect: 'keeps', reason: 'it may be sent as before' },
  'parameter-moved': { effect: 'alters', reason: 'it is no longer found where it is sent' },
  'parameter-serialised-otherwise': { effect: 'alters', reason: 'the same value is written in another way' },
  'parameter-error-code-changed': { effect: 'alters', reason: 'programs that branch on the code no longer meet it' },
  'body-removed': { effect: 'alters', reason: 'whoever sends one is refused or no longer heard' },
  'body-added': { effect: 'keeps', reason: 'it may be left out' },
  'required-body-added': { effect: 'narrows', reason: 'requests without one are refused' },
  'body-required': { effect: 'narrows', reason: 'requests without one are refused' },
  'body-optional': { effect: 'keeps', reason: 'it may be sent as before' },
  'request-media-type-removed': { effect: 'narrows', reason: 'bodies of that type are refused' },
  'request-media-type-added': { effect: 'keeps', reason: 'the other types are taken as before' },
  'encoding-changed': { effect: 'alters', reason: 'the same value is written in another way' },

  // Responses
  'success-status-removed': { effect: 'alters', reason: 'programs wait for that status' },
  'success-status-added': { effect: 'widens', reason: 'a success can arrive that no program was written for' },
  'error-status-removed': { effect: 'keeps', reason: 'one failure less has to be reckoned with' },
  'error-status-added': { effect: 'keeps', reason: 'programs have to reckon with failures of any status' },
  'response-media-type-removed': { effect: 'alters', reason: 'readers of that type get another one' },
  'response-media-type-added': { effect: 'keeps', reason: 'whoever does not ask for it does not get it' },
  'response-header-removed': { effect: 'alters', reason: 'what readers read there is gone' },
  'response-header-added': { effect: 'keeps', reason: 'readers pass over headers that they do not know' },
  'response-header-optional': { effect: 'widens', reason: 'it can be missing where readers expect it' },
  'response-header-required': { effect: 'keeps', reason: 'readers find it where it was' },
  'link-removed': { effect: 'alters', reason: 'programs that follow the link find none' },
  'link-added': { effect: 'keeps', reason: ADDED },
  'link-changed': { effect: 'alters', reason: 'the link leads somewhere else' },

  // Who may call, how often, and what comes of it
  'permission-required': { effect: 'alters', reason: 'keys without it are refused' },
  'permission-not-required': { effect: 'keeps', reason: 'whoever might call it still may' },
  'authentication-required': { effect: 'alters', reason: 'calls that were let in are refused' },
  'authentication-loosened': { effect: 'keeps', reason: 'whoever might call it still may' },
  'value-permission-required': { effect: 'alters', reason: 'keys without it are refused when they name the value' },
  'value-permission-not-required': { effect: 'keeps', reason: 'whoever might name the value still may' },
  'rate-limit-tightened': { effect: 'alters', reason: 'programs at the old rate are refused' },
  'rate-limit-loosened': { effect: 'keeps', reason: 'programs at the old rate are served' },
  'error-code-added': { effect: 'keeps', reason: 'programs have to reckon with codes that they do not know' },
  'error-code-removed': { effect: 'keeps', reason: 'one failure less has to be reckoned with' },
  'emitted-event-removed': { effect: 'alters', reason: 'whoever waits for the event waits in vain' },
  'emitted-event-added': { effect: 'keeps', reason: 'receivers get what they subscribe to' },
  'pagination-added': { effect: 'alters', reason: 'programs that read the whole list get its first page' },
  'pagination-removed': { effect: 'alters', reason: 'programs that ask for the next page find none' },
  'pagination-changed': { effect: 'alters', reason: 'programs that ask for the next page look in the wrong place' },

  'repeatable-added': { effect: 'keeps', reason: 'whoever sends it once is served as before' },
  'repeatable-removed': { effect: 'alters', reason: 'programs that try again may do twice what they meant to do once' },
  'error-body-changed': { effect: 'alters', reason: 'programs that read errors there find nothing' },
  'error-body-added': { effect: 'keeps', reason: READERS_IGNORE },

  // Events
  'event-removed': { effect: 'alters', reason: 'its receivers get nothing any more' },
  'event-added': { effect: 'keeps', reason: 'receivers get what they subscribe to' },
  'event-version-removed': { effect: 'alters', reason: 'receivers of that version get nothing any more' },
  'event-version-added': { effect: 'keeps', reason: 'receivers get the version that they chose' },
  'event-key-changed': { effect: 'alters', reason: 'programs that import its types do not compile' },
  'event-method-changed': { effect: 'alters', reason: 'receivers are called with another method' },
  'event-group-changed': { effect: 'keeps', reason: 'it is subscribed to by its type' },
  'payload-removed': { effect: 'alters', reason: 'receivers get no payload' },
  'payload-added': { effect: 'keeps', reason: READERS_IGNORE },
  'signature-changed': { effect: 'alters', reason: 'receivers that check the old signature refuse what arrives' },
  'signature-added': { effect: 'keeps', reason: 'receivers that do not check are served as before' },

  // The whole API
  'server-removed': { effect: 'alters', reason: 'programs call that address' },
  'server-added': { effect: 'keeps', reason: ADDED },
  'server-variable-changed': { effect: 'alters', reason: 'the address that programs make of it is another one' },
  'security-scheme-removed': { effect: 'alters', reason: 'programs identify themselves by it' },
  'security-scheme-added': { effect: 'keeps', reason: ADDED },
  'security-scheme-changed': { effect: 'alters', reason: 'programs identify themselves in another way' },
  'permission-removed': { effect: 'alters', reason: 'keys can no longer have it' },
  'permission-added': { effect: 'keeps', reason: ADDED },
  'implied-permission-removed': { effect: 'alters', reason: 'keys that relied on it are refused' },
  'implied-permission-added': { effect: 'keeps', reason: 'keys may do more' },
  'catalogue-code-removed': { effect: 'alters', reason: 'programs that branch on the code no longer meet it' },
  'catalogue-code-added': { effect: 'keeps', reason: 'programs have to reckon with codes that they do not know' },
  'catalogue-code-changed': { effect: 'alters', reason: 'programs that branch on it take another way' },
  'rate-limit-class-added': { effect: 'keeps', reason: ADDED },
  'rate-limit-class-removed': { effect: 'keeps', reason: 'what it means for operations is told there' },
  'export-removed': { effect: 'alters', reason: 'programs that import it do not compile' },
  'export-added': { effect: 'keeps', reason: ADDED },
  'unused-component-changed': { effect: 'notes', reason: 'no operation and no event reaches it' },
  rewritten: { effect: 'notes', reason: 'the documents say the same in other words' },
} as const satisfies Record<string, Rule>;

export type ChangeCode = keyof typeof rules;

/** How a schema is used where a difference in it is met: as it stands, below a `not`, or where neither can be told. */
export type Polarity = 'plain' | 'negated' | 'unclear';

const BREAKS: Readonly<Record<Effect, readonly Direction[]>> = {
  narrows: ['request'],
  widens: ['response', 'webhook'],
  alters: ['request', 'response', 'webhook', 'api'],
  keeps: [],
  notes: [],
};

const NEGATED: Readonly<Record<Effect, Effect>> = {
  narrows: 'widens',
  widens: 'narrows',
  alters: 'alters',
  keeps: 'keeps',
  notes: 'notes',
};

/** What a change of this kind does to whoever meets it in this direction. */
export function judge(code: ChangeCode, direction: Direction, polarity: Polarity = 'plain'): Verdict {
  const { effect, reason, except }: Rule = rules[code];
  if (polarity === 'plain') {
    const own = except?.[direction];
    if (own !== undefined) return own;
    if (BREAKS[effect].includes(direction)) return breaks(reason);
    return effect === 'notes' ? { level: 'docs', reason } : fits(harmless(effect, direction) ?? reason);
  }
  const met = polarity === 'negated' ? NEGATED[effect] : effect === 'keeps' || effect === 'notes' ? effect : 'alters';
  if (!BREAKS[met].includes(direction)) return { level: effect === 'notes' ? 'docs' : 'compatible', reason };
  return breaks('it stands in a condition or below a `not`, where it takes or gives values that it did not');
}

/** Why the other direction is spared. */
function harmless(effect: Effect, direction: Direction): string | undefined {
  if (effect === 'narrows' && direction !== 'request') return 'everything that arrives could arrive before';
  if (effect === 'widens' && direction === 'request') return 'everything that was taken is taken';
  return undefined;
}
