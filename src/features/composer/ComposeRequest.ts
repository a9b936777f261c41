import type { Draft } from '@/domain/Draft';
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
	/** A note that was deleted to be written anew, with what it said. */
	readonly rewrite?: { readonly noteId: string; readonly draft: Draft };
}

/** The context under which the draft is kept. */
export function contextOf({ replyTo, quote, channelId, mention, rewrite }: ComposeRequest): string {
	if (rewrite !== undefined) return `rewrite:${rewrite.noteId}`;
	if (replyTo !== undefined) return `reply:${replyTo}`;
	if (quote !== undefined) return `quote:${quote}`;
	if (channelId !== undefined) return `channel:${channelId}`;
	return mention === undefined ? 'new' : `mention:${mention}`;
}
