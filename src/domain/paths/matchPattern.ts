import { segmentsOf } from './patternSegment';

/** The decoded parameters of a path; null if the pattern doesn't match it. */
export function matchPattern(pattern: string, path: string): Record<string, string> | null {
	const segments = segmentsOf(pattern);
	// Most patterns are ruled out here: a path is matched with all of them.
	if (!path.startsWith(`/${segments[0]?.text ?? ''}`)) return null;
	const written = path
		.replace(/(.)\/$/, '$1')
		.split('/')
		.slice(1);
	const takesRest = segments.at(-1)?.variable?.isRest === true;
	if (written.length > segments.length && !takesRest) return null;
	const params: Record<string, string> = {};
	for (const [index, { text, variable }] of segments.entries()) {
		const part = written[index];
		if (part === undefined) {
			if (variable?.isOptional !== true) return null;
		} else if (variable?.isRest) {
			const rest = written.slice(index).map(decoded);
			if (rest.includes('')) return null;
			params[variable.name] = rest.join('/');
		} else if (variable) {
			const value = part.startsWith(text) ? decoded(part.slice(text.length)) : '';
			if (value === '') return null;
			params[variable.name] = value;
		} else if (part !== text) return null;
	}
	return params;
}

/** Empty if it can't be decoded; no valid path has an empty parameter. */
function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return '';
	}
}
