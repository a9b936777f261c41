import { Emitter } from '@/base/Emitter';
import type { ColumnSound } from '@/domain/deck/deck';
import type { WireFile } from '@/wire/entities';
import type { Session } from './session/Session';

/** Events for plugins, sounds, achievements and open pages. */
export interface AppEvents {
	/** `context`: of the draft that it was (`OutboxEntry`). */
	posted: { session: Session; noteId: string; context: string };
	reacted: { session: Session; noteId: string; reaction: string };
	unreacted: { session: Session; noteId: string; reaction: string };
	voted: { session: Session; noteId: string; choice: number };
	/** A note was deleted, by the user or as the stream reported. */
	noteDeleted: { session: Session; noteId: string };
	/** The user added a note to their favourites, or removed it. */
	favorited: { session: Session; noteId: string; isOn: boolean };
	/** The user added a note to one of their clips, or removed it. */
	clipped: { session: Session; clipId: string; noteId: string; isOn: boolean };
	renoted: { session: Session; noteId: string };
	followed: { session: Session; userId: string };
	/** A note was pinned in a channel, or unpinned. */
	channelChanged: { session: Session; channelId: string };
	/** A file chosen on this device has been uploaded, or was renamed, marked or described since. */
	fileUploaded: { session: Session; file: WireFile };
	/** A folder of the drive was created as the target of an upload. */
	folderCreated: { session: Session; folder: { id: string; name: string; parentId: string | null } };
	/** The folder that was chosen for uploads doesn't exist any more: one goes to the top of the drive instead. */
	uploadFolderGone: { session: Session; folderId: string };
	/** Notes have arrived in a timeline that is on the page. `columnId` is not in the deck for a page's timeline. */
	notesArrived: { session: Session; noteIds: readonly string[]; columnId: string };
	/** Notes that another account has brought to a merged column before: rules judge them, and nothing else tells of them. */
	notesDoubled: { session: Session; noteIds: readonly string[]; columnId: string };
	/** Notifications have arrived in a list of the page. `columnId` is that of its column. */
	notificationsArrived: { session: Session; columnId: string };
	/** This tab has told of a notification of this type, by whatever is chosen. */
	notificationTold: { session: Session; type: string };
	/** The command palette was opened. */
	paletteOpened: undefined;
	pageShown: { path: string };
	/** `open`: how many page windows are open now. */
	windowOpened: { session: Session; path: string; open: number };
	/** The first page of a timeline, by its name, was stored for the next start. Its notes are shown now or soon. */
	pageRemembered: { session: Session; timeline: string; noteIds: readonly string[] };
	/** What a list shows is kept for offline, under its name (`blocks/feed/listCopy`). */
	listKept: { session: Session; name: string; noteIds: readonly string[] };
	/** The regex of a muted word took too long; it is disabled until the rules change. */
	muteRuleSwitchedOff: { rule: string };
	/** A note that was there has come to match a rule with a sound, as it was reacted to. */
	ruleSounded: { sound: ColumnSound };
	/** Something could not be stored on this device: it is full, or storage is disabled. */
	storageFailed: { error: unknown };
}

export const appEvents = new Emitter<AppEvents>();
