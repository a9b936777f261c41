// @vitest-environment bundled-happy-dom

import { testSession } from '@tests/factories/renderInSession';
import { object, string } from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EditsSlot, keepEdits, readEdits } from './keptEdits';
import { saveAccounts, storeAccount } from './session/accounts';
import type { Session } from './session/Session';

const RULES = object({ name: string() });
const MINE = testSession();
/** What is kept on the device. */
const keptTexts = () => Object.keys(localStorage).filter(key => key.startsWith('edits:'));
const add = ({ account }: Session) => account && storeAccount(account);

beforeEach(() => {
	localStorage.clear();
	add(MINE);
});
afterEach(() => saveAccounts([]));

it('keeps the edits of each page and account until they are forgotten', () => {
	keepEdits(MINE, 'profile', { name: 'Mara' });
	keepEdits(MINE, 'words', 'fog');
	expect(readEdits(MINE, 'profile', RULES)).toEqual({ name: 'Mara' });
	expect(readEdits(MINE, 'words', string())).toBe('fog');
	expect(readEdits({ key: 'home.example/other' }, 'profile', RULES)).toBeNull();
	keepEdits(MINE, 'profile', null);
	expect(readEdits(MINE, 'profile', RULES)).toBeNull();
	keepEdits(MINE, 'words', null);
	expect(keptTexts()).toEqual([]);
});

it('takes what it does not understand for none', () => {
	keepEdits(MINE, 'profile', { name: 5 });
	expect(readEdits(MINE, 'profile', RULES)).toBeNull();
	localStorage.setItem('edits:home.example/me', 'broken{');
	expect(readEdits(MINE, 'profile', RULES)).toBeNull();
	localStorage.setItem('edits:home.example/me', '"text"');
	keepEdits(MINE, 'profile', { name: 'Mara' });
	expect(readEdits(MINE, 'profile', RULES)).toEqual({ name: 'Mara' });
});

it('keeps what two forms of a page have edited, and gives it back one after the other', () => {
	const [first, second] = [new EditsSlot(MINE, 'play'), new EditsSlot(MINE, 'play')];
	for (const slot of [first, second]) expect(slot.read(RULES)).toBeNull();
	first.keep({ name: 'Skiff' });
	second.keep({ name: 'Punt' });
	first.keep({ name: 'Skiffs' });
	second.keep({ name: 'Punts' });
	second.keep(null);
	expect(new EditsSlot(MINE, 'play').read(RULES)).toEqual({ name: 'Skiffs' });
	second.keep({ name: 'Punts' });
	first.keep(null);
	const third = new EditsSlot(MINE, 'play');
	expect(third.read(RULES)).toEqual({ name: 'Punts' });
	third.keep({ name: 'Canoe' });
	expect(new EditsSlot(MINE, 'play').read(RULES)).toEqual({ name: 'Canoe' });
	third.keep(null);
	expect(keptTexts()).toEqual([]);
});

it('forgets all edits of what is deleted', () => {
	const [first, second] = [new EditsSlot(MINE, 'play 1'), new EditsSlot(MINE, 'play 1')];
	first.keep({ name: 'Skiff' });
	second.keep({ name: 'Punt' });
	keepEdits(MINE, 'play 1', null);
	expect(keptTexts()).toEqual([]);
});

it('overwrites what does not fit', () => {
	keepEdits(MINE, 'play', { name: 5 });
	const slot = new EditsSlot(MINE, 'play');
	expect(slot.read(RULES)).toBeNull();
	slot.keep({ name: 'Skiff' });
	expect(readEdits(MINE, 'play', RULES)).toEqual({ name: 'Skiff' });
});

it('keeps nothing of an account that has left the device', () => {
	const slot = new EditsSlot(MINE, 'play');
	saveAccounts([]);
	expect(slot.keep({ name: 'Skiff' })).toBe(true);
	keepEdits(MINE, 'words', 'fog');
	expect(keptTexts()).toEqual([]);
});
