import type { Visibility } from '../note/Note';

/**
 * What a role allows (rules/accounts#role-policies). Keys that this version doesn't know are left out; missing ones get
 * a restrictive default.
 */
export interface Policies {
	readonly gtlAvailable: boolean;
	readonly ltlAvailable: boolean;
	readonly canPublicNote: boolean;
	readonly canSearchNotes: boolean;
	readonly canUseTranslator: boolean;
	readonly canHideAds: boolean;
	readonly canInvite: boolean;
	readonly canManageCustomEmojis: boolean;
	readonly canManageAvatarDecorations: boolean;
	readonly driveCapacityMb: number;
	readonly maxFileSizeMb: number;
	/** MIME types, also as `image/*`; empty if not known. */
	readonly uploadableFileTypes: readonly string[];
	readonly pinLimit: number;
	/** These limits are null if the server doesn't say; 0: the role allows none at all. */
	readonly noteEachClipsLimit: number | null;
	readonly clipLimit: number | null;
	readonly userListLimit: number | null;
	readonly userEachUserListsLimit: number | null;
	readonly antennaLimit: number | null;
	readonly canImportUserLists: boolean;
	readonly chatAvailability: 'available' | 'readonly' | 'unavailable';
}

/** The signed-in user; the session keeps it up to date. */
export interface Me {
	readonly id: string;
	readonly username: string;
	readonly name: string | null;
	readonly avatarUrl: string | null;
	readonly isAdmin: boolean;
	readonly isModerator: boolean;
	readonly isSilenced: boolean;
	readonly isBot: boolean;
	readonly isLocked: boolean;
	readonly isDeleted: boolean;
	readonly movedTo: string | null;
	readonly createdAt: number | null;
	readonly notesCount: number;
	/** Null if the server leaves it out. */
	readonly followingCount: number | null;
	readonly policies: Policies;
	/** Those that the server names; null if it leaves them out. */
	readonly roles: readonly { readonly id: string }[] | null;
	readonly pinnedNoteIds: readonly string[];
	readonly pinnedPageId: string | null;
	/** Each entry is a group of words that must all occur, or a /regex/flags (rules/notes#muted-words). */
	readonly mutedWords: readonly (readonly string[] | string)[];
	readonly hardMutedWords: readonly (readonly string[] | string)[];
	readonly mutedInstances: readonly string[];
	readonly unreadNotificationsCount: number;
	readonly hasUnreadAntenna: boolean;
	readonly hasUnreadAnnouncement: boolean;
	readonly hasUnreadChatMessages: boolean;
	readonly hasPendingReceivedFollowRequest: boolean;
}

/**
 * The visibility that a note of this user can have: silenced users can't post publicly (rules/composing#visibility).
 */
export function allowedVisibility(me: Pick<Me, 'isSilenced' | 'policies'> | null, wanted: Visibility): Visibility {
	const mayPublic = me !== null && !me.isSilenced && me.policies.canPublicNote;
	return wanted === 'public' && !mayPublic ? 'home' : wanted;
}
