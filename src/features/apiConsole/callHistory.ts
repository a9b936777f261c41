import { localJson } from '@/platform/localJson';
import { withoutSecrets } from './parameters';

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

interface Kept {
	readonly draft?: Draft;
	readonly calls: readonly KeptCall[];
}

const MOST_CALLS = 30;
const MOST_CHARACTERS = 5_000;

const keyOf = (sessionKey: string) => `apiConsole:${sessionKey}`;

/**
 * What an account's console keeps on this device (rules/api#console): the call that is being written, and the latest ones,
 * without secrets.
 */
export function keptCalls(sessionKey: string): Kept {
	const kept = localJson.get<Partial<Kept> | null>(keyOf(sessionKey));
	const calls = Array.isArray(kept?.calls) ? kept.calls.filter(isCall) : [];
	return { calls, ...(isDraft(kept?.draft) && { draft: kept.draft }) };
}

/** @returns what is kept then */
export function keepCall(sessionKey: string, call: KeptCall): Kept {
	const { draft, calls } = keptCalls(sessionKey);
	const others = calls.filter(each => !isSame(each, call));
	const shown = keepable(call);
	return store(sessionKey, {
		...(draft && { draft }),
		calls: [...(shown ? [{ ...call, ...shown }] : []), ...others].slice(0, MOST_CALLS),
	});
}

export function keepDraft(sessionKey: string, written: Draft): void {
	const draft = keepable(written);
	store(sessionKey, { calls: keptCalls(sessionKey).calls, ...(draft && { draft }) });
}

/** @returns what is kept then */
export function dropCalls(sessionKey: string, isDropped: (call: KeptCall) => boolean): Kept {
	const kept = keptCalls(sessionKey);
	return store(sessionKey, { ...kept, calls: kept.calls.filter(call => !isDropped(call)) });
}

function store(sessionKey: string, kept: Kept): Kept {
	localJson.set(keyOf(sessionKey), kept);
	return kept;
}

function keepable({ endpoint, parameters, caller }: Draft): Draft | null {
	const shown = withoutSecrets(parameters);
	return shown === null || shown.length > MOST_CHARACTERS ? null : { endpoint, parameters: shown, caller };
}

const isCall = (told: unknown): told is KeptCall => isDraft(told) && typeof (told as Partial<KeptCall>).at === 'number';

const isSame = (a: Draft, b: Draft): boolean =>
	a.endpoint === b.endpoint && a.parameters === b.parameters && a.caller === b.caller;

function isDraft(told: unknown): told is Draft {
	const { endpoint, parameters, caller } = (told ?? {}) as Partial<Draft>;
	return typeof endpoint === 'string' && typeof parameters === 'string' && (caller === 'me' || caller === 'visitor');
}
