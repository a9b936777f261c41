import type { ApiClient } from '@/api/ApiClient';
import { ApiError, NetworkError } from '@/api/ApiError';
import type { Params } from '@/wire/endpoints/Endpoints';
import type { WireNote } from '@/wire/entities';
import type { Refusal } from './OutboxEntry';

const LONGEST_MS = 60_000;
const PING_MS = 3_000;
/** So long after a lost answer a note may still appear; after a sending that took long, longer. */
const SETTLE_MS = 5_000;
const SETTLE_SLOW_MS = 30_000;
const SLOW_MS = 10_000;

/** What an outbox needs of a session's API. */
export type OutboxApi = Pick<ApiClient, 'call'>;

export type Sending =
	| { readonly kind: 'posted'; readonly note: WireNote }
	| { readonly kind: 'refused'; readonly refusal: Refusal; readonly error: unknown }
	/** It may have been posted: no answer came. @param settleMs after so long it won't appear any more */
	| { readonly kind: 'unknown'; readonly settleMs: number; readonly error: unknown };

/** Sends a payload to `notes/create`. Never rejects. */
export async function sendOnce(api: OutboxApi, payload: Params<'notes/create'>): Promise<Sending> {
	const began = Date.now();
	try {
		const answer = await api.call('notes/create', payload, { signal: AbortSignal.timeout(LONGEST_MS) });
		const note = answer?.createdNote;
		if (typeof note?.id === 'string') return { kind: 'posted', note };
		throw new ApiError('notes/create', 200, {});
	} catch (error) {
		if (isRefusal(error)) return { kind: 'refused', refusal: refusalOf(error), error };
		return { kind: 'unknown', settleMs: Date.now() - began > SLOW_MS ? SETTLE_SLOW_MS : SETTLE_MS, error };
	}
}

/** After so long a note whose sender died won't appear any more. */
export const SETTLED_AFTER_MS = SETTLE_MS;

/** Whether the server is there, whatever the device says of its network. */
export function answersPing(api: OutboxApi): Promise<boolean> {
	return api.call('ping', {}, { signal: AbortSignal.timeout(PING_MS) }).then(
		() => true,
		() => false,
	);
}

function isRefusal(error: unknown): boolean {
	// 2xx with a body that can't be read: a portal's page, or an answer that was cut off.
	if (error instanceof ApiError) return error.status >= 300;
	// No answer, or it took too long.
	return !(error instanceof NetworkError || error instanceof DOMException);
}

function refusalOf(error: unknown): Refusal {
	const message = error instanceof Error ? error.message : String(error);
	return error instanceof ApiError ? { message, id: error.id, code: error.code } : { message, id: '' };
}
