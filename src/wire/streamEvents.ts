import type { WireSignIn } from './endpoints/OwnAccountEndpoints';
import type {
	Loose,
	WireAnnouncement,
	WireAntenna,
	WireEmoji,
	WireFile,
	WireFolder,
	WireMe,
	WireNote,
	WireNotification,
	WireUser,
} from './entities';

/** The body of each channel event, by type. `null` if the body isn't used. */
interface ChannelBodies {
	note: WireNote;
	mention: WireNote;
	notification: WireNotification;
	notificationFlushed: null;
	unreadNotification: null;
	readAllNotifications: null;
	/** The antenna that has caught a note. */
	unreadAntenna: WireAntenna | null;
	newChatMessage: null;
	readAllAnnouncements: null;
	/** One for this account alone. */
	announcementCreated: { readonly announcement?: WireAnnouncement | null } | null;
	meUpdated: Partial<WireMe>;
	myTokenRegenerated: null;
	/** Somebody has signed in to the account, or tried to. */
	signin: WireSignIn;
	registryUpdated: {
		readonly scope?: readonly string[] | null;
		readonly key?: string | null;
		readonly value?: unknown;
	} | null;
	follow: WireUser | null;
	unfollow: WireUser | null;
	followed: WireUser | null;
	receiveFollowRequest: WireUser | null;
	urlUploadFinished: { readonly marker?: string | null; readonly file?: WireFile | null } | null;
	fileCreated: WireFile;
	fileUpdated: WireFile;
	fileDeleted: string;
	folderCreated: WireFolder;
	folderUpdated: WireFolder;
	folderDeleted: string;
	/** Somebody was put on a list, or taken off it. */
	userAdded: WireUser;
	userRemoved: WireUser;
	stats: WireStats;
	/** Earlier ones, the newest first. */
	statsLog: readonly WireStats[];
}

type WireQueue = Loose<{ activeSincePrevTick: number; active: number; waiting: number; delayed: number }>;

/** The state of a server: what the channels `serverStats` (the first four) and `queueStats` send. */
export type WireStats = Loose<{
	/** A share of 1. */
	cpu: number;
	/** Bytes. */
	mem: Loose<{ used: number; active: number }>;
	/** Bytes a second. */
	net: Loose<{ rx: number; tx: number }>;
	/** Operations a second. */
	fs: Loose<{ r: number; w: number }>;
	deliver: WireQueue;
	inbox: WireQueue;
}>;

interface BroadcastBodies {
	emojiAdded: { readonly emoji?: WireEmoji | null };
	emojiUpdated: { readonly emojis?: readonly WireEmoji[] | null };
	emojiDeleted: { readonly emojis?: readonly WireEmoji[] | null };
	/** One for everyone. */
	announcementCreated: { readonly announcement?: WireAnnouncement | null };
}

/** A type and its body, for each type. */
type EventsOf<Bodies> = { [Type in keyof Bodies]: { readonly type: Type; readonly body: Bodies[Type] } }[keyof Bodies];

/** The events of a channel. Servers may send types that aren't listed here. */
export type ChannelEvent = EventsOf<ChannelBodies>;
/** Events that a server sends to all connections. */
export type BroadcastEvent = EventsOf<BroadcastBodies>;

/** The types of a channel's events that bring notes. */
export type NoteEventType = Extract<ChannelEvent, { readonly body: WireNote }>['type'];

/** A change of a captured note. */
export interface NoteUpdate {
	readonly id: string;
	readonly type: string;
	readonly body: {
		readonly reaction?: string;
		readonly emoji?: { readonly name: string; readonly url: string } | null;
		readonly userId?: string;
		readonly choice?: number;
	};
}

/** Every message of the stream. */
export type StreamMessage =
	| { readonly type: 'connected'; readonly body: { readonly id?: string } }
	| { readonly type: 'channel'; readonly body: ChannelEvent & { readonly id: string } }
	| { readonly type: 'noteUpdated'; readonly body: NoteUpdate }
	| BroadcastEvent;
