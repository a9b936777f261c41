import type { UserProfile } from './User';

type Follows = Pick<UserProfile, 'followingVisibility' | 'followersVisibility' | 'isFollowing'>;

/**
 * Whether somebody lets the reader see whom they follow, or who follows them. Servers answer 0 for the counts of lists
 * that the reader may not see (rules/people#facts-of-a-profile).
 * @param isOwn whether it is the reader's own profile
 */
export function mayReadFollows(profile: Follows, list: 'following' | 'followers', isOwn: boolean): boolean {
	const visibility = profile[`${list}Visibility`];
	return isOwn || visibility === 'public' || (visibility === 'followers' && profile.isFollowing);
}
