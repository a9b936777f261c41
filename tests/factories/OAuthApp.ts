import { createHash, randomBytes } from 'node:crypto';
import { FakeWeb } from './FakeWeb';

interface Issued {
	readonly access_token?: string;
	readonly scope?: string;
	readonly error?: string;
}

/** A small app that signs people in by OAuth 2 with PKCE (S256), and is known by its https address. */
export class OAuthApp {
	readonly #verifier = randomBytes(32).toString('base64url');
	readonly #state = randomBytes(16).toString('base64url');
	readonly #origin: string;

	/** @param origin of the server that it asks */
	constructor(origin: string) {
		this.#origin = origin;
	}

	static readonly id = 'https://spyglass.example/';
	static readonly redirectUri = 'https://spyglass.example/back';

	/** Its page, for a server that would ask the internet for it. */
	static web(): FakeWeb {
		const link = `<${OAuthApp.redirectUri}>; rel="redirect_uri"`;
		return new FakeWeb({ [OAuthApp.id]: { link, body: '<div class="h-app"><b class="p-name">Spyglass</b></div>' } });
	}

	/** The path at the server to which it sends people. */
	pathTo(scope: string): string {
		const query = new URLSearchParams({
			response_type: 'code',
			client_id: OAuthApp.id,
			redirect_uri: OAuthApp.redirectUri,
			scope,
			state: this.#state,
			code_challenge: createHash('sha256').update(this.#verifier).digest('base64url'),
			code_challenge_method: 'S256',
		});
		return `/oauth/authorize?${query}`;
	}

	/**
	 * Reads the address that people come back to.
	 * @returns the code; OAuth's error instead if they denied it
	 * @throws Error if the answer isn't one to this app's question
	 */
	readAnswer(address: string): string {
		const url = new URL(address);
		const { code = '', error = '', state, iss } = Object.fromEntries(url.searchParams);
		if (url.origin + url.pathname !== OAuthApp.redirectUri) throw new Error(`The answer went to ${url.href}`);
		if (state !== this.#state || iss !== this.#origin) throw new Error('The answer is not to our question.');
		return error || code;
	}

	/** Asks for the token that a code is for. */
	async exchange(code: string, verifier = this.#verifier): Promise<Issued> {
		const body = new URLSearchParams({
			grant_type: 'authorization_code',
			code,
			client_id: OAuthApp.id,
			redirect_uri: OAuthApp.redirectUri,
			code_verifier: verifier,
		});
		return (await fetch(`${this.#origin}/oauth/token`, { method: 'POST', body })).json();
	}
}
