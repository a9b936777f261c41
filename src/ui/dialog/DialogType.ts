import type { IconName } from '../icon/Icon';

/** The kinds of message (rules/overlays#messages). */
export type DialogType = 'info' | 'success' | 'error' | 'warning' | 'question' | 'waiting';

/** `waiting` has a spinner instead. */
export const dialogIcons: Readonly<Record<Exclude<DialogType, 'waiting'>, IconName>> = {
	info: 'info',
	success: 'success',
	error: 'error',
	warning: 'warning',
	question: 'question',
};
