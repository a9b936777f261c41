import { errors } from '@syuilo/aiscript';
import type { ScriptError } from './aiscript.protocol';
import { LIMIT_TEXTS, LIMITS } from './limits';

/**
 * What a program's error says, cut where it is longer than a line: a program may raise one of any length.
 * @param place the index in the source where it happened, if it is known
 */
export function scriptErrorOf(error: unknown, source: string, place: number | undefined): ScriptError {
	const kind = error instanceof errors.AiScriptError ? error.name : 'Internal';
	return {
		kind,
		message: messageOf(error).slice(0, LIMITS.lineLength),
		at: parsedPlace(error) ?? (place === undefined ? null : placeIn(source, place)),
	};
}

function messageOf(error: unknown): string {
	// A browser with a smaller stack reaches its end before the program reaches its limit.
	if (error instanceof RangeError && error.message.includes('call stack')) return LIMIT_TEXTS.recursion;
	return error instanceof Error ? error.message : String(error);
}

/** Where the parser failed. */
function parsedPlace(error: unknown): ScriptError['at'] {
	const info: unknown = error instanceof errors.AiScriptSyntaxError ? error.info : undefined;
	const location = fieldOf(info, 'location');
	const start = fieldOf(location, 'start');
	const line = fieldOf(start, 'line');
	const column = fieldOf(start, 'column');
	return typeof line === 'number' && typeof column === 'number' ? { line, column } : null;
}

const fieldOf = (of: unknown, name: string): unknown =>
	typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;

function placeIn(source: string, index: number): { line: number; column: number } {
	const before = source.slice(0, index).split('\n');
	return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
