/** A short random id, unique within one device (about 62 bits). */
export function randomId(): string {
	const bytes = crypto.getRandomValues(new Uint32Array(2));
	return (bytes[0] ?? 0).toString(36).padStart(7, '0') + (bytes[1] ?? 0).toString(36).padStart(7, '0');
}
