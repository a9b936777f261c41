/** A message of the server to all of its users, or to one. */
export interface Announcement {
	readonly id: string;
	readonly title: string;
	/** Markup. */
	readonly text: string;
	/** Milliseconds since the epoch. */
	readonly createdAt: number;
	/** Null if it was never changed. */
	readonly updatedAt: number | null;
	readonly imageUrl: string | null;
	readonly icon: AnnouncementIcon;
	readonly display: AnnouncementDisplay;
	/** Whether the reader is asked once more before it counts as read. */
	readonly needsConfirmation: boolean;
	/** Nobody is told of it. */
	readonly isSilent: boolean;
	/** For the reader alone. */
	readonly isForReader: boolean;
	/** Null for visitors, who have no unread ones. */
	readonly isRead: boolean | null;
}

export type AnnouncementIcon = 'info' | 'warning' | 'error' | 'success';

/** `normal` ones stand in the list alone. */
export type AnnouncementDisplay = 'normal' | 'banner' | 'dialog';

/** Whether its reader still has to be told of it. */
export const isUnread = ({ isRead, isSilent }: Announcement): boolean => isRead === false && !isSilent;
