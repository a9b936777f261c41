import { fireEvent } from '@testing-library/dom';
import { FakeSpeakers } from '@tests/factories/FakeSpeakers';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { choose } from './support/driving';
import { page, toast } from './support/menus';
import { home, openPage } from './support/openPage';
import { type Place, WITHIN } from './support/Place';

let mara: Person;
beforeEach(async () => {
	mara = await home.signUp();
});

const row = (key: string) => page.locator(`[data-marker="${key}"]`);
const section = (name: string) => page.getByRole('region', { name, exact: true });
/** What is inert, too: nothing in a preview can be pressed. */
const inside = async (place: Place, selector: string) => [
	...(await place.one()).querySelectorAll<HTMLElement>(selector),
];

async function setRange(key: string, shown: number): Promise<void> {
	fireEvent.change(await row(key).getByRole('spinbutton').one(), { target: { value: String(shown) } });
}

it('pictures are shown in the shape and behind the cover that are chosen', async () => {
	await openPage(mara, { path: '/settings/preferences' });
	const ratios = async () => (await inside(section('Media'), '[data-count="1"]')).map(grid => grid.style.aspectRatio);
	await vi.waitFor(async () => expect(await ratios()).toEqual(['1.5 / 1', '1.5 / 1']), WITHIN);
	// The page listens to changes once it has shown, as its note does.
	await vi.waitFor(
		() => expect(document.querySelector('[data-note-id="preview of the settings"]')).not.toBeNull(),
		WITHIN,
	);
	await choose(row('mediaListWithOneImageAppearance'), '16_9');
	await vi.waitFor(async () => expect(await ratios()).toEqual(['16 / 9', '16 / 9']), WITHIN);
	const covers = async () => (await inside(section('Media'), '[data-media-grid]')).map(each => each.textContent);
	await vi.waitFor(
		async () => expect((await covers()).map(said => /Sensitive/.test(said ?? ''))).toEqual([false, true]),
		WITHIN,
	);
	await choose(row('nsfw'), 'force');
	await vi.waitFor(async () => expect((await covers()).every(said => said !== '')).toBe(true), WITHIN);
	await choose(row('nsfw'), 'ignore');
	await vi.waitFor(async () => expect((await covers()).some(said => /Sensitive/.test(said ?? ''))).toBe(false), WITHIN);
});

it('reactions are shown in their size', async () => {
	await openPage(mara, { path: '/settings/preferences' });
	const sizes = async () =>
		(await inside(section('Reactions'), '[data-size]:has([data-reaction])')).map(bar => bar.dataset.size);
	await vi.waitFor(async () => expect(await sizes()).toEqual(['medium']), WITHIN);
	await choose(row('reactionsDisplaySize'), 'large');
	await vi.waitFor(async () => expect(await sizes()).toEqual(['large']), WITHIN);
});

it('motion is seen, and why there is none', async () => {
	await openPage(mara, { path: '/settings/preferences' });
	await expect(row('animation')).toContainText('because your system asks for less motion');
	window.happyDOM.settings.device.prefersReducedMotion = 'no-preference';
	await row('animation').getByRole('switch').click();
	await expect(row('animation')).toContainText('This stands still.');
	await row('animation').getByRole('switch').click();
	await expect(row('animation')).toContainText('This moves.');
	await expect(row('animation').locator('[data-moves="true"]')).toHaveCount(1);
});

it('the emoji picker is shown in its size', async () => {
	await openPage(mara, { path: '/settings/emoji-palette' });
	const cells = async () =>
		(await inside(section('Emoji picker'), 'search')).map(picker => picker.style.getPropertyValue('--cell'));
	await vi.waitFor(async () => expect(await cells()).toEqual(['38px']), WITHIN);
	await setRange('emojiPickerScale', 5);
	await vi.waitFor(async () => expect(await cells()).toEqual(['56px']), WITHIN);
});

it('the volumes are heard, the master’s and each event’s, and silence is explained', async () => {
	await openPage(mara, { path: '/settings/sounds' });
	FakeSpeakers.install();
	const now = vi.spyOn(performance, 'now');
	onTestFinished(() => now.mockRestore());
	let askedAt = performance.now();
	const heardOf = async (key: string) => {
		FakeSpeakers.reset();
		// The same sound is not played again at once.
		askedAt += 1_000;
		now.mockReturnValue(askedAt);
		await row(key).getByRole('button', { name: 'Listen' }).click();
		await FakeSpeakers.settled();
		return [...new Set(FakeSpeakers.heard.map(({ volume }) => volume))];
	};
	await row('sound.masterVolume').getByRole('button', { name: 'Listen' }).one();
	expect(await heardOf('sound.masterVolume')).toEqual([0.5]);
	await setRange('sound.masterVolume', 80);
	await vi.waitFor(async () => expect(await heardOf('sound.masterVolume')).toEqual([0.8]), WITHIN);
	for (const event of ['noteMy', 'notification', 'reaction']) {
		await setRange(`sound.on.${event}`, 50);
		await vi.waitFor(async () => expect(await heardOf(`sound.on.${event}`)).toEqual([0.4]), WITHIN);
	}
	await setRange('sound.masterVolume', 0);
	await vi.waitFor(async () => expect(await heardOf('sound.on.notification')).toEqual([]), WITHIN);
	await expect(toast('The volume is 0')).toBeVisible();
});
