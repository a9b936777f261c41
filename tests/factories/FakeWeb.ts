import type { Fetched } from '@server/net/fetchPublic';
import { FetchFailed } from '@server/net/openPublic';
import type { Question, Web } from '@server/net/Web';

interface Page {
	readonly type?: string;
	readonly body?: string;
	/** The `link` header. */
	readonly link?: string;
}

/** Other servers, made up: pages by their address, and answers to POSTs. */
export class FakeWeb implements Web {
	/** What was fetched by GET. */
	readonly fetched: string[] = [];
	/** What was sent by POST. */
	readonly asked: { readonly address: string; readonly question: Question }[] = [];
	readonly #pages: Readonly<Record<string, Page>>;
	readonly #answers: Readonly<Record<string, (body: string) => string>>;

	constructor(pages: Readonly<Record<string, Page>>, answers: Readonly<Record<string, (body: string) => string>> = {}) {
		this.#pages = pages;
		this.#answers = answers;
	}

	async get(address: string | URL): Promise<Fetched> {
		const url = new URL(address);
		this.fetched.push(url.href);
		const page = this.#pages[url.href];
		if (!page) throw new FetchFailed('answered 404');
		const { type = 'text/html', body = '', link = null } = page;
		return { url, type, contentType: type, disposition: null, link, bytes: Buffer.from(body) };
	}

	async ask(address: string | URL, question: Question): Promise<{ status: number; text: string }> {
		this.asked.push({ address: String(address), question });
		const answer = this.#answers[String(address)];
		if (!answer) throw new FetchFailed('answered 404');
		return { status: 200, text: answer(question.body) };
	}
}
