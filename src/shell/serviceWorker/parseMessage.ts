import { isRecord } from '@/base/isRecord';

/** A message of the service worker (rules/start#service-worker). */
export type ServiceWorkerMessage = {
	/** Under which it may come a second time; null for none. */
	readonly id: string | null;
	/** The account that it is for; null for the current one. */
	readonly loginId: string | null;
	/** A path of this app, with query and hash; null if missing or of another origin. */
	readonly path: string | null;
} & (
	| { readonly order: 'push' }
	| { readonly order: 'post'; readonly post: PostRequest }
	/** Reacts to a note, with what the button named. */
	| { readonly order: 'react'; readonly noteId: string; readonly reaction: string }
	/** Accepts or rejects a follow request. */
	| { readonly order: 'answer'; readonly userId: string; readonly isAccepted: boolean }
);

export interface PostRequest {
	readonly replyTo?: string;
	readonly quote?: string;
	readonly text?: string;
}

/** Parses a message of the service worker; null if it isn't one for the page, or is invalid. */
export function parseMessage(data: unknown, origin: string): ServiceWorkerMessage | null {
	if (!isRecord(data) || data.type !== 'order') return null;
	const aim = {
		id: idOf(data.id) ?? null,
		loginId: typeof data.loginId === 'string' && data.loginId !== '' ? data.loginId : null,
		path: pathOf(data.url, origin),
	};
	const [noteId, userId] = [idOf(data.noteId), idOf(data.userId)];
	const reaction = typeof data.reaction === 'string' && data.reaction !== '' ? data.reaction : undefined;
	if (data.order === 'push') return { ...aim, order: 'push' };
	if (data.order === 'post') return { ...aim, order: 'post', post: postOf(data.options) };
	if (data.order === 'react' && noteId !== undefined && reaction !== undefined) {
		return { ...aim, order: 'react', noteId, reaction };
	}
	if (data.order === 'answer' && userId !== undefined) {
		return { ...aim, order: 'answer', userId, isAccepted: data.isAccepted === true };
	}
	return null;
}

/** Notes are given by id, or as they were when the message was sent. */
function postOf(options: unknown): PostRequest {
	if (!isRecord(options)) return {};
	const replyTo = idOf(options.replyId) ?? idOf(options.reply);
	const quote = idOf(options.renoteId) ?? idOf(options.renote);
	const text = options.initialText ?? options.text;
	return {
		...(replyTo === undefined ? {} : { replyTo }),
		...(quote === undefined ? {} : { quote }),
		...(typeof text === 'string' ? { text } : {}),
	};
}

function idOf(value: unknown): string | undefined {
	const id = isRecord(value) ? value.id : value;
	return typeof id === 'string' && id !== '' ? id : undefined;
}

function pathOf(value: unknown, origin: string): string | null {
	if (typeof value !== 'string') return null;
	try {
		const url = new URL(value, origin);
		return url.origin === origin ? url.pathname + url.search + url.hash : null;
	} catch {
		return null;
	}
}
