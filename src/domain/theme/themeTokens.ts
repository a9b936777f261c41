/** The colors that every compiled theme has; `accentSoft` becomes `--accent-soft`. What each is for: ui/tokens.css. */
export const COLOR_TOKENS = [
	...([
		'canvas',
		'panel',
		'raised',
		'line',
		'fg',
		'dim',
		'read',
		'accent',
		'on',
		'link',
		'rx',
		'hover',
		'press',
	] as const),
	...(['accentSoft', 'accentLine', 'danger', 'onDanger', 'warn', 'success', 'info', 'scrim'] as const),
] as const;

/** Colors that a compiled theme has if it sets them; style sheets name what is used otherwise. */
export const OPTIONAL_TOKENS = ['mention', 'hashtag', 'renote'] as const;

/** Shadows, which are CSS. */
export const SHADOW_TOKENS = ['sh', 'shOverlay'] as const;

export type ColorToken = (typeof COLOR_TOKENS)[number] | (typeof OPTIONAL_TOKENS)[number];

/** `accentSoft` → `--accent-soft`. */
export function customProperty(token: string): `--${string}` {
	return `--${token.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
}
