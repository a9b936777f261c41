import JSON5 from 'json5';

export type ReadValue = { readonly value: unknown; readonly problem?: undefined } | { readonly problem: JsonProblem };

/** `syntax`: what the parser says, with line and column from 1. */
export type JsonProblem =
	| { readonly kind: 'syntax'; readonly line: number; readonly column: number; readonly reason: string }
	| { readonly kind: 'notJson'; readonly what: string }
	| { readonly kind: 'tooDeep' | 'empty' };

/** Deeper values are more than servers and clients take. */
const MAX_DEPTH = 100;

/** A value as JSON5, to be edited. */
export const writeValue = (value: unknown): string => JSON5.stringify(value, { space: '\t', quote: "'" }) ?? '';

/** Reads a value that was written as JSON5; what JSON can't hold is a problem rather than lost. */
export function readValue(text: string): ReadValue {
	if (text.trim() === '') return { problem: { kind: 'empty' } };
	try {
		const value: unknown = JSON5.parse(text);
		const problem = problemOf(value, 0);
		return problem ? { problem } : { value };
	} catch (error) {
		return { problem: syntaxProblem(error) };
	}
}

function problemOf(value: unknown, depth: number): JsonProblem | null {
	if (typeof value === 'number' && !Number.isFinite(value)) return { kind: 'notJson', what: String(value) };
	if (typeof value !== 'object' || value === null) return null;
	if (depth >= MAX_DEPTH) return { kind: 'tooDeep' };
	for (const each of Object.values(value)) {
		const problem = problemOf(each, depth + 1);
		if (problem) return problem;
	}
	return null;
}

/** JSON5 puts the place into the error: `JSON5: invalid character 'x' at 2:5`. */
function syntaxProblem(error: unknown): JsonProblem {
	const message = error instanceof Error ? error.message : String(error);
	const [, reason = message, line = '1', column = '1'] = /^JSON5: (.*) at (\d+):(\d+)$/s.exec(message) ?? [];
	return { kind: 'syntax', line: Number(line), column: Number(column), reason };
}
