/** URLs of pictures, on a session's server rather than on the page's origin. */
export class SessionUrls {
	readonly #origin: string;
	readonly #mediaProxy: () => string | null;

	constructor(origin: string, mediaProxy: () => string | null) {
		this.#origin = origin;
		this.#mediaProxy = mediaProxy;
	}

	/** @param codepoints such as `1f44d` or `1f469-200d-1f680` */
	twemoji(codepoints: string): string {
		return `${this.#origin}/twemoji/${codepoints}.svg`;
	}

	fluentEmoji(codepoints: string): string {
		return `${this.#origin}/fluent-emoji/${codepoints}.png`;
	}

	/** A custom emoji of the server itself, or one of another server that it knows. */
	emoji(name: string, host: string | null = null): string {
		return `${this.#origin}/emoji/${encodeURIComponent(host === null ? name : `${name}@${host}`)}.webp`;
	}

	avatar(username: string, host: string | null): string {
		return `${this.#origin}/avatar/@${encodeURIComponent(username)}${host === null ? '' : `@${encodeURIComponent(host)}`}`;
	}

	/**
	 * A remote picture through the server's proxy, so that its host doesn't learn the user's IP address. `kind` null
	 * for its original form.
	 */
	proxy(url: string, kind: 'emoji' | 'preview' | 'avatar' | 'static' | null): string {
		const base = this.#mediaProxy() ?? `${this.#origin}/proxy`;
		return `${base}/image.webp?${new URLSearchParams(kind === null ? { url } : { url, [kind]: '1' })}`;
	}
}
