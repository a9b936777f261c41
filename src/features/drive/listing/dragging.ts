import type { DragEvent } from 'react';
import { type Dropped, takeDropped } from '@/platform/droppedFiles';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import type { DriveItem } from './DriveItem';

const TYPE = 'application/x-quarterdeck-drive';

/** The items being dragged: browsers reveal the data to a target only on drop. */
let carried: { readonly session: Session; readonly items: readonly DriveItem[] } | null = null;

export function startDragging(event: DragEvent, session: Session, items: readonly DriveItem[]): void {
	carried = { session, items };
	event.dataTransfer.setData(TYPE, '');
	event.dataTransfer.effectAllowed = 'move';
}

export function stopDragging(): void {
	carried = null;
}

interface Drops {
	readonly session: Session;
	/** The target folder; null for the root. */
	readonly folderId: string | null;
	readonly onItems: (items: readonly DriveItem[], folderId: string | null) => void;
	/** Called with files and folders from outside of the browser. */
	readonly onDropped: (dropped: Dropped, folderId: string | null) => void;
}

/** Makes an element a drop target, marked by `data-over` while something is over it. */
export function dropTarget({ session, folderId, onItems, onDropped }: Drops) {
	const itemsFor = () => (carried?.session === session ? carried.items : null);
	const mayChange = () => tokenMay(session, 'write:drive');
	const takes = ({ dataTransfer: { types } }: DragEvent) =>
		mayChange() &&
		(types.includes('Files') || (types.includes(TYPE) && itemsFor()?.every(item => mayGo(item, folderId)) === true));
	return {
		onDragOver(event: DragEvent<HTMLElement>) {
			if (!takes(event)) return;
			event.preventDefault();
			event.stopPropagation();
			event.currentTarget.dataset.over = '';
		},
		onDragLeave(event: DragEvent<HTMLElement>) {
			const into = event.relatedTarget;
			if (!(into instanceof Node && event.currentTarget.contains(into))) delete event.currentTarget.dataset.over;
		},
		onDrop(event: DragEvent<HTMLElement>) {
			delete event.currentTarget.dataset.over;
			if (!takes(event)) return;
			event.preventDefault();
			event.stopPropagation();
			const dropped = takeDropped(event.dataTransfer);
			const items = itemsFor();
			stopDragging();
			if (dropped.files.length > 0 || dropped.readFolders) onDropped(dropped, folderId);
			else if (items) onItems(items, folderId);
		},
	};
}

/** For a place where nothing can be dropped now. Left alone, the browser would open a dropped file instead of the page. */
export const NO_DROPS = {
	onDragOver(event: DragEvent): void {
		if (!event.dataTransfer.types.includes('Files')) return;
		event.preventDefault();
		event.dataTransfer.dropEffect = 'none';
	},
};

/** Not into itself, nor where it already is. */
const mayGo = (item: DriveItem, to: string | null): boolean =>
	item.kind === 'file' ? item.file.folderId !== to : item.folder.id !== to && item.folder.parentId !== to;
