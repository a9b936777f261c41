/** The texts that the rules of notifications speak: of the app, or of the service worker. */
export interface NotificationWords {
	/** Of plurals and numbers. */
	readonly language: string;
	readonly notifications: NotificationTexts;
	/** Null until they are loaded. */
	readonly achievements: AchievementTexts | null;
	readonly note: NoteTexts;
}

/** With `<name/>` for a person's name. */
interface NotificationTexts extends Readonly<Record<TitleKey, string>> {
	readonly renoteSeveral_other: string;
	readonly reactionSeveral_other: string;
	readonly loginReview: string;
	readonly createTokenReview: string;
	readonly openNote: string;
	readonly exports: Readonly<Record<string, string>>;
}

type TitleKey =
	| ('follow' | 'receiveFollowRequest' | 'followRequestAccepted' | 'mention' | 'reply' | 'quote' | 'note' | 'renote')
	| ('reaction' | 'pollEnded' | 'roleAssigned' | 'achievementEarned' | 'exportCompleted' | 'login' | 'createToken')
	| ('chatRoomInvitation' | 'test' | 'app' | 'unknown');

export type NotificationTitle = TitleKey;

export interface AchievementTexts {
	readonly withText: string;
	readonly others: Readonly<Record<string, Readonly<Record<string, string>>>>;
	readonly milestones: Readonly<Record<`${Milestone}_other`, string>>;
}

/** Achievements that are earned again with a greater number. */
export const MILESTONES = ['notes', 'login', 'following', 'followers', 'passedSinceAccountCreated'] as const;

export type Milestone = (typeof MILESTONES)[number];

export interface NoteTexts {
	readonly pictures_other: string;
	readonly poll: string;
}
