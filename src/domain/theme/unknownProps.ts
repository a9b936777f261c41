import { NETWORK_FALLBACKS, NETWORK_NAMES } from './networkNames';
import type { Theme } from './Theme';
import { COLOR_TOKENS, OPTIONAL_TOKENS, SHADOW_TOKENS } from './themeTokens';

const KNOWN: ReadonlySet<string> = new Set([
	...[...COLOR_TOKENS, ...OPTIONAL_TOKENS, ...SHADOW_TOKENS],
	...Object.values(NETWORK_NAMES),
	...Object.keys(NETWORK_FALLBACKS),
]);

/**
 * The props of a theme that another palette doesn't replace: constants, and what only other clients know. They still
 * have a color without the others, as all names that are known here have one.
 */
export const unknownProps = (props: Theme['props']): Theme['props'] =>
	Object.fromEntries(Object.entries(props).filter(([name]) => !KNOWN.has(name)));
