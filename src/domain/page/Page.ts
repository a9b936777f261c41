import type { DriveFile } from '../drive/DriveFile';

export type PageFont = 'serif' | 'sans-serif';

/** A block as it came or is saved: with whatever else other clients have put into it. */
export type BlockContent = Readonly<Record<string, unknown>>;

interface BlockBase {
	/** Unique on the page as this client has it; the ids of servers may be missing, or not unique. */
	readonly key: string;
	/** As it came. What this client doesn't edit is saved as it was. */
	readonly kept: BlockContent;
}

export interface TextBlock extends BlockBase {
	readonly type: 'text';
	/** With markup. */
	readonly text: string;
}

export interface SectionBlock extends BlockBase {
	readonly type: 'section';
	readonly title: string;
	readonly blocks: readonly PageBlock[];
}

export interface ImageBlock extends BlockBase {
	readonly type: 'image';
	/** Null until one is chosen. */
	readonly fileId: string | null;
}

export interface NoteBlock extends BlockBase {
	readonly type: 'note';
	/** Null until one is chosen. */
	readonly noteId: string | null;
	/** Whether it is shown large, with its full time. */
	readonly isDetailed: boolean;
}

/** A block that this client can't show: it is kept, never read as code. */
export interface UnknownBlock extends BlockBase {
	readonly type: 'unknown';
	/** What its maker calls its type; empty if it has none. */
	readonly name: string;
}

export type PageBlock = TextBlock | SectionBlock | ImageBlock | NoteBlock | UnknownBlock;

/** A page as lists show it. */
export interface PageCard {
	readonly id: string;
	readonly userId: string;
	/** Of the owner, who is always a user of the session's own server; empty if the server leaves them out. */
	readonly username: string;
	readonly title: string;
	/** The last part of its address. */
	readonly name: string;
	readonly summary: string | null;
	readonly eyecatch: DriveFile | null;
	/** Milliseconds since the epoch; null if the server doesn't say. */
	readonly createdAt: number | null;
	readonly updatedAt: number | null;
	readonly likedCount: number;
	readonly isLiked: boolean;
}

/** A document of blocks that somebody wrote (rules/pages#blocks). */
export interface Page extends PageCard {
	readonly blocks: readonly PageBlock[];
	/** The pictures of its image blocks. */
	readonly files: readonly DriveFile[];
	readonly font: PageFont;
	readonly alignCenter: boolean;
	readonly hideTitleWhenPinned: boolean;
	/** What the server sent of it, to be read by people: blocks, variables and script. */
	readonly source: PageSource;
}

export interface PageSource {
	readonly content: unknown;
	readonly variables: unknown;
	readonly script: string;
}
