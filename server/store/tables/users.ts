import { flag, integer, json, nullableInteger, nullableText, type RowOf, table, text } from '../table';

/** A decoration as somebody wears it. */
export interface WornDecoration {
	id: string;
	angle?: number;
	flipH?: boolean;
	offsetX?: number;
	offsetY?: number;
}

/** Users: the fields that every note needs. The rest is in `profiles`. */
export const users = table(
	'users',
	{
		id: text(),
		username: text(),
		usernameLower: text(),
		/** Null for this server. */
		host: nullableText(),
		name: nullableText(),
		avatarId: nullableText(),
		/** `/files/…` on this server, or a URL. */
		avatarPath: nullableText(),
		avatarBlurhash: nullableText(),
		bannerId: nullableText(),
		bannerPath: nullableText(),
		bannerBlurhash: nullableText(),
		avatarDecorations: json<WornDecoration[]>([]),
		/** Remote custom emojis in the name: name → URL. Empty for local users. */
		emojis: json<Record<string, string>>({}),
		tags: json<string[]>([]),
		isBot: flag(),
		isCat: flag(),
		isLocked: flag(),
		isSuspended: flag(),
		isDeleted: flag(),
		/** The first administrator, who can't lose that role. */
		isRoot: flag(),
		isExplorable: flag(true),
		hideOnlineStatus: flag(),
		/** The server's own account, which can't sign in. */
		isSystem: flag(),
		requireSigninToViewContents: flag(),
		makeNotesFollowersOnlyBefore: nullableInteger(),
		makeNotesHiddenBefore: nullableInteger(),
		lastActiveAt: nullableInteger(),
		updatedAt: nullableInteger(),
		followersCount: integer(),
		followingCount: integer(),
		notesCount: integer(),
		uri: nullableText(),
		url: nullableText(),
		movedTo: nullableText(),
		alsoKnownAs: json<string[] | null>(null),
	},
	{ key: ['id'], indexes: [['usernameLower', 'host'], ['host'], ['uri']] },
);
export type UserRow = RowOf<typeof users>;

export type WhoSees = 'public' | 'followers' | 'private';
export type WhoChats = 'everyone' | 'following' | 'followers' | 'mutual' | 'none';
export type NotificationSource =
	| { type: 'all' | 'following' | 'follower' | 'mutualFollow' | 'followingOrFollower' | 'never' }
	| { type: 'list'; userListId: string };

export const profiles = table(
	'profiles',
	{
		userId: text(),
		/** Null if signing in is impossible (remote users). */
		passwordHash: nullableText(),
		description: nullableText(),
		location: nullableText(),
		birthday: nullableText(),
		lang: nullableText(),
		fields: json<{ name: string; value: string }[]>([]),
		verifiedLinks: json<string[]>([]),
		followedMessage: nullableText(),
		pinnedPageId: nullableText(),
		publicReactions: flag(true),
		followersVisibility: text<WhoSees>('public'),
		followingVisibility: text<WhoSees>('public'),
		chatScope: text<WhoChats>('mutual'),
		injectFeaturedNote: flag(true),
		receiveAnnouncementEmail: flag(true),
		alwaysMarkNsfw: flag(),
		autoSensitive: flag(),
		carefulBot: flag(),
		autoAcceptFollowed: flag(true),
		noCrawle: flag(),
		preventAiLearning: flag(true),
		mutedWords: json<(string | string[])[]>([]),
		hardMutedWords: json<(string | string[])[]>([]),
		mutedInstances: json<string[]>([]),
		notificationRecieveConfig: json<Record<string, NotificationSource>>({}),
		emailNotificationTypes: json<string[]>(['follow', 'receiveFollowRequest']),
		achievements: json<{ name: string; unlockedAt: number }[]>([]),
		loggedInDates: json<string[]>([]),
		email: nullableText(),
		emailVerified: flag(),
		/** The last part of the link that confirms the address; null if none is waiting. */
		emailVerifyCode: nullableText(),
		moderationNote: text(''),
		/** Notifications up to this id have been read. */
		readNotificationId: text(''),
	},
	{ key: ['userId'], indexes: [['email'], ['emailVerifyCode']] },
);
export type ProfileRow = RowOf<typeof profiles>;

/** Usernames that can't be used again. */
export const usedUsernames = table('usedUsernames', { username: text(), at: integer() }, { key: ['username'] });

/** One row per sign-in and per authorized app. Only the token's hash is stored. */
export const tokens = table(
	'tokens',
	{
		hash: text(),
		id: text(),
		userId: text(),
		/** `session`: signed in with a password, all permissions. */
		kind: text<'session' | 'app'>('session'),
		name: nullableText(),
		description: nullableText(),
		iconUrl: nullableText(),
		permissions: json<string[]>([]),
		/** The registered app that it was given to; null for all others. */
		appId: nullableText(),
		lastUsedAt: nullableInteger(),
	},
	{ key: ['hash'], unique: [['id']], indexes: [['userId', 'id']] },
);
export type TokenRow = RowOf<typeof tokens>;

export const signins = table(
	'signins',
	{ id: text(), userId: text(), ip: text(), headers: json<Record<string, string>>({}), success: flag() },
	{ key: ['id'], indexes: [['userId', 'id']] },
);
export type SigninRow = RowOf<typeof signins>;

/** Accounts that wait until their mail address was confirmed by a link. */
export const pendingSignUps = table(
	'pendingSignUps',
	{
		/** Of the last part of the link. */
		codeHash: text(),
		username: text(),
		passwordHash: text(),
		email: text(),
		/** The invitation that was given while registration was closed. */
		inviteId: nullableText(),
		at: integer(),
	},
	{ key: ['codeHash'], indexes: [['at']] },
);
export type PendingSignUpRow = RowOf<typeof pendingSignUps>;
