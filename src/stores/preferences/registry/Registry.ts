import type { ApiClient } from '@/api/ApiClient';
import { ApiError } from '@/api/ApiError';

/** An account's values on its server, by scope and key. */
export interface Registry {
	/** Undefined if there is no such key. */
	get(scope: readonly string[], key: string): Promise<unknown>;
	getAll(scope: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
	set(scope: readonly string[], key: string, value: unknown): Promise<void>;
	/** Does nothing if there is no such key. */
	remove(scope: readonly string[], key: string): Promise<void>;
}

/**
 * The registry of a session's account.
 * @throws {ApiError} {NetworkError} as the calls do, but `NO_SUCH_KEY` is an absent value
 */
export function registryOf({ api }: { readonly api: Pick<ApiClient, 'call'> }): Registry {
	return {
		get: (scope, key) => absentAsUndefined(api.call('i/registry/get', { scope, key })),
		getAll: scope => api.call('i/registry/get-all', { scope }),
		set: (scope, key, value) => api.call('i/registry/set', { scope, key, value }),
		remove: (scope, key) => absentAsUndefined(api.call('i/registry/remove', { scope, key })),
	};
}

async function absentAsUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof ApiError && error.code === 'NO_SUCH_KEY') return undefined;
		throw error;
	}
}
