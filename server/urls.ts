import type { UserRow } from './store/tables/users';

/**
 * The URLs in responses. Rows only store paths and keys, so that a data folder can be served at another origin. The
 * origin is the canonical one, whatever name a request used.
 */
export class Urls {
	/** Without a trailing slash. Set once the port is known. */
	origin: string;

	constructor(origin: string) {
		this.origin = origin;
	}

	get host(): string {
		return new URL(this.origin).host;
	}

	/** The URL of a local path; URLs stay unchanged. */
	absolute(path: string): string {
		return path.startsWith('/') ? this.origin + path : path;
	}

	file(key: string): string {
		return `${this.origin}/files/${key}`;
	}

	get mediaProxy(): string {
		return `${this.origin}/proxy`;
	}

	/** A picture from the media proxy, in avatar size. */
	proxiedAvatar(path: string): string {
		return `${this.mediaProxy}/avatar.webp?url=${encodeURIComponent(this.absolute(path))}&avatar=1`;
	}

	identicon(user: Pick<UserRow, 'usernameLower' | 'host'>): string {
		return `${this.origin}/identicon/${user.usernameLower}@${user.host ?? this.host}`;
	}

	avatar(user: Pick<UserRow, 'avatarPath' | 'usernameLower' | 'host'>): string {
		return user.avatarPath === null ? this.identicon(user) : this.proxiedAvatar(user.avatarPath);
	}

	/** The path of a local URL, otherwise the URL unchanged: the form stored in rows. */
	toPath(address: string): string {
		return address.startsWith(`${this.origin}/`) ? address.slice(this.origin.length) : address;
	}
}
