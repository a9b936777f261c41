import { type GenericSchema, is, nullable, number, object, picklist, string } from 'valibot';
import { localJson } from '@/platform/localJson';
import { NO_PARAMETERS, withoutSecrets } from './parameters';

/** As whom a call is made. */
export type Caller = 'me' | 'visitor';

export interface Draft {
	readonly endpoint: string;
	/** The parameters as they were written, in JSON5. */
	readonly parameters: string;
	readonly caller: Caller;
}

export interface KeptCall extends Draft {
	/** Milliseconds since the epoch. */
	readonly at: number;
	/** The status of the answer; null if none came. */
	readonly status: number | null;
}

const MOST_CALLS = 30;
const MOST_CHARACTERS = 5_000;

const keyOf = (sessionKey: string) => `apiConsole:${sessionKey}`;

/** The latest calls of an account, as this device keeps them: without secrets (rules/api#console). */
export function keptCalls(sessionKey: string): readonly KeptCall[] {
	const kept = localJson.get<unknown>(keyOf(sessionKey));
	return Array.isArray(kept) ? kept.filter((call): call is KeptCall => is(KEPT_CALL, call)) : [];
}

/** @returns those that are kept then */
export function keepCall(sessionKey: string, call: KeptCall): readonly KeptCall[] {
	const others = keptCalls(sessionKey).filter(each => !isSame(each, call));
	const kept = keepable(call);
	return store(sessionKey, [...(kept ? [{ ...call, ...kept }] : []), ...others].slice(0, MOST_CALLS));
}

/** @returns those that are kept then */
export const dropCalls = (sessionKey: string, isDropped: (call: KeptCall) => boolean): readonly KeptCall[] =>
	store(
		sessionKey,
		keptCalls(sessionKey).filter(call => !isDropped(call)),
	);

function store(sessionKey: string, calls: readonly KeptCall[]): readonly KeptCall[] {
	localJson.set(keyOf(sessionKey), calls);
	return calls;
}

/** What of a call that was made may be kept; null if that can't be told, or is too long for the history. */
function keepable({ endpoint, parameters, caller }: Draft): Draft | null {
	const kept = withoutSecrets(parameters);
	return kept === null || kept.length > MOST_CHARACTERS ? null : { endpoint, parameters: kept, caller };
}

/**
 * What may be kept of the call that is being written. While its parameters may hold a secret and can't be read, those
 * that were kept before stay.
 */
export const keepableDraft = ({ endpoint, parameters, caller }: Draft, before: Draft | null): Draft => ({
	endpoint,
	parameters: withoutSecrets(parameters) ?? before?.parameters ?? NO_PARAMETERS,
	caller,
});

const DRAFT_FIELDS = { endpoint: string(), parameters: string(), caller: picklist(['me', 'visitor']) };

/** The call that is being written, as it is kept. */
export const KEPT_DRAFT: GenericSchema<Draft> = object(DRAFT_FIELDS);

const KEPT_CALL: GenericSchema<KeptCall> = object({ ...DRAFT_FIELDS, at: number(), status: nullable(number()) });

const isSame = (a: Draft, b: Draft): boolean =>
	a.endpoint === b.endpoint && a.parameters === b.parameters && a.caller === b.caller;
