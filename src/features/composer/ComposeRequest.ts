import type { Draft } from '@/domain/Draft';
import type { DriveFile } from '@/domain/DriveFile';
import type { Visibility } from '@/domain/Note';
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
	readonly text?: string;
	/** Of the drive, attached from the start. */
	readonly files?: readonly DriveFile[];
	/** A note that was deleted to be written anew, with what it said. */
	readonly rewrite?: { readonly noteId: string; readonly draft: Draft };
}

/** The context under which the draft is kept. */
export function contextOf({ replyTo, quote, channelId, mention, files, rewrite }: ComposeRequest): string {
	if (rewrite !== undefined) return `rewrite:${rewrite.noteId}`;
	if (replyTo !== undefined) return `reply:${replyTo}`;
	if (quote !== undefined) return `quote:${quote}`;
	if (channelId !== undefined) return `channel:${channelId}`;
	if (files !== undefined) return `files:${files.map(({ id }) => id).join()}`;
	return mention === undefined ? 'new' : `mention:${mention}`;
}
