import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { goToDrive, holdAnswer } from './support/lateAnswers';
import { menuItem, message, page, toast } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';
import { WITHIN } from './support/Place';
import { runScripts } from './support/runScripts';

beforeEach(runScripts);
afterEach(() => vi.unstubAllGlobals());

interface ToldPlay {
	readonly id: string;
	readonly title: string;
	readonly script: string;
	readonly visibility: string;
	readonly isLiked?: boolean;
	readonly likedCount: number;
}

const make = (author: Person, fields: object = {}) =>
	home.call<ToldPlay>(
		'flash/create',
		{ title: 'Soundings', summary: 'By the **deep**', script: '<: "starts"', permissions: [], ...fields },
		author,
	);
const show = (flashId: string, person: Person) => home.call<ToldPlay>('flash/show', { flashId }, person);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const keptEdits = () => Object.keys(localStorage).filter(key => key.startsWith('edits:'));
const output = page.getByRole('log', { name: 'Output' });

const PROGRAM = [
	'<: Mk:api("i", {}).info.code',
	'Mk:save("seen", true)',
	'Ui:render([Ui:C:button({ text: "Heave", onClick: @() { <: "heaved" } })])',
	'Async:timeout(1, @() { none })',
].join('\n');

it('nothing of a play runs before it is started; it has no token, and names the line of its errors', async () => {
	const [author, reader] = [await home.signUp(), await home.signUp()];
	const { id } = await make(author, { script: PROGRAM });
	await openPage(reader, { path: `/play/${id}` });
	await expect(page.getByRole('heading', { name: 'Soundings' }).first()).toBeVisible();
	await expect(page.getByText('deep')).toBeVisible();
	await expect(output).toHaveCount(0);
	await button('Start').click();
	const stage = page.getByRole('region', { name: 'Soundings' });
	await expect(stage).toBeFocused();
	await stage.getByRole('button', { name: 'Heave' }).click();
	await expect(output.getByText('heaved')).toBeVisible();
	await expect(output.getByText('CREDENTIAL_REQUIRED')).toBeVisible();
	await expect(output.getByText(/No such variable 'none'.*line 4/)).toBeVisible();
	await button('Stop').click();
	await expect(output.getByText('Stopped.')).toBeVisible();
	await expect(stage.getByRole('button', { name: 'Heave' })).toBeDisabled();
	await button('Start again').click();
	await expect(stage.getByRole('button', { name: 'Heave' })).toBeEnabled();
	await button('Back to the start screen').click();
	await expect(button('Start')).toBeFocused();
	await expect(stage).toHaveCount(0);
});

it('a like shows at once, in the play and in the lists; its source and its menu are for all', async () => {
	const [author, reader] = [await home.signUp(), await home.signUp()];
	const { id, title } = await make(author, { title: `Liked by one ${author.username}` });
	await openPage(reader, { path: `/play/${id}` });
	await button('Like, 0 so far').click();
	await expect(button('Like, 1 so far')).toBeVisible();
	await expect.poll(async () => (await show(id, reader)).isLiked).toBe(true);
	await button('Source').click();
	await expect(page.getByText('<: "starts"')).toBeVisible();
	await button('More about this play').click();
	await expect(menuItem('Report to the moderators…')).toBeVisible();
	await expect(menuItem('Delete play')).toHaveCount(0);
	await openPage(reader, { path: '/play#liked' });
	await expect(page.getByRole('list', { name: 'Liked' }).getByRole('link', { name: title })).toBeVisible();
	await openPage(reader, { path: `/@${author.username}/plays` });
	await expect(page.getByRole('link', { name: title })).toBeVisible();
});

it('a play is written from an example, kept until it is saved, changed and deleted', async () => {
	const author = await home.signUp();
	await openPage(author, { path: '/play/new' });
	const create = button('Create');
	await expect(create).toBeDisabled();
	await button('Examples').click();
	await menuItem(/^Counter/).click();
	await page.getByLabel('Description').fill('Counts.');
	await reloadPage();
	await runScripts();
	await expect(page.getByText('Your unsaved changes from last time are back.')).toBeVisible();
	await button('Run').click();
	await expect(button('+1')).toBeVisible();
	await page.getByLabel('Private').click();
	await create.click();
	await expect(page.getByRole('heading', { name: 'Counter' }).first()).toBeVisible();
	const [made] = await home.call<ToldPlay[]>('flash/my', {}, author);
	expect(made).toMatchObject({ title: 'Counter', visibility: 'private' });
	await button('More about this play').click();
	await menuItem('Edit play').click();
	await page.getByRole('textbox', { name: 'Program' }).fill('<: 1\n<: none');
	await button('Run').click();
	await expect(output.getByText(/line 2/)).toBeVisible();
	await expect(page.locator('[data-error]').getByText('2', { exact: true })).toHaveCount(1);
	await button('Save').click();
	await expect(page.getByText('Play saved')).toBeVisible();
	expect((await show(made?.id ?? '', author)).script).toBe('<: 1\n<: none');
	await page.getByLabel('Description').fill('Counts no more.');
	await button('Delete play').click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByRole('tab', { name: 'Yours' })).toHaveAttribute('aria-selected', 'true');
	expect(await home.call('flash/my', {}, author)).toEqual([]);
	expect(keptEdits()).toEqual([]);
});

