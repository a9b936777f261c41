import { FakeSpeakers } from '@tests/factories/FakeSpeakers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { choose, session } from './support/driving';
import { page, toast } from './support/menus';
import { home, openPage, reloadPage, setPreferences } from './support/openPage';
import { WITHIN } from './support/Place';

let mara: Person;
beforeEach(async () => {
	mara = await home.signUp();
	FakeSpeakers.reset();
});

const row = page.locator('[data-marker="sound.on.notification"]');
const pitches = () => FakeSpeakers.heard.map(({ hz }) => hz);

/** Opens the page with what it plays written down. */
async function open(person: Person, path: string): Promise<void> {
	await openPage(person, { path });
	FakeSpeakers.install();
}

async function watch(): Promise<void> {
	const { watchSounds } = await import('@/features/sounds/watchSounds');
	const { watchNotifications } = await import('@/features/notifications/telling/watchNotifications');
	watchSounds({ ofNotes: () => null, ofNotification: () => null });
	watchNotifications();
}

it('a sound is chosen, heard at its volume, and still there after a reload', async () => {
	await open(mara, '/settings/sounds');
	await choose(row, 'bell');
	await vi.waitFor(async () => {
		FakeSpeakers.reset();
		await row.getByRole('button', { name: 'Listen' }).click();
		await FakeSpeakers.settled();
		expect(pitches()).toEqual([880, 2_217, 3_729]);
	}, WITHIN);
	expect(FakeSpeakers.heard[0]?.volume).toBe(0.5);
	await choose(row, 'none');
	await expect(row.getByRole('button', { name: 'Listen' })).toBeDisabled();
	await choose(row, 'wood');
	const { preferences } = await import('@/stores/preferences/Preferences');
	await preferences.settled();
	await reloadPage('/settings/sounds');
	await expect(row.locator('select')).toHaveValue('wood');
});

it('a file of the drive is chosen, and one that can’t be played is told of', async () => {
	setPreferences({
		'sound.on.notification': { type: 'driveFile', volume: 1, fileUrl: `${home.origin}/gone.ogg`, fileName: 'gone.ogg' },
	});
	const play = vi
		.spyOn(HTMLAudioElement.prototype, 'play')
		.mockRejectedValue(new DOMException('', 'NotSupportedError'));
	await reloadOpened();
	await expect(row.locator('select')).toHaveValue('driveFile');
	await row.getByRole('button', { name: 'Listen' }).click();
	await expect(toast('This sound can’t be played')).toBeVisible();
	play.mockRestore();
	await row.getByRole('button', { name: 'Another file' }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
});

/** Opens the page with the stored preferences. */
async function reloadOpened(): Promise<void> {
	const stored = localStorage.getItem('db:preferences') ?? '';
	await openPage(mara, { path: '/settings/sounds' });
	localStorage.setItem('db:preferences', stored);
	await reloadPage('/settings/sounds');
}

it('sounds are heard for what happens, but not for muted notes, nor while they are off', async () => {
	const noor = await home.signUp();
	await home.call('following/create', { userId: noor.id }, mara);
	await home.call('i/update', { hardMutedWords: [['spoiler']] }, mara);
	await open(mara, '/');
	await watch();
	const { preferences } = await import('@/stores/preferences/Preferences');
	const { eventSounds, notUseSound } = await import('@/features/sounds/soundSettings');
	preferences.set(eventSounds.note, { type: 'tick', volume: 1 });
	// What is posted before the stream is there is fetched, which is no arrival.
	const isConnected = async () => (await session()).stream.state === 'connected';
	await vi.waitFor(async () => expect(await isConnected()).toBe(true), WITHIN);
	await vi.waitFor(async () => {
		await home.post(noor, 'hello');
		await vi.waitFor(() => expect(pitches()).toContain(1_800), { timeout: 400 });
	}, WITHIN);
	FakeSpeakers.reset();
	await home.post(noor, 'a spoiler');
	await home.post(noor, `@${mara.username} look`);
	await vi.waitFor(() => expect(pitches()).toEqual(expect.arrayContaining([1_800, 784, 988, 1_319])), WITHIN);
	// One for the note that mentions them, none for the muted one.
	expect(pitches().filter(hz => hz === 1_800)).toHaveLength(1);
	FakeSpeakers.reset();
	preferences.set(notUseSound, true);
	await home.post(noor, 'the last word');
	await expect(page.getByText('the last word').first()).toBeVisible();
	expect(pitches()).toEqual([]);
});
