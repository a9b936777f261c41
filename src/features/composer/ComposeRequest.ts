import type { Draft } from '@/domain/draft/Draft';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { Visibility } from '@/domain/note/Note';
import type { Session } from '@/stores/session/Session';

/** What the composer is opened with. */
export interface ComposeRequest {
	readonly session: Session;
	readonly replyTo?: string;
	readonly quote?: string;
	readonly channelId?: string;
	/** Starts the text with `@name `. */
	readonly mention?: string;
	readonly visibility?: Visibility;
	readonly localOnly?: boolean;
	/** The recipients of a direct note. */
	readonly visibleUserIds?: readonly string[];
	readonly text?: string;
	/** The content warning. */
	readonly cw?: string;
	/** Drive files that are attached from the start. */
	readonly files?: readonly DriveFile[];
	/** A note that was deleted to be edited and posted again, with its content. */
	readonly rewrite?: { readonly noteId: string; readonly draft: Draft };
	/** A draft begun with an account of another server, continued with this one. */
	readonly moved?: Draft;
	/** The draft's context, if it doesn't follow from the other fields. */
	readonly context?: string;
}

/** Whether the request has content for the draft, rather than only its place. */
export function asksForContent(request: ComposeRequest): boolean {
	const { text = '', cw = '', files = [], visibleUserIds = [], rewrite, moved, quote, visibility, localOnly } = request;
	const isSaid = text + cw !== '' || files.length > 0 || visibleUserIds.length > 0 || (rewrite ?? moved) !== undefined;
	return isSaid || quote !== undefined || visibility !== undefined || localOnly !== undefined;
}

/** The request without its content: only what applies to every draft of that place. */
export function placeOf({ session, replyTo, channelId, mention }: ComposeRequest): ComposeRequest {
	return {
		session,
		...(replyTo === undefined ? {} : { replyTo }),
		...(channelId === undefined ? {} : { channelId }),
		...(mention === undefined ? {} : { mention }),
	};
}

/** The context under which the draft is stored. */
export function contextOf(request: ComposeRequest): string {
	const { context, replyTo, quote, channelId, mention, files, rewrite } = request;
	if (context !== undefined) return context;
	if (rewrite !== undefined) return `rewrite:${rewrite.noteId}`;
	if (replyTo !== undefined) return `reply:${replyTo}`;
	if (quote !== undefined) return `quote:${quote}`;
	if (channelId !== undefined) return `channel:${channelId}`;
	if (files !== undefined) return `files:${files.map(({ id }) => id).join()}`;
	return mention === undefined ? 'new' : `mention:${mention}`;
}
