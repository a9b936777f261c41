// @vitest-environment bundled-happy-dom
import { seenNote } from '@tests/factories/seenNote';
import { seenClient } from '@workers/seen/seen.client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localJson } from '@/platform/localJson';
import { baseSettings } from '../preferences/BaseSettings';
import { keepsSeen } from './keepsSeen';
import { seenWriter } from './seenWriter';

const mara = 'a.example/mara';
/** The accounts whose notes were deleted. */
let forgotten: (string | null)[];
/** What happens in another tab before the notes are written. */
let meanwhile: () => void;

beforeEach(() => {
	localStorage.clear();
	localJson.set('accounts', [{ host: 'a.example', id: 'mara' }]);
	forgotten = [];
	meanwhile = () => {};
	vi.spyOn(seenClient, 'put').mockImplementation(async () => meanwhile());
	vi.spyOn(seenClient, 'forget').mockImplementation(async account => void forgotten.push(account));
	vi.spyOn(seenClient, 'coverage').mockResolvedValue([]);
});
afterEach(() => {
	baseSettings.set(keepsSeen, true);
	localStorage.clear();
	vi.restoreAllMocks();
});

it('keeps what it wrote while the account is there', async () => {
	await seenWriter.put(mara, [seenNote()]);
	expect(forgotten).toEqual([]);
});

it('deletes what was written after another tab had removed the account', async () => {
	meanwhile = () => localJson.set('accounts', []);
	await seenWriter.put(mara, [seenNote()]);
	expect(forgotten).toEqual([mara]);
});

it('deletes what was written after keeping was switched off', async () => {
	meanwhile = () => baseSettings.set(keepsSeen, false);
	await seenWriter.put(mara, [seenNote()]);
	expect(forgotten).toEqual([null]);
});
