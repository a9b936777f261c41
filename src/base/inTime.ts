/**
 * The result of the work, or null if it takes longer.
 * @param ms undefined for no limit
 */
export function inTime<T>(work: Promise<T>, ms: number | undefined): Promise<T | null> {
	if (ms === undefined) return work;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<null>(resolve => {
		timer = setTimeout(resolve, ms, null);
	});
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
