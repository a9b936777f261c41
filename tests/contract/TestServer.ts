import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '@server/auth/createAccount';
import { makeAppToken, makeSessionToken } from '@server/auth/tokens';
import { createServer, type RunningServer } from '@server/createServer';
import { DEFAULT_OPTIONS, type ServerOptions } from '@server/serverOptions';
import { roleAssignments, roles } from '@server/store/tables/server';
import type { UserRow } from '@server/store/tables/users';
import { TestStream } from './TestStream';

export interface Answer {
	status: number;
	headers: Headers;
	/** The parsed body; null if there is none. */
	body: Record<string, never> & { error?: { code: string; id: string; kind: string; info?: Record<string, unknown> } };
}

export interface Person {
	user: UserRow;
	id: string;
	token: string;
}

/** A separate home server on a free port, with a data folder of its own that is deleted at the end. */
export class TestServer {
	readonly running: RunningServer;
	readonly #folder: string;

	private constructor(running: RunningServer, folder: string) {
		this.running = running;
		this.#folder = folder;
	}

	/** @param copyOf a data folder to begin with; an empty one by default */
	static async start(options: Partial<ServerOptions> = {}, copyOf?: string): Promise<TestServer> {
		const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-test-'));
		if (copyOf !== undefined) await cp(copyOf, folder, { recursive: true });
		return new TestServer(
			await createServer({ ...DEFAULT_OPTIONS, port: 0, data: folder, seed: false, ...options }),
			folder,
		);
	}

	get core() {
		return this.running.core;
	}

	get origin(): string {
		return this.running.origin;
	}

	async stop(): Promise<void> {
		await this.running.stop();
		await rm(this.#folder, { recursive: true, force: true });
	}

	/** An account without rate limits. */
	async person(username: string, fields: Partial<UserRow> = {}): Promise<Person> {
		const user = await createAccount(this.core, { username, user: fields });
		this.#free(user.id);
		return { user, id: user.id, token: makeSessionToken(this.core, user.id) };
	}

	#free(userId: string): void {
		const { db, ids } = this.core;
		if (!db.exists(roles, "t.id = 'free'")) {
			db.insert(roles, { id: 'free', policies: { rateLimitFactor: { useDefault: false, priority: 2, value: 0 } } });
			this.core.roles.changed();
		}
		db.insert(roleAssignments, { id: ids.next(), roleId: 'free', userId });
	}

	appToken(person: Person, ...permissions: string[]): string {
		return makeAppToken(this.core, person.id, { name: 'app', description: null, iconUrl: null, permissions });
	}

	/**
	 * POST /api/{endpoint} as JSON.
	 * @param caller a user, a token, or nobody
	 */
	call(endpoint: string, params: object = {}, caller?: Person | string): Promise<Answer> {
		const token = typeof caller === 'string' ? caller : caller?.token;
		return this.request(`/api/${endpoint}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ ...params, ...(token === undefined ? {} : { i: token }) }),
		});
	}

	/** The code of the error with which a call is refused; null if it succeeds. */
	async refusal(endpoint: string, params: object = {}, caller?: Person | string): Promise<string | null> {
		return (await this.call(endpoint, params, caller)).body?.error?.code ?? null;
	}

	async request(path: string, init: RequestInit = {}): Promise<Answer> {
		const response = await fetch(this.origin + path, init);
		const text = await response.text();
		return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
	}

	/**
	 * Posts a note and returns its id.
	 * @throws Error if it is refused
	 */
	async note(person: Person, params: object): Promise<string> {
		const { status, body } = await this.call('notes/create', params, person);
		const created = body.createdNote as { id: string } | undefined;
		if (!created) throw new Error(`notes/create: ${status} ${JSON.stringify(body)}`);
		return created.id;
	}

	stream(person?: Person): Promise<TestStream> {
		return TestStream.open(this.origin, person?.token);
	}
}
