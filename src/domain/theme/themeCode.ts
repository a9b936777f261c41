import JSON5 from 'json5';
import type { Theme } from './Theme';

/** A theme as text that can be pasted elsewhere: JSON5, with the fields in the usual order. */
export function themeCode({ id, name, author, desc, base, props, ...rest }: Theme): string {
	const known = { id, name, author, desc, base, props };
	return JSON5.stringify({ ...known, ...rest }, { space: '\t', quote: "'" });
}
