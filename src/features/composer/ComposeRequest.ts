import type { Draft } from '@/domain/draft/Draft';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { Visibility } from '@/domain/note/Note';
import type { Session } from '@/stores/session/Session';

/** What is to be written. */
export interface ComposeRequest {
	readonly session: Session;
	readonly replyTo?: string;
	readonly quote?: string;
	readonly channelId?: string;
	/** Begins with `@name `. */
	readonly mention?: string;
	readonly visibility?: Visibility;
	readonly localOnly?: boolean;
	/** Whom a direct note is for. */
	readonly visibleUserIds?: readonly string[];
	readonly text?: string;
	/** Of the drive, attached from the start. */
	readonly files?: readonly DriveFile[];
	/** A note that was deleted to be written anew, with what it said. */
	readonly rewrite?: { readonly noteId: string; readonly draft: Draft };
	/** What was written with an account of another server, to go on with this one. */
	readonly moved?: Draft;
	/** The draft's context, where it isn't the one that follows from the rest. */
	readonly context?: string;
}

/** Whether there is something that its draft begins with, rather than a place alone where one writes. */
export function asksForContent(request: ComposeRequest): boolean {
	const { text = '', files = [], visibleUserIds = [], rewrite, moved, quote, visibility, localOnly } = request;
	const isSaid = text !== '' || files.length > 0 || visibleUserIds.length > 0 || (rewrite ?? moved) !== undefined;
	return isSaid || quote !== undefined || visibility !== undefined || localOnly !== undefined;
}

/** The place alone: what is filled in there for every draft, and nothing that was asked for. */
export function placeOf({ session, replyTo, channelId, mention }: ComposeRequest): ComposeRequest {
	return {
		session,
		...(replyTo === undefined ? {} : { replyTo }),
		...(channelId === undefined ? {} : { channelId }),
		...(mention === undefined ? {} : { mention }),
	};
}

/** The context under which the draft is kept. */
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
