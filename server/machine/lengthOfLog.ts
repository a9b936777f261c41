import { isRecord } from '@/base/isRecord';

const USUAL = 50;
const MOST = 200;

/** How many samples the body of `requestLog` asks for. */
export function lengthOfLog(body: unknown): number {
	const length = isRecord(body) ? body.length : undefined;
	return typeof length === 'number' && length >= 1 ? Math.min(Math.floor(length), MOST) : USUAL;
}
