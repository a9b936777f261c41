import type { User, UserProfile } from '@/domain/person/User';
import type { WireRelation } from '@/wire/entities';

/** The user with the fields of a relation; fields that the relation lacks stay as they were. */
export function applyRelation(user: User, relation: WireRelation): User {
	const { profile } = user;
	const asksToFollow = relation.hasPendingFollowRequestToYou ?? user.asksToFollow;
	return { ...user, asksToFollow, profile: profile && withRelation(profile, relation) };
}

const withRelation = (profile: UserProfile, relation: WireRelation): UserProfile => ({
	...profile,
	isFollowing: relation.isFollowing ?? profile.isFollowing,
	isFollowed: relation.isFollowed ?? profile.isFollowed,
	hasPendingFollowRequestFromYou: relation.hasPendingFollowRequestFromYou ?? profile.hasPendingFollowRequestFromYou,
	isBlocking: relation.isBlocking ?? profile.isBlocking,
	isBlocked: relation.isBlocked ?? profile.isBlocked,
	isMuted: relation.isMuted ?? profile.isMuted,
	isRenoteMuted: relation.isRenoteMuted ?? profile.isRenoteMuted,
});
