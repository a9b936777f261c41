import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiClient } from '@/api/ApiClient';
import type { ApiError } from '@/api/ApiError';
import { StreamConnection } from '@/api/streaming/StreamConnection';
import type { Me, Policies } from '@/domain/account/Me';
import type { ServerInfo } from '@/domain/server/ServerInfo';
import { EntityStore } from '../entities/EntityStore';
import { WordMutes } from '../muting/WordMutes';
import { accountEnds } from './accountEnds';
import { accountKey, denyEndpoint, type StoredAccount } from './accounts';
import { EmojiCatalogue } from './EmojiCatalogue';
import { Reachability } from './Reachability';
import { SessionUrls } from './SessionUrls';

export interface ServerState {
	/** Null until the first response (or the stored copy of an earlier one) is there. */
	readonly info: ServerInfo | null;
	/** The server didn't respond, and there is no stored information about it. */
	readonly isUnreachable: boolean;
}

export interface MeState {
	/** Null for visitors, and until `i` has responded (or its stored copy was read). */
	readonly me: Me | null;
}

/**
 * One account on one server, or a visitor there, with everything that belongs to it. Components take it from the
 * context; every cache and store key begins with `key`.
 */
export class Session {
	/** `host/userId`, or `host/` for visitors. */
	readonly key: string;
	readonly origin: string;
	readonly host: string;
	/** Null for visitors. */
	readonly account: StoredAccount | null;
	readonly api: ApiClient;
	readonly stream: StreamConnection;
	readonly reachability: Reachability;
	readonly entities = new EntityStore();
	readonly urls: SessionUrls;
	readonly emojis: EmojiCatalogue;
	readonly server: StoreApi<ServerState> = createStore<ServerState>(() => ({ info: null, isUnreachable: false }));
	readonly me: StoreApi<MeState> = createStore<MeState>(() => ({ me: null }));
	readonly wordMutes = new WordMutes({
		noteOf: id => this.entities.note(id),
		me: this.me,
		loadMatcher: async () => (await import('@workers/wordMute/wordMute.client')).wordMuteClient,
	});

	constructor(origin: string, account: StoredAccount | null) {
		this.origin = origin;
		this.host = new URL(origin).host;
		this.account = account;
		this.key = account ? accountKey(account) : `${this.host}/`;
		this.api = new ApiClient(
			origin,
			account?.token ?? null,
			error => this.#refused(error),
			() => void this.reachability.check(),
		);
		this.stream = new StreamConnection(origin, account?.token ?? null);
		this.reachability = new Reachability(this.stream, signal => this.api.call('ping', {}, { signal }));
		this.urls = new SessionUrls(origin, () => this.server.getState().info?.mediaProxy ?? null);
		this.emojis = new EmojiCatalogue(this.api, this.urls);
	}

	/** Whether it belongs to an account (even before the server has confirmed it). */
	get isMember(): boolean {
		return this.account !== null;
	}

	get userId(): string | null {
		return this.account?.id ?? null;
	}

	/** What the user may do; until known, what most servers allow. */
	get policies(): Policies | null {
		return this.me.getState().me?.policies ?? this.server.getState().info?.policies ?? null;
	}

	/** Updates the signed-in user; does nothing for visitors. */
	patchMe(change: Partial<Me>): void {
		const { me } = this.me.getState();
		if (me) this.me.setState({ me: { ...me, ...change } });
	}

	#refused(error: ApiError): void {
		accountEnds.report(this, error);
		if (this.account && error.code === 'PERMISSION_DENIED') {
			denyEndpoint(this.account, error.endpoint).catch(reason =>
				console.warn('What the token lacks could not be kept.', reason),
			);
		}
	}
}
