import { expect, it } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { card, page, pressKey } from './support/menus';
import { home, openPage } from './support/openPage';

async function mute(person: Person, words: object): Promise<void> {
	await home.call('i/update', words, person);
}

const main = page.getByRole('main');
const lines = (name: string) => main.getByText(`A note by ${name} contains muted words`);

it('in a thread, muted words fold replies and what they answer away until they are revealed', async () => {
	const writer = await home.signUp();
	const reader = await home.signUp();
	await mute(reader, { mutedWords: [['spoiler']], hardMutedWords: [['lottery']] });
	const first = await home.post(writer, 'it opens with a spoiler');
	const middle = await home.post(writer, { text: 'what to say', replyId: first.id });
	const muted = await home.post(writer, { text: 'another spoiler', replyId: middle.id });
	await home.post(writer, { text: 'said to the spoiled', replyId: muted.id });
	await home.post(writer, { text: 'win the lottery', replyId: middle.id });
	await home.post(writer, { text: 'a calm answer', replyId: middle.id });
	await openPage(reader, { path: `/notes/${middle.id}` });
	await expect(main.getByText('a calm answer')).toBeVisible();
	await expect(lines(writer.username)).toHaveCount(2);
	await expect(main.getByText('win the lottery')).toHaveCount(0);
	await expect(main.getByText('said to the spoiled')).toHaveCount(0);
	const reveal = main.getByRole('button', { name: 'Show', exact: true });
	await reveal.last().click();
	await expect(main.getByText('another spoiler').last()).toBeVisible();
	await expect(main.getByText('said to the spoiled')).toBeVisible();
	await reveal.first().focus();
	pressKey('Enter');
	await expect(main.getByText('it opens with a spoiler')).toBeVisible();
	await expect(card(first)).toBeFocused();
	await expect(lines(writer.username)).toHaveCount(0);
});
