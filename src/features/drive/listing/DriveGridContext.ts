import { createContext, useContext } from 'react';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import type { Dropped } from '@/platform/droppedFiles';
import type { Session } from '@/stores/session/Session';
import type { Anchor } from '@/ui/overlay/OverlayRequest';
import type { DriveItem } from './DriveItem';
import type { DriveSelection } from './DriveSelection';

/** What the cells of a grid share. */
export interface DriveGridWork {
	readonly session: Session;
	readonly navigation: Navigation;
	readonly selection: DriveSelection;
	/** The whole selection if it contains the item, else the item alone. */
	readonly withChosen: (item: DriveItem) => readonly DriveItem[];
	readonly extendTo: (item: DriveItem) => void;
	/** Missing if nothing can be changed and files are only chosen. */
	readonly openMenu?: (item: DriveItem, anchor: Anchor) => void;
	/** As a list with details. */
	readonly isList?: boolean;
	/** Called instead of opening its page. */
	readonly onOpen?: (item: DriveItem) => void;
	readonly onItems: (items: readonly DriveItem[], folderId: string | null) => void;
	readonly onFiles: (files: readonly File[], folderId: string | null) => void;
	readonly onDropped: (dropped: Dropped, folderId: string | null) => void;
}

const Context = createContext<DriveGridWork | null>(null);

export const DriveGridProvider = Context.Provider;

export function useDriveGrid(): DriveGridWork {
	const work = useContext(Context);
	if (!work) throw new Error('There is no grid around this.');
	return work;
}
