import { randomBytes, randomInt } from 'node:crypto';
import sharp from 'sharp';
import { fetch } from 'undici';

/** An account of a home server, made for one test. */
export interface Person {
	readonly id: string;
	readonly username: string;
	readonly password: string;
	readonly token: string;
	/** The origin of the account's server. */
	readonly origin: string;
}

export interface PostedNote {
	readonly id: string;
}

const PASSWORD = 'correct horse battery';

/** The API of a home server, for a user outside of the browser. */
export class Home {
	readonly origin: string;

	constructor(origin: string) {
		this.origin = origin;
	}

	get host(): string {
		return new URL(this.origin).host;
	}

	/** @throws Error with the server's message if it refuses */
	async call<T = unknown>(endpoint: string, params: object = {}, person?: Person): Promise<T> {
		const response = await fetch(`${this.origin}/api/${endpoint}`, {
			method: 'POST',
			// Sign-ups are limited by address; the server trusts this header from loopback. Demo passwords only work
			// from this machine.
			headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
			body: JSON.stringify(person ? { ...params, i: person.token } : params),
		});
		const body = await response.text();
		if (!response.ok) throw new Error(`${endpoint}: ${response.status} ${body}`);
		return (body === '' ? undefined : JSON.parse(body)) as T;
	}

	/** A new account. */
	async signUp(): Promise<Person> {
		const username = someName();
		const { id, token } = await this.call<{ id: string; token: string }>('signup', { username, password: PASSWORD });
		return { id, username, password: PASSWORD, token, origin: this.origin };
	}

	/** Signs in to an existing account. */
	async signIn(username: string, password: string): Promise<Person> {
		const { id, i } = await this.call<{ id: string; i: string }>('signin-flow', { username, password });
		return { id, username, password, token: i, origin: this.origin };
	}

	/** An account that follows these users. */
	async follower(...people: readonly Person[]): Promise<Person> {
		const person = await this.signUp();
		for (const { id } of people) await this.call('following/create', { userId: id }, person);
		return person;
	}

	/** @param note a text, or all parameters of `notes/create` */
	async post(person: Person, note: string | object): Promise<PostedNote> {
		const params = typeof note === 'string' ? { text: note } : note;
		return (await this.call<{ createdNote: PostedNote }>('notes/create', params, person)).createdNote;
	}

	/** Posts notes one after the other, oldest first. */
	async postMany(person: Person, count: number, note: (index: number) => string | object): Promise<PostedNote[]> {
		const notes: PostedNote[] = [];
		for (let index = 0; index < count; index++) notes.push(await this.post(person, note(index)));
		return notes;
	}

	async react(person: Person, note: PostedNote, reaction: string): Promise<void> {
		await this.call('notes/reactions/create', { noteId: note.id, reaction }, person);
	}

	/**
	 * Uploads a picture to a user's drive.
	 * @returns its id
	 */
	async upload(person: Person, width = 640, height = 400): Promise<string> {
		const form = new FormData();
		form.set('i', person.token);
		form.set(
			'file',
			new Blob([await somePicture(width, height)], { type: 'image/png' }),
			`${randomBytes(4).toString('hex')}.png`,
		);
		// By the same fetch that the form is of: a document has both of its own.
		const response = await globalThis.fetch(`${this.origin}/api/drive/files/create`, { method: 'POST', body: form });
		if (!response.ok) throw new Error(`drive/files/create: ${response.status} ${await response.text()}`);
		return ((await response.json()) as { id: string }).id;
	}
}

/** An unused username. */
export function someName(): string {
	return `p${randomBytes(6).toString('hex')}`;
}

/** A unique picture, as PNG. */
export async function somePicture(width = 640, height = 400): Promise<Uint8Array<ArrayBuffer>> {
	const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
	const png = await sharp({ create: { width, height, channels: 3, background } })
		.png()
		.toBuffer();
	return new Uint8Array(png);
}

/** An address of this machine that no other test uses. */
export function someAddress(): string {
	return `127.${randomInt(1, 256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
