const USUAL = 50;
const MOST = 200;

/** How many samples the body of `requestLog` asks for. */
export function lengthOfLog(body: unknown): number {
	const length = body !== null && typeof body === 'object' && 'length' in body ? body.length : USUAL;
	return typeof length === 'number' && length >= 1 ? Math.min(Math.floor(length), MOST) : USUAL;
}
