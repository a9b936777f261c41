/**
 * The condition (alias `t`) under which a subscription is pushed to: its sign-in hasn't ended, and its owner may use the
 * account.
 */
export const LIVE_PUSHES = `
	EXISTS (SELECT 1 FROM tokens k WHERE k.id = t.tokenId AND k.userId = t.userId)
	AND EXISTS (SELECT 1 FROM users u WHERE u.id = t.userId AND u.isSuspended = 0 AND u.isDeleted = 0)`;
