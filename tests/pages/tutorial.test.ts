import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { compose, post, textOf } from './support/composing';
import { menuItem, page, pressKey, toast } from './support/menus';
import { answerWith, forgetAnswers, home, openPage, reloadPage } from './support/openPage';
import { bar } from './support/outbox';
import { WITHIN } from './support/Place';

const tutorial = page.getByRole('complementary', { name: 'Tutorial' });
const palette = page.getByRole('dialog', { name: 'Command palette' });
const button = (name: string) => tutorial.getByRole('button', { name, exact: true });
const heading = (name: string) => tutorial.getByRole('heading', { name, exact: true });

/** Everything but the steps named. */
const doneBut = (...left: readonly string[]) => ({
	state: 'running',
	done: ['profile', 'follow', 'react', 'post', 'column', 'notifications', 'palette'].filter(id => !left.includes(id)),
});

const achievements = async (person: { readonly id: string }): Promise<readonly string[]> =>
	(await home.call<{ name: string }[]>('users/achievements', { userId: person.id })).map(({ name }) => name);

async function chooseInAbout(name: string): Promise<void> {
	await bar.getByRole('button', { name: 'More' }).click();
	await menuItem('About').click();
	await menuItem(name).click();
}

async function openPalette(): Promise<void> {
	await vi.waitFor(() => {
		fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
		if (palette.all.length === 0) throw new Error('It is not open yet.');
	}, WITHIN);
}

it('a new account is offered it until it answers, and finds it in the menu afterwards', async () => {
	await openPage(await home.signUp(), { tutorial: {} });
	await expect(heading('Learn by doing')).toBeVisible();
	await reloadPage();
	await button('Not now').click();
	await expect(tutorial).toHaveCount(0);
	await expect(toast(/^The tutorial is in the menu/)).toBeVisible();
	await reloadPage();
	await chooseInAbout('Start the tutorial');
	await expect(heading('Show who you are')).toBeVisible();
	await expect(tutorial).toBeFocused();
});

it('an older account is not offered it, and a visitor has no entry for it', async () => {
	const person = await home.signUp();
	const me = await home.call<object>('i', {}, person);
	answerWith('i', async () => [200, JSON.stringify({ ...me, createdAt: '2020-01-01T00:00:00.000Z' })]);
	await openPage(person, { tutorial: {} });
	await openPalette();
	await palette.getByRole('combobox').fill('tutorial');
	await expect(palette.getByRole('option').filter({ hasText: 'Start the tutorial' })).toBeVisible();
	await expect(tutorial).toHaveCount(0);
	forgetAnswers();
	await openPage(null);
	await openPalette();
	await palette.getByRole('combobox').fill('tutorial');
	await expect(palette.getByRole('option').filter({ hasText: 'tutorial' })).toHaveCount(0);
});

it('a step is done when the thing is done, and the place is kept over a reload and a pause', async () => {
	const writer = await home.signUp();
	await openPage(await home.signUp(), { tutorial: {} });
	await button('Start').click();
	await expect(tutorial.getByText('Step 1 of 6')).toBeVisible();
	await button('Edit profile').click();
	await page.getByLabel('Name', { exact: true }).fill('Mara Lindqvist');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(tutorial.getByText('Done: Show who you are')).toBeVisible();
	await expect(heading('Follow someone')).toBeVisible();

	await reloadPage(`/@${writer.username}`);
	await expect(tutorial.getByText('Step 2 of 6')).toBeVisible();
	await page.getByRole('button', { name: 'Follow', exact: true }).click();
	await expect(heading('React to a note')).toBeVisible();

	await button('Continue later').click();
	await expect(tutorial).toHaveCount(0);
	await reloadPage();
	await chooseInAbout('Continue the tutorial');
	await expect(heading('React to a note')).toBeVisible();
});

it('steps are skipped, done out of turn, and taken up again', async () => {
	await openPage(await home.signUp(), { tutorial: doneBut('react', 'post', 'palette') });
	await expect(heading('React to a note')).toBeVisible();
	await openPalette();
	await expect(palette.getByRole('combobox')).toBeFocused();
	pressKey('Escape');
	await expect(palette).toHaveCount(0);
	await button('Skip').click();
	await expect(heading('Write a note')).toBeVisible();
	await button('Write a note').click();
	const form = page.getByRole('dialog', { name: 'New note' });
	await textOf(form).fill('Hello, harbor');
	await post(form);
	await expect(tutorial.getByText('You skipped 1 step.')).toBeVisible();
	await button('Do the skipped ones').click();
	await expect(heading('React to a note')).toBeVisible();
	await button('Skip all').click();
	await expect(tutorial).toHaveCount(0);
	await reloadPage();
	await compose();
	await expect(tutorial).toHaveCount(0);
});

it('who has done all steps has the achievement, also after the server was away', async () => {
	const person = await home.signUp();
	answerWith('i/claim-achievement', async () => {
		throw new TypeError('Failed to fetch');
	});
	await openPage(person, { tutorial: doneBut('react'), path: '/' });
	const note = await home.post(person, 'Which wind?');
	const shown = page.locator(`article[data-note-id="${note.id}"]`).first();
	await shown.getByRole('button', { name: 'React', exact: true }).click();
	await page.getByRole('dialog', { name: 'Emojis' }).getByRole('button', { name: '👍' }).first().click();
	await expect(heading('You did it all')).toBeVisible();
	expect(await achievements(person)).not.toContain('tutorialCompleted');
	forgetAnswers();
	await reloadPage();
	await expect.poll(() => achievements(person)).toContain('tutorialCompleted');
	await button('Done').click();
	await expect(tutorial).toHaveCount(0);
});

it('in the deck a column is added, from the menu of the deck', async () => {
	await openPage(await home.signUp(), { base: { ui: 'deck' }, tutorial: doneBut('column') });
	await expect(heading('Add a column')).toBeVisible();
	await button('Add column').click();
	await menuItem(/^Global/).click();
	await expect(heading('You did it all')).toBeVisible();
});

it('what the token may not do is no step', async () => {
	const person = await home.signUp();
	await openPage(person, { tutorial: { state: 'paused' } });
	const { grantAllBut } = await import('@tests/factories/grantAllBut');
	const { currentSession } = await import('@/stores/session/sessions');
	grantAllBut(currentSession(), 'write:account', 'write:following');
	await chooseInAbout('Start the tutorial');
	await expect(tutorial.getByText('Step 1 of 4')).toBeVisible();
	await expect(heading('React to a note')).toBeVisible();
});
