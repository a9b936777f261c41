import { compose, postButton, textOf } from './composing';
import { dialog, page } from './menus';
import { answerWith, forgetAnswers, home } from './openPage';
import type { Place } from './Place';

export const bar = page.getByRole('navigation', { name: 'Navigation' });
/** Where notes wait that could not be sent yet. */
export const outbox = dialog('Outbox');

/** The sign in the bar that tells how many notes wait. */
export const waiting = (count = 1): Place =>
	bar.getByRole('button', {
		name: count === 1 ? '1 note waiting to be sent' : `${count} notes waiting to be sent`,
	});

/** Writes and posts a note. @returns the form */
export async function write(body: string): Promise<Place> {
	const form = await compose();
	await textOf(form).fill(body);
	await postButton(form).click();
	return form;
}

/** Loses the next note, or where the server has it, its answer. */
export function loseNote({ isReceived }: { readonly isReceived: boolean }): void {
	answerWith('notes/create', async params => {
		forgetAnswers();
		if (isReceived) await home.call('notes/create', params);
		throw new TypeError('Failed to fetch');
	});
}
