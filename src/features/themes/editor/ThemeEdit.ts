import { type GenericSchema, literal, looseObject, record, string, union } from 'valibot';
import type { Theme, ThemeBase } from '@/domain/theme/Theme';

/** What the editor changes. */
export interface ThemeEdit {
	readonly name: string;
	readonly desc: string;
	readonly base: ThemeBase;
	readonly props: Theme['props'];
}

/** The form of edits that were kept. */
export const themeEditRules: GenericSchema<ThemeEdit> = looseObject({
	name: string(),
	desc: string(),
	base: union([literal('light'), literal('dark')]),
	props: record(string(), string()),
});

/** A new theme that begins as a copy of another. */
export const editOf = ({ base, props }: Pick<Theme, 'base' | 'props'>): ThemeEdit => ({
	name: '',
	desc: '',
	base,
	props,
});

/** The props that the editor has a picker for, by the network's names. */
export const EDITED_PROPS = {
	surfaces: ['bg', 'panel', 'popup'],
	texts: ['fg', 'dim', 'link', 'mention', 'hashtag', 'renote'],
	accents: ['accent', 'fgOnAccent'],
	marks: ['error', 'warn', 'success'],
} as const;

export type EditedProp = (typeof EDITED_PROPS)[keyof typeof EDITED_PROPS][number];
