import { isRecord } from '@/base/isRecord';

export interface ClientFrame {
	readonly type: string;
	readonly body: Readonly<Record<string, unknown>>;
}

/** Clients' frames nest four levels deep. Code that handles them is recursive. */
export const FRAME_DEPTH_MAX = 16;

/** Null if it isn't a frame: it is ignored (`h` is a heartbeat). */
export function readFrame(text: string): ClientFrame | null {
	if (isTooDeep(text)) return null;
	try {
		const frame: unknown = JSON.parse(text);
		if (!isRecord(frame) || typeof frame.type !== 'string' || !isRecord(frame.body)) return null;
		return { type: frame.type, body: frame.body };
	} catch {
		return null;
	}
}

/** Checked before parsing; brackets in strings don't count. */
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
