export interface ClientFrame {
	type: string;
	body: Record<string, unknown>;
}

/** Frames of clients nest four deep. What runs over them calls itself once a level. */
export const FRAME_DEPTH_MAX = 16;

const isObject = (value: unknown): value is Record<string, unknown> =>
	value !== null && typeof value === 'object' && !Array.isArray(value);

/** Null for what is no frame: it is passed over in silence (`h` is a sign of life). */
export function readFrame(text: string): ClientFrame | null {
	if (isTooDeep(text)) return null;
	try {
		const frame: unknown = JSON.parse(text);
		if (!isObject(frame) || typeof frame.type !== 'string' || !isObject(frame.body)) return null;
		return { type: frame.type, body: frame.body };
	} catch {
		return null;
	}
}

/** Judged before anything is made of the text; brackets in strings do not count. */
function isTooDeep(text: string): boolean {
	let depth = 0;
	let isInString = false;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (isInString && character === '\\') at++;
		else if (character === '"') isInString = !isInString;
		else if (isInString) continue;
		else if (character === '[' || character === '{') depth++;
		else if (character === ']' || character === '}') depth--;
		if (depth > FRAME_DEPTH_MAX) return true;
	}
	return false;
}
