import type { ApiClient } from '@/api/ApiClient';
import { ApiError, NetworkError } from '@/api/ApiError';
import type { Params } from '@/wire/endpoints/Endpoints';
import type { WireNote } from '@/wire/entities';
import { limitedUntil } from './limitedUntil';
import type { Refusal } from './OutboxEntry';

const LONGEST_MS = 60_000;
const PING_MS = 3_000;
/** How long a note may still turn up after its response was lost; slow sends get `SETTLE_SLOW_MS`. */
const SETTLE_MS = 5_000;
const SETTLE_SLOW_MS = 30_000;
const SLOW_MS = 10_000;

/** The part of a session's API that the outbox uses. */
export type OutboxApi = Pick<ApiClient, 'call'>;

export type Sending =
	| { readonly kind: 'posted'; readonly note: WireNote }
	/** @param holdUntil when to send it again, if a rate limit alone has refused it; else null */
	| {
			readonly kind: 'refused';
			readonly refusal: Refusal;
			readonly holdUntil: number | null;
			readonly error: unknown;
	  }
	/**
	 * It may have been posted, as there was no response.
	 * @param settleMs after this time it will not turn up any more
	 */
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
		if (isRefusal(error)) return { kind: 'refused', refusal: refusalOf(error), holdUntil: limitedUntil(error), error };
		return { kind: 'unknown', settleMs: Date.now() - began > SLOW_MS ? SETTLE_SLOW_MS : SETTLE_MS, error };
	}
}

/** After this time, a note whose sending tab died will not turn up any more. */
export const SETTLED_AFTER_MS = SETTLE_MS;

/** Whether the server responds, whatever the device says about its network. */
export function answersPing(api: OutboxApi): Promise<boolean> {
	return api.call('ping', {}, { signal: AbortSignal.timeout(PING_MS) }).then(
		() => true,
		() => false,
	);
}

function isRefusal(error: unknown): boolean {
	// A 2xx with an unreadable body: a captive portal's page, or a truncated response.
	if (error instanceof ApiError) return error.status >= 300;
	// No response, or a timeout.
	return !(error instanceof NetworkError || error instanceof DOMException);
}

function refusalOf(error: unknown): Refusal {
	const message = error instanceof Error ? error.message : String(error);
	return error instanceof ApiError ? { message, id: error.id, code: error.code } : { message, id: '' };
}
