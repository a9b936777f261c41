/** The policies of roles. Names and types are the server's (`RolePolicies`). */
export interface Policies {
	gtlAvailable: boolean;
	ltlAvailable: boolean;
	canPublicNote: boolean;
	mentionLimit: number;
	canInvite: boolean;
	inviteLimit: number;
	inviteLimitCycle: number;
	inviteExpirationTime: number;
	canManageCustomEmojis: boolean;
	canManageAvatarDecorations: boolean;
	canSearchNotes: boolean;
	canUseTranslator: boolean;
	canHideAds: boolean;
	driveCapacityMb: number;
	maxFileSizeMb: number;
	alwaysMarkNsfw: boolean;
	canUpdateBioMedia: boolean;
	pinLimit: number;
	antennaLimit: number;
	wordMuteLimit: number;
	webhookLimit: number;
	clipLimit: number;
	noteEachClipsLimit: number;
	userListLimit: number;
	userEachUserListsLimit: number;
	/** 1: limits as declared; 2: half as many calls; 0: no limits. */
	rateLimitFactor: number;
	avatarDecorationLimit: number;
	canImportAntennas: boolean;
	canImportBlocking: boolean;
	canImportFollowing: boolean;
	canImportMuting: boolean;
	canImportUserLists: boolean;
	chatAvailability: 'available' | 'readonly' | 'unavailable';
	uploadableFileTypes: string[];
}

export const DEFAULT_POLICIES: Policies = {
	gtlAvailable: true,
	ltlAvailable: true,
	canPublicNote: true,
	mentionLimit: 20,
	canInvite: false,
	inviteLimit: 0,
	inviteLimitCycle: 10_080,
	inviteExpirationTime: 0,
	canManageCustomEmojis: false,
	canManageAvatarDecorations: false,
	canSearchNotes: true,
	canUseTranslator: true,
	canHideAds: false,
	driveCapacityMb: 1024,
	maxFileSizeMb: 50,
	alwaysMarkNsfw: false,
	canUpdateBioMedia: true,
	pinLimit: 5,
	antennaLimit: 5,
	wordMuteLimit: 200,
	webhookLimit: 3,
	clipLimit: 10,
	noteEachClipsLimit: 200,
	userListLimit: 10,
	userEachUserListsLimit: 50,
	rateLimitFactor: 1,
	avatarDecorationLimit: 1,
	canImportAntennas: true,
	canImportBlocking: true,
	canImportFollowing: true,
	canImportMuting: true,
	canImportUserLists: true,
	chatAvailability: 'available',
	uploadableFileTypes: ['text/plain', 'application/json', 'image/*', 'video/*', 'audio/*'],
};

/** A role's value for one policy. */
export interface RolePolicyValue {
	useDefault: boolean;
	/** 0, 1 or 2; only values of the highest priority count. */
	priority: number;
	value: unknown;
}

/** From the least to the most permissive. */
export const CHAT_ORDER: readonly Policies['chatAvailability'][] = ['unavailable', 'readonly', 'available'];
