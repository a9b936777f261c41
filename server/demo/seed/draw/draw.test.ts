import { describe, expect, it } from 'vitest';
import { locals } from '../people/locals';
import { remotes } from '../people/remotes';
import { adverts, drawAdvert } from './adverts';
import { drawAvatar } from './avatars/drawAvatar';
import { decorations, drawDecoration } from './decorations';
import { customEmojis } from './emoji/customEmojis';
import { drawPicture, pictures } from './pictures';

/** A wrong number is what breaks a drawing silently. */
const isWhole = (svg: string): boolean =>
	svg.startsWith('<svg ') && svg.endsWith('</svg>') && !/NaN|undefined|Infinity/.test(svg);

describe('drawings', () => {
	it('come out the same every time', () => {
		for (const picture of pictures.slice(0, 12)) expect(drawPicture(picture)).toBe(drawPicture(picture));
		for (const person of locals.slice(0, 6)) {
			expect(drawAvatar(person.username, person.avatar)).toBe(drawAvatar(person.username, person.avatar));
		}
	});

	it('are whole, each of them', () => {
		for (const picture of pictures) expect([picture.name, isWhole(drawPicture(picture))]).toEqual([picture.name, true]);
		for (const person of [...locals, ...remotes]) {
			expect([person.username, isWhole(drawAvatar(person.username, person.avatar))]).toEqual([person.username, true]);
		}
		for (const advert of adverts) expect([advert.name, isWhole(drawAdvert(advert))]).toEqual([advert.name, true]);
		for (const worn of decorations) expect([worn.name, isWhole(drawDecoration(worn))]).toEqual([worn.name, true]);
		for (const emoji of customEmojis) expect([emoji.name, emoji.frames.every(isWhole)]).toEqual([emoji.name, true]);
	});

	it('are sixty emojis with names of their own, and 40 people', () => {
		expect(new Set(customEmojis.map(emoji => emoji.name)).size).toBe(60);
		expect(customEmojis).toHaveLength(60);
		expect(new Set([...locals, ...remotes].map(person => `${person.username}@${person.host ?? ''}`)).size).toBe(40);
		expect(remotes).toHaveLength(10);
	});

	it('have many shapes', () => {
		const ratios = pictures.map(picture => picture.width / picture.height);
		expect(Math.min(...ratios)).toBeLessThan(0.5);
		expect(Math.max(...ratios)).toBeGreaterThan(2.5);
		expect(new Set(pictures.map(picture => picture.name)).size).toBe(pictures.length);
	});
});
