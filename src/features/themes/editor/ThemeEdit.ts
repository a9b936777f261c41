import { type GenericSchema, literal, looseObject, optional, record, string, union, unknown } from 'valibot';
import type { Theme, ThemeBase } from '@/domain/theme/Theme';

/** What the editor changes. */
export interface ThemeEdit {
	readonly name: string;
	readonly desc: string;
	readonly base: ThemeBase;
	readonly props: Theme['props'];
	/** What else the theme has, for other clients, such as `codeHighlighter`. */
	readonly more?: Readonly<Record<string, unknown>> | undefined;
}

/** The form of edits that were kept. */
export const themeEditRules: GenericSchema<ThemeEdit> = looseObject({
	name: string(),
	desc: string(),
	base: union([literal('light'), literal('dark')]),
	props: record(string(), string()),
	more: optional(record(string(), unknown())),
});

/** A new theme that begins as a copy of another. */
export const editOf = (theme: Theme): ThemeEdit => ({ name: '', desc: '', ...lookOf(theme) });

const COMMON_FIELDS = new Set(['id', 'name', 'author', 'desc', 'base', 'props']);

/** What makes the look of a theme, here and in other clients. */
export const lookOf = (theme: Theme): Pick<ThemeEdit, 'base' | 'props' | 'more'> => ({
	base: theme.base,
	props: theme.props,
	more: Object.fromEntries(Object.entries(theme).filter(([field]) => !COMMON_FIELDS.has(field))),
});

/** The props that the editor has a picker for, by the network's names. */
export const EDITED_PROPS = {
	surfaces: ['bg', 'panel', 'popup'],
	texts: ['fg', 'dim', 'link', 'mention', 'hashtag', 'renote'],
	accents: ['accent', 'fgOnAccent'],
	marks: ['error', 'warn', 'success'],
} as const;

export type EditedProp = (typeof EDITED_PROPS)[keyof typeof EDITED_PROPS][number];
