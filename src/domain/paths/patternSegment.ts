/** One part of a pattern between two slashes. */
export interface PatternSegment {
	/** What it begins with; all of it where it holds no variable. */
	readonly text: string;
	readonly variable: { readonly name: string; readonly isOptional: boolean } | null;
}

const VARIABLE = /^([^{$]*)\{?(-?)\$(\w+)\}?$/;

const known = new Map<string, readonly PatternSegment[]>();

/** The parts of a pattern such as `/@{$acct}` or `/notes/$noteId/{-$tab}`. */
export function segmentsOf(pattern: string): readonly PatternSegment[] {
	const segments = known.get(pattern) ?? pattern.split('/').slice(1).map(readSegment);
	known.set(pattern, segments);
	return segments;
}

function readSegment(segment: string): PatternSegment {
	const [, text = segment, optional, name] = VARIABLE.exec(segment) ?? [];
	return { text, variable: name === undefined ? null : { name, isOptional: optional === '-' } };
}
