/** `@name`, or `@name@host` for people of other servers. */
export function acct(user: { readonly username: string; readonly host: string | null }): string {
	return user.host === null ? `@${user.username}` : `@${user.username}@${user.host}`;
}
