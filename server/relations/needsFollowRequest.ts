interface Followee {
	isLocked: boolean;
	/** Whether bots have to send a request. */
	carefulBot: boolean;
	/** Whether users that one follows need no request. */
	autoAcceptFollowed: boolean;
}

/**
 * Whether following this user requires a request.
 * @param isFollowedBack whether the followee already follows them
 */
export function needsFollowRequest(followee: Followee, follower: { isBot: boolean }, isFollowedBack: boolean): boolean {
	const isGuarded = followee.isLocked || (followee.carefulBot && follower.isBot);
	return isGuarded && !(followee.autoAcceptFollowed && isFollowedBack);
}
