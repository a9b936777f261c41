import { draft } from '@tests/factories/draft';
import { describe, expect, it } from 'vitest';
import type { KeptDraft } from '@/domain/DraftTarget';
import { DraftReplica } from './DraftReplica';

/** Tabs that write one draft: what one keeps reaches the others in the order of writing, and late. */
class Tabs {
	readonly replicas: DraftReplica[];
	readonly aside = new Set<string>();
	readonly #queues: KeptDraft[][];

	constructor(count: number, start: KeptDraft = { ...draft({ text: '' }), version: 'start' }) {
		this.replicas = Array.from({ length: count }, (_, index) => new DraftReplica(start, `tab${index}`));
		this.#queues = this.replicas.map(() => []);
	}

	type(tab: number, edit: (text: string) => string): void {
		const replica = this.#of(tab);
		replica.latest = { ...replica.latest, text: edit(replica.latest.text) };
	}

	keep(tab: number, kept = this.#of(tab).version()): void {
		this.#queues.forEach((queue, other) => {
			if (other !== tab) queue.push(kept);
		});
	}

	/** Until no tab has anything new to tell. */
	settle(): void {
		for (let round = 0; round < 100; round++) {
			if (this.#queues.every(queue => queue.length === 0)) return;
			this.#queues.forEach((queue, tab) => {
				for (const theirs of queue.splice(0)) {
					const { lost, merged } = this.#of(tab).hear(theirs);
					if (lost) this.aside.add(lost.draft.text);
					if (merged) this.keep(tab, merged);
				}
			});
		}
		throw new Error('They never agree.');
	}

	get texts(): string[] {
		return this.replicas.map(({ latest }) => latest.text);
	}

	#of(tab: number): DraftReplica {
		const replica = this.replicas[tab];
		if (!replica) throw new Error('There is no such tab.');
		return replica;
	}
}

describe('a draft in several tabs', () => {
	it('follows the one where somebody types', () => {
		const tabs = new Tabs(2);
		tabs.type(0, () => 'hello');
		tabs.keep(0);
		tabs.settle();
		expect(tabs.texts).toEqual(['hello', 'hello']);
	});

	it('has every letter that both typed at the same time, and is the same in both', () => {
		const tabs = new Tabs(2);
		for (let i = 0; i < 26; i++) {
			tabs.type(0, text => `${text.slice(0, i)}${'abcdefghijklmnopqrstuvwxyz'[i]}${text.slice(i)}`);
			tabs.type(1, text => `${text}${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i]}`);
			if (i % 3 === 0) tabs.keep(0);
			if (i % 2 === 0) tabs.keep(1);
			if (i % 5 === 0) tabs.settle();
		}
		tabs.keep(0);
		tabs.keep(1);
		tabs.settle();
		const [one = '', two] = tabs.texts;
		expect(two).toBe(one);
		expect(Array.from(one).sort().join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
	});

	it('that wrote over each other in the store has what both wrote', () => {
		const tabs = new Tabs(2);
		tabs.type(0, () => 'mine');
		tabs.type(1, () => 'theirs');
		tabs.keep(0);
		tabs.keep(1);
		tabs.settle();
		expect(tabs.texts).toEqual(['minetheirs', 'minetheirs']);
	});

	it('keeps elsewhere what can’t be merged, and agrees on the rest', () => {
		const tabs = new Tabs(3, { ...draft({ text: 'a fine day' }), version: 'start' });
		tabs.type(0, () => 'a cold day');
		tabs.type(1, () => 'a sunny day');
		tabs.keep(0);
		tabs.keep(1);
		tabs.settle();
		expect(new Set(tabs.texts).size).toBe(1);
		const [shown = ''] = tabs.texts;
		expect([...tabs.aside, shown].sort()).toEqual(['a cold day', 'a sunny day']);
	});

	it.each([2, 3])('loses no letter that %i of them type in any order', count => {
		let seed = 1;
		const random = (below: number) => {
			seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
			return Math.floor((seed / 2_147_483_648) * below);
		};
		for (let run = 0; run < 50; run++) {
			const tabs = new Tabs(count);
			let typed = '';
			for (let step = 0; step < 40; step++) {
				const letter = String.fromCodePoint(0x4e00 + step);
				const at = random(3);
				if (step % 3 > 0) typed += letter;
				if (step % 3 > 0) {
					tabs.type(random(count), text => {
						const place = Math.floor((text.length * at) / 2);
						return text.slice(0, place) + letter + text.slice(place);
					});
				} else if (random(2) === 0) tabs.settle();
				if (random(2) === 0) tabs.keep(random(count));
			}
			for (let tab = 0; tab < count; tab++) tabs.keep(tab);
			tabs.settle();
			expect(new Set(tabs.texts).size).toBe(1);
			// Where three merge in turns, a letter may be there twice; never is one lost.
			const letters = Array.from(tabs.texts[0] ?? '');
			expect((count === 2 ? letters : [...new Set(letters)]).sort().join('')).toBe(typed);
		}
	});
});
