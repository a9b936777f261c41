import { draft } from '@tests/factories/draft';
import { describe, expect, it } from 'vitest';
import type { KeptDraft } from '@/domain/draft/DraftTarget';
import { DraftReplica, type ReceivedDraft } from './DraftReplica';

/** Tabs that edit the same draft. What one stores reaches the others in order, but late. */
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

	/** Delivers some of the pending messages to one tab. */
	deliver(tab: number, most: number): void {
		for (const theirs of this.#queues[tab]?.splice(0, most) ?? []) this.#hear(tab, theirs);
	}

	/** Delivers until no tab has anything new. */
	settle(): void {
		for (let round = 0; round < 100; round++) {
			if (this.#queues.every(queue => queue.length === 0) && !this.#mergeWaiting()) return;
			this.#queues.forEach((queue, tab) => {
				for (const theirs of queue.splice(0)) this.#hear(tab, theirs);
			});
		}
		throw new Error('They never agree.');
	}

	#hear(tab: number, theirs: KeptDraft): void {
		this.#take(tab, this.#of(tab).receive(theirs));
	}

	#take(tab: number, { lost, merged }: ReceivedDraft): void {
		if (lost) this.aside.add(lost.draft.text);
		if (merged) this.keep(tab, merged);
	}

	/**
	 * Merges what one tab has waiting, once no message is under way.
	 * @returns whether a tab had something waiting
	 */
	#mergeWaiting(): boolean {
		const tab = this.replicas.findIndex(replica => replica.isWaiting);
		for (const heard of this.replicas[tab]?.mergeWaiting() ?? []) this.#take(tab, heard);
		return tab >= 0;
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

	it.each([
		[2, 'type'],
		[3, 'type'],
		[4, 'type'],
		[2, 'type and delete'],
		[3, 'type and delete'],
	] as const)(
		'loses no letter that %i of them %s in any order, and doubles none that was only typed',
		(count, what) => {
			const random = seeded(count);
			for (let run = 0; run < 30; run++) {
				const deletes = what === 'type and delete';
				const tabs = new Tabs(count);
				const typed: string[] = [];
				const deleted = new Set<string>();
				for (let step = 0; step < 60; step++) {
					const tab = random(count);
					const chance = random(10);
					if (chance < 6) {
						const letter = String.fromCodePoint(0x4e00 + step);
						const share = random(101) / 100;
						typed.push(letter);
						tabs.type(tab, text => insertAt(text, Math.round(text.length * share), letter));
					} else if (chance === 6 && deletes) {
						const share = random(100) / 100;
						tabs.type(tab, text => {
							const at = Math.floor(text.length * share);
							if (text !== '') deleted.add(text.charAt(at));
							return text.slice(0, at) + text.slice(at + 1);
						});
					}
					if (random(2) === 0) tabs.keep(tab);
					// Some get nothing for a while, like tabs in the background.
					if (random(4) === 0) tabs.deliver(random(count), random(5));
					if (random(25) === 0) tabs.settle();
				}
				for (let tab = 0; tab < count; tab++) tabs.keep(tab);
				tabs.settle();
				expect(new Set(tabs.texts).size).toBe(1);
				const shown = Array.from(tabs.texts[0] ?? '');
				const expected = typed.filter(letter => !deleted.has(letter));
				// Only a deletion can conflict with text that another tab writes in the same place; then one version is
				// shown.
				if (!deletes) {
					expect([...tabs.aside]).toEqual([]);
					expect(new Set(shown).size).toBe(shown.length);
				}
				const kept = shown.join('') + [...tabs.aside].join('');
				expect(expected.filter(letter => !kept.includes(letter))).toEqual([]);
			}
		},
	);
});

const insertAt = (text: string, at: number, letter: string): string => text.slice(0, at) + letter + text.slice(at);

/** The same numbers in each run, below the given limit. */
function seeded(seed: number): (below: number) => number {
	let state = seed;
	return below => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((state / 2_147_483_648) * below);
	};
}
