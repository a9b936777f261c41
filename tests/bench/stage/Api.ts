/** Calls a home server as a user or visitor. */
export class Api {
	readonly #origin: string;
	#addresses = 0;

	constructor(origin: string) {
		this.#origin = origin;
	}

	/**
	 * Sign-ins are limited by address, so each call has another one; of this machine, as the demo passwords require.
	 */
	async call<T>(endpoint: string, params: object, token?: string): Promise<T> {
		const response = await fetch(`${this.#origin}/api/${endpoint}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-forwarded-for': `127.0.1.${(this.#addresses++ % 250) + 1}` },
			body: JSON.stringify({ ...params, ...(token === undefined ? {} : { i: token }) }),
		});
		return this.#answer<T>(endpoint, response);
	}

	async upload<T>(file: Blob, name: string, token: string): Promise<T> {
		const form = new FormData();
		form.set('i', token);
		form.set('name', name);
		form.set('force', 'true');
		form.set('file', file, name);
		const response = await fetch(`${this.#origin}/api/drive/files/create`, { method: 'POST', body: form });
		return this.#answer<T>('drive/files/create', response);
	}

	async #answer<T>(endpoint: string, response: Response): Promise<T> {
		const text = await response.text();
		if (!response.ok) throw new Error(`${endpoint}: ${response.status} ${text.slice(0, 300)}`);
		return (text === '' ? null : JSON.parse(text)) as T;
	}
}
