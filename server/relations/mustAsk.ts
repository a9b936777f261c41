interface Followee {
	isLocked: boolean;
	/** Bots have to ask. */
	carefulBot: boolean;
	/** People whom one follows need not ask. */
	autoAcceptFollowed: boolean;
}

/**
 * Whether somebody has to be let in before they follow.
 * @param isFollowedBack whether the followee follows them already
 */
export function mustAsk(followee: Followee, follower: { isBot: boolean }, isFollowedBack: boolean): boolean {
	const isGuarded = followee.isLocked || (followee.carefulBot && follower.isBot);
	return isGuarded && !(followee.autoAcceptFollowed && isFollowedBack);
}
