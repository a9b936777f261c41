import type { CDPSession, Page } from '@playwright/test';

export interface Point {
	readonly x: number;
	readonly y: number;
}

const STEPS = 8;

/** A finger on the screen, as the browser's own input: it scrolls, selects and swipes. */
export class Finger {
	readonly #devtools: CDPSession;
	#at: Point;

	private constructor(devtools: CDPSession, at: Point) {
		this.#devtools = devtools;
		this.#at = at;
	}

	/** Puts it on the page. */
	static async on(page: Page, at: Point): Promise<Finger> {
		const finger = new Finger(await page.context().newCDPSession(page), at);
		await finger.#touch('touchStart', [at]);
		return finger;
	}

	/** Moves it in small steps. */
	async by({ x, y }: Point): Promise<void> {
		const from = this.#at;
		for (let step = 1; step <= STEPS; step++) {
			this.#at = { x: from.x + (x * step) / STEPS, y: from.y + (y * step) / STEPS };
			await this.#touch('touchMove', [this.#at]);
		}
	}

	async lift(): Promise<void> {
		await this.#touch('touchEnd', []);
		await this.#devtools.detach();
	}

	async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]): Promise<void> {
		await this.#devtools.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(at => ({ ...at })) });
	}
}
