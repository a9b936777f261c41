import type { ApiClient } from '@/api/ApiClient';
import { Emitter } from '@/base/Emitter';
import { localDatabase } from '@/platform/localDatabase';
import type { WireEmoji } from '@/wire/entities';
import type { SessionUrls } from './SessionUrls';

export interface CustomEmoji {
	readonly name: string;
	readonly url: string;
	/** Null for none (the server may send the string 'null'). */
	readonly category: string | null;
	readonly aliases: readonly string[];
	readonly isSensitive: boolean;
	/** The roles that may react with it; missing where everybody may. */
	readonly roleIds?: readonly string[];
}

/** The list is refreshed at most once an hour, unless forced (rules/reactions#emojis-of-the-server). */
const REFRESH_MS = 3_600_000;

interface Cached {
	/** When the server answered with the whole list: single changes don't make it newer. */
	at: number;
	emojis: CustomEmoji[];
}

/** Always the same array. */
const NONE: readonly CustomEmoji[] = [];

type Change = (emojis: readonly CustomEmoji[]) => readonly CustomEmoji[];

/**
 * The custom emojis of a session's server: from the local database at once, then from the server, then updated by the
 * stream.
 */
export class EmojiCatalogue {
	readonly events = new Emitter<{ changed: undefined }>();
	/** Null until it is loaded. */
	#list: readonly CustomEmoji[] | null = null;
	/** Made when the first is looked up: servers have thousands, and a list of all needs none by its name. */
	#byName: ReadonlyMap<string, CustomEmoji> | null = null;
	/** When the server answered with the whole list; milliseconds since the epoch. */
	#fetchedAt = 0;
	#loading: Promise<void> | undefined;
	#lastLoad = 0;
	/** The stream's changes that the list being loaded may lack; null while a list is there and none is loaded. */
	#missed: Change[] | null = [];
	readonly #api: ApiClient;
	readonly #urls: SessionUrls;

	constructor(api: ApiClient, urls: SessionUrls) {
		this.#api = api;
		this.#urls = urls;
	}

	/** Every known emoji, in the server's order; empty until `load` has finished. */
	get all(): readonly CustomEmoji[] {
		return this.#list ?? NONE;
	}

	get(name: string): CustomEmoji | undefined {
		this.#byName ??= new Map(this.all.map(emoji => [emoji.name, emoji]));
		return this.#byName.get(name);
	}

	/**
	 * Before the list is loaded any name may be an emoji, and the server's own route is used. Undefined if there is no
	 * such emoji.
	 */
	urlOf(name: string): string | undefined {
		return this.#list ? this.get(name)?.url : this.#urls.emoji(name);
	}

	/** @param force asks the server, also where the list of the last hour is stored or in the HTTP cache */
	load(force = false): Promise<void> {
		if (force || !this.#loading) this.#loading = this.#load(force);
		return this.#loading;
	}

	/** Applies the stream's `emojiAdded`, `emojiUpdated` and `emojiDeleted`. */
	change(type: string, emojis: readonly WireEmoji[]): void {
		const names = new Set(emojis.map(emoji => emoji.name));
		const changed = type === 'emojiDeleted' ? [] : emojis.map(toCustomEmoji);
		const change: Change = list => [...list.filter(emoji => !names.has(emoji.name)), ...changed];
		this.#missed?.push(change);
		if (this.#list === null) return;
		this.#set(change(this.#list));
		this.#store();
	}

	async #load(force: boolean): Promise<void> {
		const load = ++this.#lastLoad;
		this.#missed ??= [];
		const database = await localDatabase();
		const cached = await database.get<Cached>(this.#key).catch(() => undefined);
		const isNewer = cached && cached.at > this.#fetchedAt;
		if (isNewer && load === this.#lastLoad) this.#take(cached, this.#missed.length > 0);
		try {
			if (force || !cached || Date.now() - cached.at >= REFRESH_MS) {
				const { emojis } = await this.#api.get('emojis', {}, { isFresh: force });
				if (load === this.#lastLoad) this.#take({ at: Date.now(), emojis: (emojis ?? []).map(toCustomEmoji) }, true);
			}
		} catch (error) {
			console.warn('The list of custom emojis could not be fetched.', error);
			if (load === this.#lastLoad) this.#loading = undefined;
		}
		// A later load has begun, whose answer is newer.
		if (load !== this.#lastLoad) return this.#loading;
		if (this.#list) this.#missed = null;
	}

	#take({ at, emojis }: Cached, isNew: boolean): void {
		this.#fetchedAt = at;
		this.#set((this.#missed ?? []).reduce<readonly CustomEmoji[]>((list, change) => change(list), emojis));
		if (isNew) this.#store();
	}

	get #key(): string {
		return `emojis:${this.#api.origin}`;
	}

	#store(): void {
		const cached: Cached = { at: this.#fetchedAt, emojis: [...this.all] };
		localDatabase()
			.then(database => database.set(this.#key, cached))
			.catch(error => console.warn(error));
	}

	#set(emojis: readonly CustomEmoji[]): void {
		this.#list = emojis;
		this.#byName = null;
		this.events.emit('changed', undefined);
	}
}

function toCustomEmoji(emoji: WireEmoji): CustomEmoji {
	const roleIds = emoji.roleIdsThatCanBeUsedThisEmojiAsReaction ?? [];
	return {
		name: emoji.name,
		url: emoji.url,
		category: emoji.category && emoji.category !== 'null' ? emoji.category : null,
		aliases: emoji.aliases ?? [],
		isSensitive: emoji.isSensitive ?? false,
		...(roleIds.length > 0 && { roleIds }),
	};
}
