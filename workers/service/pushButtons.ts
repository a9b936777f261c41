import { fillTemplate } from '@/base/fillTemplate';
import { reactionName } from './reactionName';
import type { WorkerOrder } from './service.protocol';

/** The texts of the buttons of pushed notifications, by namespace. */
export interface ButtonWords {
	readonly notifications: {
		readonly accept: string;
		readonly reject: string;
		readonly loginReview: string;
		readonly createTokenReview: string;
	};
	/** `react` has a place for the reaction. */
	readonly pushes: { readonly reply: string; readonly react: string; readonly openFile: string };
}

export type PushButton = 'reply' | 'react' | 'accept' | 'reject' | 'open';

const ON_NOTES = ['reply', 'react'] as const;

/** The buttons of each kind; two are all that browsers show. */
const BUTTONS: Readonly<Record<string, readonly PushButton[]>> = {
	mention: ON_NOTES,
	reply: ON_NOTES,
	quote: ON_NOTES,
	note: ON_NOTES,
	receiveFollowRequest: ['accept', 'reject'],
	login: ['open'],
	createToken: ['open'],
	exportCompleted: ['open'],
};

interface Button {
	readonly action: PushButton;
	readonly title: string;
}

/** @param reaction what its button reacts with */
export function pushButtons(type: string, { notifications, pushes }: ButtonWords, reaction: string): readonly Button[] {
	const { accept, reject, loginReview, createTokenReview } = notifications;
	const { reply, openFile } = pushes;
	const react = fillTemplate(pushes.react, { reaction: reactionName(reaction) }, '');
	const open = { login: loginReview, createToken: createTokenReview, exportCompleted: openFile };
	const titles: Readonly<Record<PushButton, string>> = {
		...{ reply, react, accept, reject },
		open: Object.hasOwn(open, type) ? open[type as keyof typeof open] : '',
	};
	return (Object.hasOwn(BUTTONS, type) ? (BUTTONS[type] ?? []) : []).map(action => ({ action, title: titles[action] }));
}

interface Pressed {
	readonly userId: string;
	readonly path: string;
	readonly noteId: string | null;
	readonly askerId: string | null;
	readonly reaction: string;
}

/**
 * What a page has to do for a press.
 * @param action the button; empty for the notification itself
 */
export function orderFor(pressed: Pressed, action: string): WorkerOrder {
	const { userId: loginId, path: url, noteId, askerId, reaction } = pressed;
	const aim = { type: 'order', loginId, url } as const;
	if (noteId !== null && action === 'reply') return { ...aim, order: 'post', options: { replyId: noteId } };
	if (noteId !== null && action === 'react') return { ...aim, order: 'react', noteId, reaction };
	if (askerId !== null && (action === 'accept' || action === 'reject')) {
		return { ...aim, order: 'answer', userId: askerId, isAccepted: action === 'accept' };
	}
	return { ...aim, order: 'push' };
}