it('the form begins with the play as it is on the server, and keeps nothing while nobody types', async () => {
	const author = await home.signUp();
	const { id } = await make(author);
	await openPage(author, { path: `/play/${id}` });
	await expect(page.getByRole('heading', { name: 'Soundings' }).first()).toBeVisible();
	await home.call('flash/update', { flashId: id, script: '<: "newer"' }, author);
	await button('More about this play').click();
	await menuItem('Edit play').click();
	const program = page.getByRole('textbox', { name: 'Program' });
	await expect(program).toHaveValue('<: "newer"');
	// Longer than the pause after which edits are kept.
	await new Promise(done => setTimeout(done, 600));
	await expect(button('Discard changes')).toHaveCount(0);
	expect(keptEdits()).toEqual([]);
});

it('a play that is made after the person has gone on is told, and not made again by its form', async () => {
	const author = await home.signUp();
	const answer = holdAnswer('flash/create');
	await openPage(author, { path: '/play' });
	await page.getByRole('link', { name: 'New play' }).click();
	await page.getByLabel('Title', { exact: true }).fill('Ebb');
	await page.getByRole('textbox', { name: 'Program' }).fill('<: "ebb"');
	await button('Create').click();
	await goToDrive();
	answer.open();
	await expect(toast('Play created')).toBeVisible();
	expect(location.pathname).toBe('/my/drive');
	history.back();
	await expect(button('Create')).toBeDisabled();
	await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
	await button('Show').click();
	await expect(page.getByRole('heading', { name: 'Ebb' }).first()).toBeVisible();
});

it('what a play keeps goes when it is made or deleted', async () => {
	const author = await home.signUp();
	const kept = () => Object.keys(localStorage).filter(key => key.includes('aiscript:'));
	const program = page.getByRole('textbox', { name: 'Program' });
	await openPage(author, { path: '/play/new' });
	await page.getByLabel('Title', { exact: true }).fill('Ebb');
	await program.fill('Mk:save("x", 1)\n<: Mk:load("x")');
	await button('Run').click();
	await expect(output.getByText('1')).toBeVisible();
	expect(kept()).toHaveLength(1);
	await button('Create').click();
	await expect(page.getByRole('heading', { name: 'Ebb' }).first()).toBeVisible();
	await expect.poll(kept).toEqual([]);
	await button('Start').click();
	await expect(output.getByText('1')).toBeVisible();
	expect(kept()).toHaveLength(1);
	await button('More about this play').click();
	await menuItem('Delete play').click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(toast('Ebb was deleted')).toBeVisible();
	await expect.poll(kept).toEqual([]);
});

it('a new play that is discarded, or lost, leaves nothing to the next one', async () => {
	const author = await home.signUp();
	const program = page.getByRole('textbox', { name: 'Program' });
	await openPage(author, { path: '/play/new' });
	await program.fill('Mk:save("x", 1)\n<: Mk:load("x")');
	await button('Run').click();
	await expect(output.getByText('1')).toBeVisible();
	await button('Discard changes').click();
	await program.fill('<: Mk:load("x")');
	await button('Run').click();
	await expect(output.getByText('null')).toBeVisible();
	await program.fill('Mk:save("x", 1)\n<: "saved"');
	await button('Run').click();
	await expect(output.getByText('saved')).toBeVisible();
	const stored = () => Object.keys(localStorage).filter(key => key.endsWith(' play:new'));
	expect(stored()).toHaveLength(1);
	await program.fill('');
	await reloadPage(undefined, runScripts);
	// Sooner than anybody writes a program, the page deletes what the last one has kept.
	await vi.waitFor(() => expect(stored()).toEqual([]), WITHIN);
	await program.fill('<: Mk:load("x")');
	await button('Run').click();
	await expect(output.getByText('null')).toBeVisible();
});

it('says what others may not do, and what is not there', async () => {
	const [author, other] = [await home.signUp(), await home.signUp()];
	const [open, hidden] = [await make(author), await make(author, { visibility: 'private' })];
	await openPage(other, { path: `/play/${open.id}/edit` });
	await expect(page.getByText('You can’t edit this play')).toBeVisible();
	await openPage(other, { path: `/play/${hidden.id}` });
	await expect(page.getByText('This play doesn’t exist')).toBeVisible();
	await openPage(null, { path: `/play/${open.id}` });
	await runScripts();
	await button('Start').click();
	await expect(output.getByText('starts')).toBeVisible();
	await openPage(null, { path: '/play' });
	await expect(page.getByRole('list', { name: 'Featured' })).toBeVisible();
	await expect(page.getByRole('tab')).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'New play' })).toHaveCount(0);
});
