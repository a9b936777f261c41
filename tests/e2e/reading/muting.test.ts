import type { Locator } from '@playwright/test';
import type { Home, Person } from '../support/Home';
import { column } from '../support/screen';
import { expect, test } from '../support/test';

async function mute(home: Home, person: Person, words: object): Promise<void> {
	await home.call('i/update', words, person);
}

const lines = (within: Locator, name: string) => within.getByText(`A note by ${name} contains muted words`);

test('muted words fold a note away, hard ones leave nothing of it, and one’s own notes show', async ({
	open,
	home,
}) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await mute(home, reader, { mutedWords: [['finale', 'spoiler'], '/^gm+$/i'], hardMutedWords: [['lottery']] });
	await home.post(writer, 'the finale, a spoiler');
	await home.post(writer, 'the finale alone');
	await home.post(writer, 'GMMM');
	await home.post(writer, 'win the lottery');
	await home.post(reader, 'my lottery ticket');
	const page = await open(reader);
	const timeline = column(page, 'home');
	await expect(timeline.getByText('the finale alone')).toBeVisible();
	await expect(timeline.getByText('my lottery ticket')).toBeVisible();
	await expect(lines(timeline, writer.username)).toHaveCount(2);
	await expect(page.getByText('win the lottery')).toHaveCount(0);
	await lines(timeline, writer.username).last().locator('..').getByRole('button', { name: 'Show' }).click();
	await expect(timeline.getByText('the finale, a spoiler')).toBeVisible();
	// And so do arriving notes.
	await home.post(writer, 'gm');
	await home.post(writer, 'good morning');
	await expect(timeline.getByText('good morning')).toBeVisible();
	await expect(lines(timeline, writer.username)).toHaveCount(2);
});

test('a muted regex that would hang is switched off with a notice, and the note shows', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await mute(home, reader, { mutedWords: ['/(a+)+$/', ['spoiler']] });
	const page = await open(reader);
	const timeline = column(page, 'home');
	await home.post(writer, 'a spoiler');
	await expect(lines(timeline, writer.username)).toHaveCount(1);
	await home.post(writer, `${'a'.repeat(40)}!`);
	await expect(page.getByText('A muted word took too long', { exact: false })).toBeVisible();
	await expect(timeline.getByText(`${'a'.repeat(40)}!`)).toBeVisible();
	await expect(lines(timeline, writer.username)).toHaveCount(1);
});
