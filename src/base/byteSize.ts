import { clamp } from './clamp';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB', 'RB', 'QB'] as const;
const BASE = 1024;

/** `1.5 MB`: at most one digit after the point, units of 1024 from B to QB (rules/appearance#sizes-of-files). */
export function byteSize(bytes: number): string {
	if (!Number.isFinite(bytes) || bytes <= 0) return '0 B';
	const step = clamp(Math.floor(Math.log(bytes) / Math.log(BASE)), 0, UNITS.length - 1);
	const number = bytes / BASE ** step;
	return `${Number(number.toFixed(step === 0 || number >= 100 ? 0 : 1))} ${UNITS[step]}`;
}
