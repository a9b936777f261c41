import type { ComponentType } from 'react';
import type { Note } from '@/domain/note/Note';

interface ContentProps {
	readonly note: Note;
	readonly host: string | null;
	readonly isCat: boolean;
	readonly quote: ComponentType<{ noteId: string }> | null;
	readonly aboveId?: string | undefined;
	readonly isUnfolded?: boolean;
}

const CONTENT_FIELDS = [
	...(['id', 'text', 'cw', 'files', 'poll', 'emojis', 'renoteId', 'channel', 'isDeleted', 'isHidden'] as const),
];

/** Compares without the counts: if they change, the text needn't render again. */
export function isSameContent(before: ContentProps, after: ContentProps): boolean {
	return (
		before.host === after.host &&
		before.isCat === after.isCat &&
		before.quote === after.quote &&
		before.aboveId === after.aboveId &&
		before.isUnfolded === after.isUnfolded &&
		(before.note === after.note || CONTENT_FIELDS.every(field => before.note[field] === after.note[field]))
	);
}
