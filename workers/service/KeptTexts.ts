import type { PushWords } from './pushedNotice';
import type { ServiceBuild } from './ServiceBuild';

const FALLBACK = 'en-US';

/** The texts of a language for pushed notifications: from the kept files, or else from the network. */
export class KeptTexts {
	readonly #texts: ServiceBuild['texts'];
	readonly #fetch: (address: string) => Promise<Response>;
	#known: PushWords | undefined;

	/** @param fetch keeps what it fetches */
	constructor(texts: ServiceBuild['texts'], fetch: (address: string) => Promise<Response>) {
		this.#texts = texts;
		this.#fetch = fetch;
	}

	/** @throws where they are neither kept nor can be fetched */
	async words(lang: string): Promise<PushWords> {
		const language = Object.hasOwn(this.#texts, lang) ? lang : FALLBACK;
		if (this.#known?.language === language) return this.#known;
		const files = this.#texts[language] ?? {};
		const wanted = [files.start, files.achievements, files.pushes];
		const [start, achievements, pushes] = await Promise.all(wanted.map(file => this.#read(file)));
		this.#known = { ...(start as object), achievements, pushes, language } as unknown as PushWords;
		return this.#known;
	}

	async #read(address: string | undefined): Promise<unknown> {
		if (address === undefined) throw new Error('The build has no such texts.');
		const response = await this.#fetch(address);
		if (!response.ok) throw new Error(`${address} could not be loaded (${response.status}).`);
		return response.json();
	}
}
