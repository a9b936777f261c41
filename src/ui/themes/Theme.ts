/**
 * A theme as it is written, stored and shared (JSON5; rules/appearance#themes). A prop is a colour, a reference
 * `@prop`, or an operation `:darken<10<@panel` (also lighten, alpha, hue, saturate; operations nest); a value that
 * begins with `"` is taken as CSS.
 */
export interface Theme {
	id: string;
	name: string;
	author?: string;
	desc?: string;
	/** Which built-in theme gives what `props` leaves out. */
	base: 'light' | 'dark';
	props: Readonly<Record<string, string>>;
	codeHighlighter?: { base: string };
}

/** Custom properties by name, `--accent-soft: #e2b4642e`. */
export type CompiledTheme = Readonly<Record<`--${string}`, string>>;
