/** Parses `name` or `name@host`, with or without a leading `@`. Host null means the session's own server. */
export function parseAcct(acct: string, ownHost?: string): { username: string; host: string | null } {
	const [username = '', host = ''] = acct.replace(/^@/, '').split('@');
	return { username, host: host === '' || host.toLowerCase() === ownHost ? null : host };
}
