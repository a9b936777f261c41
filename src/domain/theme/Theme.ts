/**
 * A theme as written, stored and shared: JSON5 in the network's format (rules/appearance#themes). A prop is a color, a
 * reference (`@prop`), a constant (`$name`), or an operation on one of these: `:darken<10<@panel` (also lighten, alpha,
 * hue, saturate; operations nest). A value that begins with `"` is used as CSS.
 */
export interface Theme {
	readonly id: string;
	readonly name: string;
	readonly author?: string;
	readonly desc?: string;
	/** The built-in theme that provides what is missing here. */
	readonly base: 'light' | 'dark';
	readonly props: Readonly<Record<string, string>>;
	/** For other clients: code takes its colors from the props here. */
	readonly codeHighlighter?: { readonly base: string };
}

/** What a theme is meant for: the choices of a light and of a dark one are apart. */
export type ThemeBase = Theme['base'];

/** Custom properties by name, `--accent-soft: #e2b4642e`. */
export type CompiledTheme = Readonly<Record<`--${string}`, string>>;
