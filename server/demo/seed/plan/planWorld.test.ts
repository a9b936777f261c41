import { describe, expect, it } from 'vitest';
import { customEmojis } from '../draw/emoji/customEmojis';
import { pictures } from '../draw/pictures';
import { DAY, HOUR, keyOf } from './PlannedNote';
import { everybody, NOTES_IN_ALL, planWorld } from './planWorld';

const now = Date.UTC(2026, 10, 21, 12);
const { notes } = planWorld('test', now);

describe('the plan of the demo world', () => {
	it('is the same for the same seed, whatever the hour', () => {
		// Only tide tables and countdowns contain the time.
		const shape = (all: typeof notes) => all.map(note => [note.author, note.ago, note.text?.replace(/\d+/g, '#')]);
		expect(shape(planWorld('test', now + 5 * HOUR).notes)).toEqual(shape(notes));
	});

	it('has two thousand notes of the last month, the oldest first', () => {
		expect(notes).toHaveLength(NOTES_IN_ALL);
		expect(notes.every((note, index) => index === 0 || note.ago <= (notes[index - 1]?.ago ?? 0))).toBe(true);
		expect(notes[0]?.ago).toBeLessThanOrEqual(31 * DAY);
		expect(notes.at(-1)?.ago).toBeGreaterThan(0);
	});

	it('answers and shows again only what was there before', () => {
		for (const note of notes) {
			for (const before of [note.reply, note.renote]) if (before) expect(before.ago).toBeGreaterThan(note.ago);
		}
	});

	it('hardly repeats itself', () => {
		const texts = notes
			.filter(note => !note.reply && !note.renote && note.text && note.text.length > 12)
			.map(note => note.text);
		expect(new Set(texts).size / texts.length).toBeGreaterThan(0.98);
	});

	it('has some of everything', () => {
		const count = (test: (note: (typeof notes)[number]) => unknown) => notes.filter(test).length;
		expect(count(note => note.cw)).toBeGreaterThan(30);
		expect(count(note => note.poll)).toBeGreaterThan(30);
		expect(count(note => note.poll && note.poll.endsIn !== null && note.poll.endsIn < 0)).toBeGreaterThan(5);
		expect(count(note => note.files.length > 0)).toBeGreaterThan(300);
		expect(count(note => note.files.length === 16)).toBeGreaterThan(0);
		expect(count(note => note.files.some(file => file.isSensitive))).toBeGreaterThan(10);
		expect(count(note => note.channel)).toBeGreaterThan(60);
		expect(count(note => note.visibility === 'specified')).toBeGreaterThan(5);
		expect(count(note => /#\S+$/.test(note.text ?? ''))).toBeGreaterThan(100);
		expect(count(note => note.files.some(file => file.name === 'lighthouse-film'))).toBeGreaterThan(0);
		expect(count(note => note.files.some(file => file.name === 'bell-buoy'))).toBeGreaterThan(0);
	});

	it('fills every slot, and names only people, pictures and emojis that there are', () => {
		const keys = new Set(everybody.map(keyOf));
		const names = new Set([...pictures.map(picture => picture.name), 'lighthouse-film', 'bell-buoy']);
		const codes = new Set(customEmojis.map(emoji => `:${emoji.name}:`));
		for (const note of notes) {
			expect(keys).toContain(note.author);
			expect(note.text ?? '').not.toMatch(/\{[a-z]{2,}\}|undefined/);
			for (const file of note.files) expect(names).toContain(file.name);
			for (const { reaction } of note.reactions) if (reaction.startsWith(':')) expect(codes).toContain(reaction);
		}
	});
});
