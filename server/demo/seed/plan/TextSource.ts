import type { Subject } from '../draw/pictures';
import type { Language, Topic } from '../people/Person';
import type { Random } from '../random';
import type { Corpus } from '../texts/Corpus';
import { corpora } from '../texts/corpora';
import { fillSlots } from './fillSlots';

/** How often a template may be used: with slots each result is different, without it isn't. */
const USES_WITH_SLOTS = 5;
const TRIES = 12;

const hasSlots = (template: string): boolean => /\{[a-z0-9-]+\}/.test(template);

/** Returns texts such that none repeats, and similar ones are far apart. */
export class TextSource {
	readonly #random: Random;
	readonly #now: number;
	readonly #uses = new Map<string, number>();
	readonly #given = new Set<string>();

	/** @param now milliseconds since the epoch, for texts with a date */
	constructor(random: Random, now: number) {
		this.#random = random;
		this.#now = now;
	}

	/** A text about one of the topics, in the first language with unused ones; null if all are used. */
	note(languages: readonly Language[], topics: readonly Topic[]): string | null {
		for (const language of this.#order(languages)) {
			const corpus = corpora[language];
			if (!corpus) continue;
			const wanted = this.#random.shuffle(topics);
			const others = Object.keys(corpus.topics).filter(
				topic => topic === 'daily' && !wanted.includes(topic),
			) as Topic[];
			for (const topic of [...wanted, ...others]) {
				const text = this.#unused(corpus, corpus.topics[topic] ?? []);
				if (text !== null) return text;
			}
		}
		return null;
	}

	/** A text for a picture; null for none. */
	caption(languages: readonly Language[], subject: Subject): string | null {
		for (const language of this.#order(languages)) {
			const corpus = corpora[language];
			const text = corpus && this.#unused(corpus, corpus.captions[subject] ?? []);
			if (text) return text;
		}
		return null;
	}

	/** A reply. These may repeat. */
	reply(language: Language): string {
		const corpus = corpora[language] ?? corpora.en;
		return this.#fill(corpus, this.#rarest(corpus.replies));
	}

	/** A text for quoting a note. */
	quote(language: Language): string {
		const corpus = corpora[language] ?? corpora.en;
		return this.#fill(corpus, this.#rarest(corpus.quotes.length > 0 ? corpus.quotes : corpora.en.quotes));
	}

	/** A given text, with its slots filled from a language's words. */
	fill(language: Language, template: string): string {
		return this.#fill(corpora[language] ?? corpora.en, template);
	}

	/** Mostly the first. */
	#order(languages: readonly Language[]): readonly Language[] {
		const [first, ...rest] = languages;
		if (first === undefined || rest.length === 0 || this.#random.chance(0.75)) return languages;
		const other = this.#random.pick(rest);
		return [other, ...languages.filter(language => language !== other)];
	}

	#unused(corpus: Corpus, templates: readonly string[]): string | null {
		const open = templates.filter(
			template => (this.#uses.get(template) ?? 0) < (hasSlots(template) ? USES_WITH_SLOTS : 1),
		);
		for (let tries = 0; tries < TRIES && open.length > 0; tries++) {
			const template = this.#rarest(open);
			const text = this.#fill(corpus, template);
			if (this.#given.has(text)) continue;
			this.#given.add(text);
			return text;
		}
		return null;
	}

	/** One of the least used so far. */
	#rarest(templates: readonly string[]): string {
		const least = Math.min(...templates.map(template => this.#uses.get(template) ?? 0));
		const chosen = this.#random.pick(templates.filter(template => (this.#uses.get(template) ?? 0) === least));
		this.#uses.set(chosen, least + 1);
		return chosen;
	}

	#fill(corpus: Corpus, template: string): string {
		return fillSlots(template, corpus.slots, this.#random, this.#now);
	}
}
