import type * as v from 'valibot';
import * as p from '../http/params';
import { PROFILE_LANGUAGES } from './profileLanguages';

const shortText = (max: number) => p.nullish(p.text({ min: 1, max }));
const whoSees = p.optional(p.oneOf('public', 'followers', 'private'));
const words = p.optional(p.list(p.either(p.list(p.text()), p.text())));
const offset = p.nullish(p.number({ min: -0.25, max: 0.25 }));
const source = p.either(
	p.params({ type: p.oneOf('all', 'following', 'follower', 'mutualFollow', 'followingOrFollower', 'never') }),
	p.params({ type: p.oneOf('list'), userListId: p.id() }),
);
const flag = p.optional(p.flag());

/** What people can change about themselves, in the words of `i/update`. What is left out stays as it is. */
export const accountParams = p.params({
	name: shortText(50),
	description: shortText(1500),
	followedMessage: shortText(256),
	location: shortText(50),
	birthday: p.nullish(p.pattern(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/)),
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
	fields: p.optional(p.list(p.params({ name: p.text(), value: p.text() }), { max: 16 })),
	isLocked: flag,
	isExplorable: flag,
	hideOnlineStatus: flag,
	publicReactions: flag,
	carefulBot: flag,
	autoAcceptFollowed: flag,
	noCrawle: flag,
	preventAiLearning: flag,
	requireSigninToViewContents: flag,
	makeNotesFollowersOnlyBefore: p.nullish(p.integer()),
	makeNotesHiddenBefore: p.nullish(p.integer()),
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
	mutedInstances: p.optional(p.list(p.text())),
	notificationRecieveConfig: p.optional(p.recordOf(source)),
	emailNotificationTypes: p.optional(p.list(p.text())),
	alsoKnownAs: p.optional(p.list(p.text(), { max: 10, unique: true })),
});
export type AccountParams = v.InferOutput<typeof accountParams>;
