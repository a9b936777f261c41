/** One segment of a path pattern. */
export interface PatternSegment {
	/** The fixed text that it begins with; all of it if it has no parameter. */
	readonly text: string;
	readonly variable: PatternVariable | null;
}

interface PatternVariable {
	readonly name: string;
	readonly isOptional: boolean;
	/** Whether it takes all remaining segments, any number of them. */
	readonly isRest: boolean;
}

/** The name of the parameter of a last segment `$`: all remaining segments, joined by `/`. */
export const REST = 'path';

const VARIABLE = /^([^{$]*)\{?(-?)\$(\w+)\}?$/;

const known = new Map<string, readonly PatternSegment[]>();

/** The segments of a pattern such as `/@{$acct}` or `/notes/$noteId/{-$tab}`. */
export function segmentsOf(pattern: string): readonly PatternSegment[] {
	const segments = known.get(pattern) ?? pattern.split('/').slice(1).map(readSegment);
	known.set(pattern, segments);
	return segments;
}

function readSegment(segment: string): PatternSegment {
	if (segment === '$') return { text: '', variable: { name: REST, isOptional: true, isRest: true } };
	const [, text = segment, optional, name] = VARIABLE.exec(segment) ?? [];
	return { text, variable: name === undefined ? null : { name, isOptional: optional === '-', isRest: false } };
}
