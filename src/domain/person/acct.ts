/** `@name`, or `@name@host` for remote users. */
export function acct(user: { readonly username: string; readonly host: string | null }): string {
	return user.host === null ? `@${user.username}` : `@${user.username}@${user.host}`;
}
