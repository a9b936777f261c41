/** `@name`, or `@name@host` for people of other servers. */
export function acct(user: { readonly username: string; readonly host: string | null }): string {
	return user.host === null ? `@${user.username}` : `@${user.username}@${user.host}`;
}

/** The profile's path: `/@{acct}`. Spec 1 §2. */
export function profilePath(user: { readonly username: string; readonly host: string | null }): string {
	return `/${acct(user)}`;
}

export function notePath(noteId: string): string {
	return `/notes/${noteId}`;
}
