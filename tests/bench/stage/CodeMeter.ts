import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

const GZIP_LEVEL = 6;
const INLINE = /<(script|style)(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/gi;

/**
 * Measures the size of the scripts (including workers' and inline ones) and styles that a page loads, each by itself.
 */
export class CodeMeter {
	readonly #pieces: { at: number; bytes: Promise<number> }[] = [];
	/** Repeated requests come from the cache. */
	readonly #weighed = new Set<string>();

	constructor(page: Page) {
		page.on('response', response => {
			if (this.#weighed.has(response.url())) return;
			this.#weighed.add(response.url());
			this.#pieces.push({ at: Date.now(), bytes: weigh(response).catch(() => 0) });
		});
	}

	/** kB loaded by then. */
	async kilobytes(until: number): Promise<number> {
		const sizes = await Promise.all(this.#pieces.filter(piece => piece.at <= until).map(piece => piece.bytes));
		return sizes.reduce((sum, size) => sum + size, 0) / 1000;
	}
}

async function weigh(response: Response): Promise<number> {
	const type = response.headers()['content-type'] ?? '';
	if (/javascript|text\/css/.test(type)) return gzipped(await response.body());
	if (!type.startsWith('text/html')) return 0;
	const inline = [...(await response.text()).matchAll(INLINE)].map(match => match[2] ?? '');
	return inline.filter(text => text.trim() !== '').reduce((sum, text) => sum + gzipped(Buffer.from(text)), 0);
}

const gzipped = (bytes: Buffer): number => gzipSync(bytes, { level: GZIP_LEVEL }).byteLength;
