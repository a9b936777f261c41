import { plugin, pluginCode } from '@tests/factories/plugin';
import { beforeEach, expect, it, vi } from 'vitest';
import { addColumn, chooseOfColumn, column, deck, stacks } from './support/deck';
import { card, chooseOfNote, dialog, message, page, toast } from './support/menus';
import { answerWith, home, openPage, reloadPage, setPreferences } from './support/openPage';
import { WITHIN } from './support/Place';
import { runScripts } from './support/runScripts';

vi.mock('@/platform/afterStart', () => ({ afterStart: (work: () => void) => work() }));
beforeEach(runScripts);

const INSTALL = '/settings/plugin/install';
const LIST = '/settings/plugin';
const COLUMNS = 'quarterdeck:columns';
const list = page.getByRole('list', { name: 'Installed plugins' });
const meta = (...permissions: readonly string[]) => `\tpermissions: ${JSON.stringify(permissions)}\n`;
const asked = dialog('What may Tide do?');

/** What it returns of a note besides its id is nothing that the app believes. */
const HERONS = `Quarterdeck:register_column({
	id: "herons"
	title: "Herons"
	description: "Sightings"
	load: @(page) {
		if page.untilId != null { return [] }
		Mk:api("notes/search-by-tag", { tag: "heron", limit: page.limit }).map(@(note) { { id: note.id, text: "forged" } })
	}
})`;

/** Notes what the server is asked for as keys. */
function watchKeys() {
	const keys = vi.fn();
	answerWith('miauth/gen-token', async ({ permission }) => {
		keys(permission);
		return null;
	});
	return keys;
}

/** Pastes a plugin's code, and opens the question what it may do. */
async function install(lines: string, ...permissions: readonly string[]): Promise<void> {
	await page.getByLabel('Code of the plugin').fill(pluginCode(lines, meta(...permissions)));
	await page.getByRole('button', { name: 'Install', exact: true }).click();
	await expect(asked).toBeVisible();
}

it('feeds a column with notes as the server has them, also after a reload, and no server hears of the permission', async () => {
	const person = await home.signUp();
	await home.post(person, 'one at the weir #heron');
	const keys = watchKeys();
	await openPage(person, { ...deck, path: INSTALL });
	await install(HERONS, COLUMNS);
	await expect(asked.getByText(/^See the names of your deck’s columns, add columns/)).toBeVisible();
	await expect(asked.getByLabel('Name of the key')).toHaveCount(0);
	await asked.getByRole('button', { name: 'Allow 1' }).click();
	await expect(list.getByText('Plugin started')).toHaveCount(1);
	await addColumn('From a plugin', 'Herons');
	const herons = column('plugin');
	await expect(herons.getByText('one at the weir')).toBeVisible();
	await expect(herons.getByText('forged')).toHaveCount(0);

	await reloadPage('/', runScripts);
	await expect(herons.getByText('one at the weir')).toBeVisible();
	await home.post(person, 'two at the mill #heron');
	await chooseOfColumn('Herons', 'Reload');
	await expect(herons.getByText('two at the mill')).toBeVisible();
	expect(keys).not.toHaveBeenCalled();
	expect(await home.call('i/apps', {}, person)).toEqual([]);
});

it('gets a key for what the server grants alone', async () => {
	const keys = watchKeys();
	const person = await home.signUp();
	await openPage(person, { ...deck, path: INSTALL });
	await install('<: Mk:api("i", {}).username', 'read:account', COLUMNS);
	await asked.getByLabel('Name of the key').fill('Tide table');
	await asked.getByRole('button', { name: 'Allow 2' }).click();
	await expect(list.getByText(person.username, { exact: true })).toHaveCount(1);
	expect(keys.mock.calls).toEqual([[['read:account']]]);
	expect(await home.call('i/apps', {}, person)).toMatchObject([{ name: 'Tide table', permission: ['read:account'] }]);
	await expect(list.getByText('2 permissions')).toBeVisible();
});

it('without the permission it fails, which its log says, and its column says that it isn’t running', async () => {
	const keys = watchKeys();
	setPreferences({
		plugins: [plugin(HERONS, { permissions: [COLUMNS] })],
		'deck.profiles': [
			{
				...{ id: 'default', name: 'Deck', layout: [['main'], ['herons']] },
				columns: [
					{ id: 'main', type: 'main', name: null, width: 420, height: 1, account: null },
					{
						id: 'herons',
						type: 'plugin',
						name: 'Herons',
						width: 330,
						height: 1,
						account: null,
						pluginId: 'tide:herons',
					},
				],
			},
		],
	});
	await openPage(await home.signUp(), { ...deck, path: LIST });
	await expect(list.getByText(/does not have the permission 'quarterdeck:columns'/)).toHaveCount(1);
	await expect(column('plugin').getByText('Tide isn’t running')).toBeVisible();

	await list.getByRole('button', { name: 'Give permissions' }).click();
	await asked.getByRole('button', { name: 'Allow 1' }).click();
	await expect(column('plugin').getByText('Tide isn’t running')).toHaveCount(0);
	await expect(list.getByText('1 permission')).toBeVisible();
	expect(keys).not.toHaveBeenCalled();
});

it('adds columns as the person agrees, and at once where they have pressed something of it', async () => {
	const person = await home.signUp();
	const note = await home.post(person, 'three at the lock #heron');
	await openPage(person, { ...deck, path: INSTALL });
	await install(
		`Quarterdeck:add_column({ kind: "hashtag", target: "heron" })
Plugin:register:note_action("Mentions beside", @(note) { Quarterdeck:add_column({ kind: "mentions" }) })`,
		COLUMNS,
	);
	await asked.getByRole('button', { name: 'Allow 1' }).click();
	await expect(message.getByText('Let Tide add a column to your deck?')).toBeVisible();
	await expect(message.getByText('#heron (Hashtag)')).toBeVisible();
	await message.getByRole('button', { name: 'OK' }).click();
	await expect(column('hashtag').getByText('three at the lock')).toBeVisible();
	await chooseOfNote(column('hashtag').locator(`article[data-note-id="${note.id}"]`).first(), 'Mentions beside');
	await expect(toast('Tide added Mentions')).toBeVisible();
	await expect(column('mentions')).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await vi.waitFor(async () => expect(await stacks()).not.toContain('mentions'), WITHIN);
	await expect(card(note)).toBeVisible();
});

it('is tried before it is installed, where its columns are named, and no deck is there for it', async () => {
	await openPage(await home.signUp(), { ...deck, path: INSTALL });
	const tries = async (lines: string, permissions: string) => {
		await page.getByLabel('Code of the plugin').fill(pluginCode(lines, permissions));
		await page.getByRole('button', { name: 'Try it on notes at hand' }).click();
	};
	await tries(`${HERONS}\n<: Quarterdeck:columns().len\nQuarterdeck:add_column({ kind: "mentions" })`, meta(COLUMNS));
	await expect(page.getByText('It would offer columns: Herons.')).toBeVisible();
	await expect(page.getByText(/^It fails/)).toHaveCount(0);
	await tries(HERONS, '');
	await expect(
		page.getByText(/^It fails: The plugin does not have the permission 'quarterdeck:columns'/),
	).toBeVisible();
	expect(await stacks()).not.toContain('mentions');
	await expect(message).toHaveCount(0);
});
