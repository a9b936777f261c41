/**
 * Whether a JSON value is of the same kind as a sample: lists and objects are different kinds. Null as a sample stands
 * for "none chosen", where a text or a number may be.
 */
export function hasTypeOf(sample: unknown, value: unknown): boolean {
	if (sample === null) return value === null || typeof value === 'string' || typeof value === 'number';
	return typeof value === typeof sample && value !== null && Array.isArray(value) === Array.isArray(sample);
}
