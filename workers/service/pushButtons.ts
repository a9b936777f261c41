import type { WorkerOrder } from './service.protocol';

/** The texts of the buttons of pushed notifications, by namespace. */
export interface ButtonWords {
	readonly notifications: {
		readonly accept: string;
		readonly reject: string;
		readonly loginReview: string;
		readonly createTokenReview: string;
	};
	readonly pushes: { readonly reply: string; readonly like: string; readonly openFile: string };
}

export type PushButton = 'reply' | 'like' | 'accept' | 'reject' | 'open';

const ON_NOTES = ['reply', 'like'] as const;

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

export function pushButtons(type: string, { notifications, pushes }: ButtonWords): readonly Button[] {
	const { accept, reject, loginReview, createTokenReview } = notifications;
	const { reply, like, openFile } = pushes;
	const open = { login: loginReview, createToken: createTokenReview, exportCompleted: openFile };
	const titles: Readonly<Record<PushButton, string>> = {
		...{ reply, like, accept, reject },
		open: Object.hasOwn(open, type) ? open[type as keyof typeof open] : '',
	};
	return (Object.hasOwn(BUTTONS, type) ? (BUTTONS[type] ?? []) : []).map(action => ({ action, title: titles[action] }));
}

interface Pressed {
	readonly userId: string;
	readonly path: string;
	readonly noteId: string | null;
	readonly askerId: string | null;
}

/**
 * What a page has to do for a press.
 * @param action the button; empty for the notification itself
 */
export function orderFor({ userId: loginId, path: url, noteId, askerId }: Pressed, action: string): WorkerOrder {
	const aim = { type: 'order', loginId, url } as const;
	if (noteId !== null && action === 'reply') return { ...aim, order: 'post', options: { replyId: noteId } };
	if (noteId !== null && action === 'like') return { ...aim, order: 'like', noteId };
	if (askerId !== null && (action === 'accept' || action === 'reject')) {
		return { ...aim, order: 'answer', userId: askerId, isAccepted: action === 'accept' };
	}
	return { ...aim, order: 'push' };
}
