import { pause } from '@/base/pause';
import { HomeServerProcess } from '../../../scripts/HomeServerProcess.mjs';
import { Api } from './Api';
import { BenchPage, type BenchPageOptions } from './BenchPage';
import type { ColumnPlan } from './deckStorage';
import { loadServer } from './loadServer';
import { makeFollowers, makePosters, type Poster } from './makePosters';
import { ANTENNA_WORD, type NoteMix } from './noteMix';
import { Posting } from './Posting';
import type { Reader } from './Reader';
import { residentMegabytes } from './residentMegabytes';
import type { LoadOrder, LoadReport } from './serverLoad';

/** Posted before the measurements, so that every column has content. */
const FIRST_NOTES = 60;
const MENTIONS = 20;
const AFTERMATH_MS = 1500;
const FOLLOWERS = 40;

/** A home server for the bench, its reader, and eight users who post. */
export class Stage {
	readonly #server: HomeServerProcess;
	readonly reader: Reader;
	readonly #posters: readonly Poster[];
	/** home, local, social, global, notifications, mentions, list, antenna. */
	readonly deck8: readonly ColumnPlan[];
	readonly #adminToken: string;
	/** Tokens of users who follow the posters; made on first use. */
	#followers: readonly string[] = [];
	#posted = 0;

	private constructor(
		server: HomeServerProcess,
		adminToken: string,
		reader: Reader,
		posters: readonly Poster[],
		deck8: ColumnPlan[],
	) {
		this.#server = server;
		this.#adminToken = adminToken;
		this.reader = reader;
		this.#posters = posters;
		this.deck8 = deck8;
	}

	static async open(): Promise<Stage> {
		const server = await HomeServerProcess.start();
		await server.hideAds();
		const { origin } = server;
		const api = new Api(origin);
		const signIn = (name: string) =>
			api.call<{ id: string; i: string }>('signin-flow', { username: name, password: name });
		const [admin, demo] = [await signIn('admin'), await signIn('demo')];
		const posters = await makePosters(api, admin.i, demo.i);
		const list = await api.call<{ id: string }>('users/lists/create', { name: 'Bench' }, demo.i);
		for (const poster of posters.slice(0, posters.length / 2))
			await api.call('users/lists/push', { listId: list.id, userId: poster.id }, demo.i);
		const antenna = await api.call<{ id: string }>(
			'antennas/create',
			{
				...{ name: 'Bench', src: 'all', keywords: [[ANTENNA_WORD]], excludeKeywords: [[]], users: [] },
				...{ caseSensitive: false, withReplies: true, withFile: false },
			},
			demo.i,
		);
		for (let index = 0; index < MENTIONS; index++) {
			const poster = posters[index % posters.length];
			if (poster) await api.call('notes/create', { text: `@demo number ${index}` }, poster.token);
		}
		const kinds = ['home', 'local', 'social', 'global', 'notifications', 'mentions'];
		const deck8: ColumnPlan[] = [
			...kinds.map(type => ({ type })),
			{ type: 'list', listId: list.id },
			{ type: 'antenna', antennaId: antenna.id },
		];
		const reader = { origin, host: new URL(origin).host, id: demo.id, token: demo.i };
		const stage = new Stage(server, admin.i, reader, posters, deck8);
		await stage.post('mixed', FIRST_NOTES, FIRST_NOTES).done;
		await pause(AFTERMATH_MS);
		return stage;
	}

	/** Posts notes at a rate from a separate process. Each text is new. */
	post(mix: NoteMix, count: number, perSecond: number): Posting {
		const from = mix === 'mixed' ? this.#posted : 0;
		this.#posted += count;
		return new Posting({ origin: this.reader.origin, posters: this.#posters, mix, count, perSecond, from });
	}

	/** Streams, notes and requests from a separate process, as 40 users who follow the posters. */
	async loadServer(load: Omit<LoadOrder, 'origin' | 'posters' | 'readers' | 'noteIds' | 'from'>): Promise<LoadReport> {
		const { origin } = this.reader;
		const api = new Api(origin);
		if (this.#followers.length === 0)
			this.#followers = await makeFollowers(api, this.#adminToken, this.#posters, FOLLOWERS);
		const newest = await api.call<{ id: string }[]>('notes/timeline', { limit: 60 }, this.reader.token);
		const from = this.#posted;
		this.#posted += load.seconds * load.notesPerSecond;
		const noteIds = newest.map(note => note.id);
		return loadServer({ ...load, origin, posters: this.#posters, readers: this.#followers, noteIds, from });
	}

	/** MB of the server's memory. */
	serverMemory(): Promise<number> {
		return residentMegabytes(this.#server.pid);
	}

	/** Kills the server, and starts it again with its data and address after a while. */
	restartServer(afterMs: number): Promise<void> {
		return this.#server.restart(afterMs);
	}

	/** A signed-in browser; with a stored deck unless that is empty. */
	openPage(deck: readonly ColumnPlan[], options?: BenchPageOptions): Promise<BenchPage> {
		return BenchPage.open(this.reader, deck, options);
	}

	close(): Promise<void> {
		return this.#server.stop();
	}
}
