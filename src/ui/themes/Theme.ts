/**
 * A theme as written, stored and shared (JSON5; rules/appearance#themes). A prop is a colour, a reference `@prop`, or
 * an operation `:darken<10<@panel` (also lighten, alpha, hue, saturate; operations nest). A value that begins with `"`
 * is used as CSS.
 */
export interface Theme {
	id: string;
	name: string;
	author?: string;
	desc?: string;
	/** The built-in theme that provides props missing here. */
	base: 'light' | 'dark';
	props: Readonly<Record<string, string>>;
	codeHighlighter?: { base: string };
}

/** Custom properties by name, `--accent-soft: #e2b4642e`. */
export type CompiledTheme = Readonly<Record<`--${string}`, string>>;
