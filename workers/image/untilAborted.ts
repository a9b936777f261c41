/** Rejects as soon as the signal is aborted, even if the work goes on. */
export function untilAborted<T>(working: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
	if (!signal) return working;
	return new Promise((resolve, reject) => {
		const onAbort = () => reject(signal.reason as Error);
		if (signal.aborted) onAbort();
		signal.addEventListener('abort', onAbort, { once: true });
		working.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
	});
}
