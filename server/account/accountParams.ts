import type * as v from 'valibot';
import * as p from '../http/params';
import { PROFILE_LANGUAGES } from './profileLanguages';

/** The policy `wordMuteLimit` limits their total length. */
const MUTED_WORD_MAX = 10_000;
/** The year 9999, in seconds. */
const SECONDS_MAX = 253_402_300_799;

const shortText = (max: number) => p.nullish(p.text({ min: 1, max }));
const whoSees = p.optional(p.oneOf('public', 'followers', 'private'));
const words = p.optional(
	p.list(p.either(p.list(p.text({ max: MUTED_WORD_MAX }), { max: 100 }), p.text({ max: MUTED_WORD_MAX })), {
		max: 1000,
	}),
);
const offset = p.nullish(p.number({ min: -0.25, max: 0.25 }));
const source = p.either(
	p.params({ type: p.oneOf('all', 'following', 'follower', 'mutualFollow', 'followingOrFollower', 'never') }),
	p.params({ type: p.oneOf('list'), userListId: p.id() }),
);
/** A point in time or, if negative, a duration before now. */
const secondsOrAgo = p.nullish(p.integer({ min: -SECONDS_MAX, max: SECONDS_MAX }));
const flag = p.optional(p.flag());

/** The parameters of `i/update`. Missing ones stay unchanged. */
export const accountParams = p.params({
	name: shortText(50),
	description: shortText(1500),
	followedMessage: shortText(256),
	location: shortText(50),
	birthday: p.nullish(p.pattern(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/, { max: 10 })),
	lang: p.nullish(p.oneOf(...PROFILE_LANGUAGES)),
	avatarId: p.nullish(p.id()),
	avatarDecorations: p.optional(
		p.list(
			p.params({
				id: p.id(),
				angle: p.nullish(p.number({ min: -0.5, max: 0.5 })),
				flipH: p.nullish(p.flag()),
				offsetX: offset,
				offsetY: offset,
			}),
			{ max: 16 },
		),
	),
	bannerId: p.nullish(p.id()),
	fields: p.optional(p.list(p.params({ name: p.text({ max: 256 }), value: p.text({ max: 2048 }) }), { max: 16 })),
	isLocked: flag,
	isExplorable: flag,
	hideOnlineStatus: flag,
	publicReactions: flag,
	carefulBot: flag,
	autoAcceptFollowed: flag,
	noCrawle: flag,
	preventAiLearning: flag,
	requireSigninToViewContents: flag,
	makeNotesFollowersOnlyBefore: secondsOrAgo,
	makeNotesHiddenBefore: secondsOrAgo,
	isBot: flag,
	isCat: flag,
	injectFeaturedNote: flag,
	receiveAnnouncementEmail: flag,
	alwaysMarkNsfw: flag,
	autoSensitive: flag,
	followingVisibility: whoSees,
	followersVisibility: whoSees,
	chatScope: p.optional(p.oneOf('everyone', 'followers', 'following', 'mutual', 'none')),
	pinnedPageId: p.nullish(p.id()),
	mutedWords: words,
	hardMutedWords: words,
	mutedInstances: p.optional(p.list(p.host(), { max: 1000 })),
	notificationRecieveConfig: p.optional(p.recordOf(source, { max: 50 })),
	emailNotificationTypes: p.optional(p.list(p.text({ max: 64 }), { max: 50 })),
	alsoKnownAs: p.optional(p.list(p.url(), { max: 10, unique: true })),
});
export type AccountParams = v.InferOutput<typeof accountParams>;
