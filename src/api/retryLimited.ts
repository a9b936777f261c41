import { ApiError } from './ApiError';
import { resetIn } from './resetIn';

const TRIES = 6;
/** The first pause where the server doesn't tell how long its limit lasts; each further one is three times as long. */
const FIRST_PAUSE_MS = 5_000;
/** Limits of servers last up to an hour for uploads; a longer wait is told as a failure. */
const LONGEST_WAIT_MS = 2 * 3_600_000;

interface Waiting {
	readonly signal: AbortSignal;
	/** Called with when the request is repeated, in milliseconds since the epoch; with null once it is. */
	readonly onWait: (until: number | null) => void;
}

/**
 * Sends a request again after a refusal by a rate limit (429): when the server says, or after growing pauses.
 * @throws as `send`, the refusal after the last try; an AbortError if it is aborted while it waits
 */
export async function retryLimited<T>(send: () => Promise<T>, { signal, onWait }: Waiting): Promise<T> {
	for (let tries = 1; ; tries++) {
		try {
			return await send();
		} catch (error) {
			if (!(error instanceof ApiError) || error.status !== 429 || tries === TRIES) throw error;
			const waitMs = resetIn(error) ?? FIRST_PAUSE_MS * 3 ** (tries - 1);
			if (waitMs > LONGEST_WAIT_MS) throw error;
			onWait(Date.now() + waitMs);
			try {
				await pause(waitMs, signal);
			} finally {
				onWait(null);
			}
		}
	}
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const stop = () => {
			clearTimeout(timer);
			reject(new DOMException('Stopped', 'AbortError'));
		};
		const timer = setTimeout(() => {
			signal.removeEventListener('abort', stop);
			resolve();
		}, ms);
		if (signal.aborted) stop();
		else signal.addEventListener('abort', stop, { once: true });
	});
}
