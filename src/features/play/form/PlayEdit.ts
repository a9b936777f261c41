import { exactOptional, type GenericSchema, object, picklist, pipe, string } from 'valibot';
import { ApiError } from '@/api/ApiError';
import { errorText } from '@/blocks/query/errorText';
import type { Play, PlayVisibility } from '@/domain/play/Play';
import { text } from '@/i18n/text';
import { fits } from '@/ui/form/fits';
import type { Refusal } from '@/ui/form/useForm';
import type { Params } from '@/wire/endpoints/Endpoints';

/** What the form of a play is about. */
export interface PlayEdit {
	readonly title: string;
	readonly summary: string;
	readonly script: string;
	readonly visibility: PlayVisibility;
}

/** Limits in characters (rules/play#writing). */
const TITLE_MAX = 256;
const SUMMARY_MAX = 1024;
const SCRIPT_MAX = 100_000;

const NEW: PlayEdit = { title: '', summary: '', script: '', visibility: 'public' };

/** What the form contains at first. */
export const editOf = (play: Play | null): PlayEdit => {
	if (play === null) return NEW;
	const { title, summary, script, visibility } = play;
	return { title, summary, script, visibility };
};

const visibility = () => picklist(['public', 'private']);

export const playRules = (): GenericSchema<PlayEdit> =>
	object({
		title: pipe(string(), fits({ minLength: 1, maxLength: TITLE_MAX })),
		summary: pipe(string(), fits({ maxLength: SUMMARY_MAX })),
		script: pipe(string(), fits({ minLength: 1, maxLength: SCRIPT_MAX })),
		visibility: visibility(),
	});

/** Unsaved edits as this device keeps them. */
export const KEPT_PLAY: GenericSchema<Partial<PlayEdit>> = object({
	title: exactOptional(string()),
	summary: exactOptional(string()),
	script: exactOptional(string()),
	visibility: exactOptional(visibility()),
});

/** The parameters for the server. No answer has the permissions, and a play's requests have no token: none are asked. */
export const paramsOf = ({ title, summary, script, visibility }: PlayEdit): Params<'flash/create'> => ({
	title: title.trim(),
	summary: summary.trim(),
	script,
	permissions: [],
	visibility,
});

type Changes = Partial<Omit<Params<'flash/create'>, 'permissions'>>;

/**
 * The parameters of what was edited: the rest may have changed elsewhere, as have the permissions of plays that other
 * clients have made.
 */
export function changedParams(edit: PlayEdit, begun: PlayEdit): Changes {
	const { permissions: _, ...all } = paramsOf(edit);
	const before: Changes = paramsOf(begun);
	return Object.fromEntries(Object.entries(all).filter(([name, value]) => value !== before[name as keyof Changes]));
}

/** Why the server refused a play. */
export function playRefusal(error: unknown): Refusal<PlayEdit> {
	if (error instanceof ApiError) {
		if (error.code === 'NO_SUCH_FLASH') return { text: text.play.gone };
		if (error.code === 'ACCESS_DENIED') return { text: text.play.notYours };
		if (error.code === 'TOO_MUCH_KEPT') return { text: text.play.tooMany };
	}
	return { text: errorText(error).text };
}
