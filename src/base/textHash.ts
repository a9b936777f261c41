const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A number of 30 bits by which almost all different texts differ (FNV-1a), for comparing texts that aren't kept. */
export function textHash(text: string): number {
	let hash = OFFSET;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
	return hash >>> 2;
}
