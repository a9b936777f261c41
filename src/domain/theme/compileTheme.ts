import { chartPaper } from './builtIn/chartPaper';
import { nightWatch } from './builtIn/nightWatch';
import { papersOf } from './derivedColor';
import { isSafeCss } from './isSafeCss';
import { type Color, readable } from './readable';
import type { CompiledTheme, Theme, ThemeBase } from './Theme';
import { ThemeColors } from './ThemeColors';
import { ThemeError } from './ThemeError';
import { COLOR_TOKENS, type ColorToken, customProperty, OPTIONAL_TOKENS, SHADOW_TOKENS } from './themeTokens';

/** Names of props: those of the network, ours, and constants. Others are no names in earnest. */
const PROP_NAME = /^\$?[a-z][\w-]{0,63}$/i;
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_PROPS = 500;
const LONGEST_VALUE = 500;

/** Themes of other clients draw marks in them; here they are texts, so they have to be readable. */
const STATUS_TOKENS: readonly ColorToken[] = ['danger', 'warn', 'success', 'info'];

/**
 * The custom properties of a theme. What it doesn't set follows from what it sets, or is the built-in theme's of its
 * base. Not part of the start, as tokens.css has the two built-in ones and the others are stored compiled.
 * @throws {ThemeError} with the name of a prop that is no color, refers to itself, or is more than a color
 */
export function compileTheme({ base, props }: Pick<Theme, 'base' | 'props'>): CompiledTheme {
	if (Object.keys(props).length > MAX_PROPS) throw new ThemeError('invalid', 'props');
	const fallback = baseProps(base);
	const colors = new ThemeColors(props, fallback);
	for (const [name, value] of Object.entries(props)) checkProp(name, value, colors);
	const papers = papersOf(colors);
	const ink = colors.color('fg');
	const tokens = [...COLOR_TOKENS, ...OPTIONAL_TOKENS.filter(token => colors.sets(token))];
	const compiled: Record<string, string> = {};
	for (const token of tokens) {
		const color = colors.color(token);
		compiled[customProperty(token)] = css(STATUS_TOKENS.includes(token) ? readable(color, ink, papers) : color);
	}
	for (const token of SHADOW_TOKENS) compiled[customProperty(token)] = shadow(props[token] ?? fallback[token] ?? '');
	return compiled;
}

/** The props of the built-in theme that provides what a theme of this base lacks. */
export const baseProps = (base: ThemeBase): Theme['props'] => (base === 'dark' ? nightWatch : chartPaper).props;

/** Props that nothing here is drawn with are checked too: they go along when the theme is copied. */
function checkProp(name: string, value: unknown, colors: ThemeColors): void {
	const isName = PROP_NAME.test(name) && !FORBIDDEN_NAMES.has(name);
	if (!isName || typeof value !== 'string' || value.length > LONGEST_VALUE) throw new ThemeError('invalid', name);
	const isShadow = SHADOW_TOKENS.some(token => token === name);
	if (!value.startsWith('"')) {
		if (isShadow) throw new ThemeError('invalid', name);
		colors.color(name);
	} else if (!isSafeCss(value.slice(1), { mayRefer: !isShadow })) throw new ThemeError('invalid', name);
}

/** An opaque color in six digits, a transparent one in eight. */
const css = (color: Color): string => (color.getAlpha() === 1 ? color.toHexString() : color.toHex8String());

const shadow = (written: string): string => written.replace(/^"/, '').trim();
