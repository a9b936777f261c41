/**
 * The SQL condition for what belongs to an account that is neither suspended nor being deleted.
 * @param owner the column with the id of the account, such as `t.userId`
 */
export const ofOpenAccount = (owner: string): string =>
	`EXISTS (SELECT 1 FROM users u WHERE u.id = ${owner} AND u.isSuspended = 0 AND u.isDeleted = 0)`;
