import { useEffect, useState } from 'react';
import type { ApiClient } from '@/api/ApiClient';

/** rules/appearance#controls: input debounce. */
const ASK_AFTER_MS = 1_000;

/** The server's response about a value. */
export interface Known<Reason> {
	readonly value: string;
	/** Null if it can be used. */
	readonly reason: Reason | null;
}

/**
 * Asks the server whether something typed can be used, a moment after typing stopped.
 * @param isWorthAsking false for what is wrong in any case
 * @param ask the same function in each render
 * @returns the last answer, which may be about an earlier value
 */
export function useAvailable<Reason>(
	api: ApiClient,
	value: string,
	isWorthAsking: boolean,
	ask: (api: ApiClient, value: string, signal: AbortSignal) => Promise<Reason | null>,
): Known<Reason> | null {
	const [known, setKnown] = useState<Known<Reason> | null>(null);
	useEffect(() => {
		if (!isWorthAsking) return undefined;
		const abort = new AbortController();
		const timer = setTimeout(() => {
			ask(api, value, abort.signal)
				.then(reason => setKnown({ value, reason }))
				// The server checks it again when the account is created.
				.catch(() => {});
		}, ASK_AFTER_MS);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [api, value, isWorthAsking, ask]);
	return known;
}
