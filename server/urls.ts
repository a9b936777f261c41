import type { UserRow } from './store/tables/users';

/**
 * The addresses that answers carry. Rows hold paths and keys only, so that one data folder can be served at another
 * origin. The origin is canonical: whatever name a request came by, answers name this one.
 */
export class Urls {
	/** Without a slash at the end. Set when the port is known. */
	origin: string;

	constructor(origin: string) {
		this.origin = origin;
	}

	get host(): string {
		return new URL(this.origin).host;
	}

	/** A path on this server, or an address that is one already. */
	absolute(path: string): string {
		return path.startsWith('/') ? this.origin + path : path;
	}

	file(key: string): string {
		return `${this.origin}/files/${key}`;
	}

	get mediaProxy(): string {
		return `${this.origin}/proxy`;
	}

	/** A picture through the media proxy, in the size that avatars have. */
	proxiedAvatar(path: string): string {
		return `${this.mediaProxy}/avatar.webp?url=${encodeURIComponent(this.absolute(path))}&avatar=1`;
	}

	identicon(user: Pick<UserRow, 'usernameLower' | 'host'>): string {
		return `${this.origin}/identicon/${user.usernameLower}@${user.host ?? this.host}`;
	}

	avatar(user: Pick<UserRow, 'avatarPath' | 'usernameLower' | 'host'>): string {
		return user.avatarPath === null ? this.identicon(user) : this.proxiedAvatar(user.avatarPath);
	}

	/** The path part of an own address, otherwise the address unchanged: what is kept in rows. */
	toPath(address: string): string {
		return address.startsWith(`${this.origin}/`) ? address.slice(this.origin.length) : address;
	}
}
