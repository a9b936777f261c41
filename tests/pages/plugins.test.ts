import { plugin, pluginCode } from '@tests/factories/plugin';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { compose, textOf } from './support/composing';
import { card, chooseOfNote, dialog, menuItem, message, page, toast } from './support/menus';
import { answerWith, forgetAnswers, home, openPage, setPreferences } from './support/openPage';
import { WITHIN } from './support/Place';
import { runScripts } from './support/runScripts';

vi.mock('@/platform/afterStart', () => ({ afterStart: (work: () => void) => work() }));
beforeEach(runScripts);

const LIST = '/settings/plugin';
const INSTALL = '/settings/plugin/install';
const code = page.getByLabel('Code of the plugin');
const install = page.getByRole('button', { name: 'Install', exact: true });
const list = page.getByRole('list', { name: 'Installed plugins' });
const apps = async (person: Person) =>
	(await home.call<{ name: string; permission: string[] }[]>('i/apps', {}, person)).map(({ name, permission }) => ({
		...{ name, permission },
	}));
const installed = async () => {
	const { installedPlugins } = await import('@/stores/plugins/installedPlugins');
	const { currentSession } = await import('@/stores/session/sessions');
	return installedPlugins(currentSession());
};

const REFUSED = [
	['<: 1', 'Aiscript version none is not supported'],
	['/// @ 0.12.0\n### {', 'Aiscript syntax error'],
	['/// @ 0.12.0\n<: 1', 'Meta block not found'],
	[pluginCode('<: 1'), 'Plugin already installed'],
] as const;

it('installs nothing that it can’t, and says why', async () => {
	setPreferences({ plugins: [plugin('<: 1')] });
	await openPage(await home.signUp(), { path: INSTALL });
	for (const [source, error] of REFUSED) {
		await code.fill(source);
		if (error === 'Plugin already installed') await install.click();
		await expect(page.getByText(error, { exact: true })).toBeVisible();
		await expect(install).toBeDisabled();
	}
	expect(await installed()).toHaveLength(1);
});

it('is asked what it may do, runs, is configured, and loses its token when it goes', async () => {
	const person = await home.signUp();
	await openPage(person, { path: INSTALL });
	const meta =
		'\tpermissions: ["read:account", "write:notes"]\n\tconfig: { word: { type: "string", label: "Word", default: "calm" } }\n';
	await code.fill(pluginCode('<: Plugin:config.word\n<: Mk:api("i", {}).username', meta));
	await expect(page.getByText('It asks for 2 permissions:')).toBeVisible();
	await install.click();
	const asked = dialog('What may Tide do?');
	await asked.getByRole('button', { name: 'Cancel' }).click();
	await expect(asked).toHaveCount(0);
	expect([await installed(), await apps(person)]).toEqual([[], []]);

	await install.click();
	await asked.locator('input[type=checkbox]').last().click();
	await asked.getByLabel('Name of the key').fill('Tide table');
	await asked.getByRole('button', { name: 'Allow 1' }).click();
	await expect(list.getByText('Plugin started')).toHaveCount(1);
	for (const line of ['Starting plugin...', 'calm', person.username]) {
		await expect(list.getByText(line, { exact: true })).toHaveCount(1);
	}
	expect(await apps(person)).toEqual([{ name: 'Tide table', permission: ['read:account'] }]);
	await expect(list.getByText('1 request')).toBeVisible();

	await list.getByRole('button', { name: 'Settings' }).click();
	await dialog('Settings of Tide').getByLabel('Word').fill('storm');
	await dialog('Settings of Tide').getByRole('button', { name: 'Save' }).click();
	await expect(list.getByText('storm', { exact: true })).toHaveCount(1);

	await list.getByRole('button', { name: 'More about Tide' }).click();
	await menuItem('Uninstall').click();
	await message.getByRole('button', { name: 'Uninstall' }).click();
	await expect(page.getByText('No plugins yet')).toBeVisible();
	await vi.waitFor(async () => expect(await apps(person)).toEqual([]));
	expect(await installed()).toEqual([]);
});

/** Where the device keeps something of an account's plugins. */
const keyOf = (person: Person, name: string) => `db:aiscript:${new URL(home.origin).host}/${person.id} ${name}`;

/** Opens the page, and has it look for what removed plugins have left, as it does 15 seconds later. */
async function openTidied(person: Person): Promise<void> {
	const timers = vi.spyOn(globalThis, 'setTimeout');
	await openPage(person);
	const tidyUp = await vi.waitFor(() => {
		const [work] = timers.mock.calls.find(([, ms]) => ms === 15_000) ?? [];
		if (!work) throw new Error('The page plans to look for nothing.');
		return work;
	}, WITHIN);
	timers.mockRestore();
	tidyUp();
}

/** A page without plugins whose account has a key that could not be revoked when the last one was uninstalled. */
async function openWithKeyLeft(): Promise<Person> {
	const person = await home.signUp();
	setPreferences({});
	const { token } = await home.call<{ token: string }>(
		'miauth/gen-token',
		{ session: null, name: 'Tide', permission: ['read:account'] },
		person,
	);
	localStorage.setItem(keyOf(person, 'revocations'), JSON.stringify([token]));
	return person;
}

it('revokes the key of the last plugin at the next start, where the server didn’t answer', async () => {
	const person = await openWithKeyLeft();
	await openTidied(person);
	await vi.waitFor(async () => expect(await apps(person)).toEqual([]), WITHIN);
});

it('revokes it when the server is there again', async () => {
	const person = await openWithKeyLeft();
	let asked = 0;
	answerWith('i/revoke-token', async () => {
		asked++;
		throw new TypeError('away');
	});
	await openTidied(person);
	await vi.waitFor(() => expect(asked).toBe(1), WITHIN);
	forgetAnswers();
	const { currentSession } = await import('@/stores/session/sessions');
	currentSession().reachability.events.emit('back', undefined);
	await vi.waitFor(async () => expect(await apps(person)).toEqual([]), WITHIN);
});

it('deletes at a start what is left of a plugin that has been gone for a day', async () => {
	const person = await home.signUp();
	setPreferences({});
	const [values, gone] = [keyOf(person, 'plugin:tide'), keyOf(person, 'gone')];
	localStorage.setItem(values, '{"k":"1"}');
	localStorage.setItem(gone, JSON.stringify([['tide', Date.now() - 86_400_000]]));
	await openTidied(person);
	await vi.waitFor(
		() => expect([localStorage.getItem(values), localStorage.getItem(gone)]).toEqual([null, null]),
		WITHIN,
	);
});

it('changes what is shown and written, and acts on notes, of its account', async () => {
	const person = await home.signUp();
	const note = await home.post(person, 'high water at noon');
	const source = `Plugin:register:note_view_interruptor(@(note) { if note.text != null { note.text = \`{note.text} (4 words)\` }
note })
Plugin:register_note_action("Count", @(note) { Mk:toast(\`{note.user.username}: {note.text.len}\`) })
Plugin:register_post_form_action("Shout", @(form, update) { update("text", form.text.upper()) })
Plugin:register:note_post_interruptor(@(note) { note.text = \`{note.text}!\`
note.visibility = "public"
note })`;
	setPreferences({ plugins: [plugin(source)], defaultNoteVisibility: 'followers' });
	await openPage(person);
	await expect(card(note).getByText('high water at noon (4 words)')).toBeVisible();
	await chooseOfNote(card(note), 'Count');
	await expect(toast(`${person.username}: 18`)).toBeVisible();
	const form = await compose();
	await textOf(form).fill('low');
	await form.getByRole('button', { name: 'Plugins' }).click();
	await menuItem('Shout').click();
	await vi.waitFor(async () => expect(await textOf(form).value()).toBe('LOW'));
	await form.getByRole('button', { name: 'Post', exact: true }).click();
	await expect(message.getByText('It would change: who can see it.')).toBeVisible();
	await message.getByRole('button', { name: 'As I chose' }).click();
	await expect(form).toHaveCount(0);
	await expect(page.getByText('LOW! (4 words)')).toBeVisible();
});

it.each([
	['fails', '<: 1 + "a"', 'Tide failed and was stopped.'],
	['loops', 'loop { Mk:toast(Util:uuid()) }', 'Tide did too much at once and was stopped.'],
	[
		'throws',
		'Plugin:register:note_view_interruptor(@(note) { Core:abort("out of rope") })',
		'Tide failed several times and was stopped.',
	],
])('is stopped and named where it %s', async (_, source, notice) => {
	const person = await home.signUp();
	setPreferences({ plugins: [plugin(source)] });
	await openPage(person);
	if (notice.includes('several')) {
		for (let count = 0; count < 8; count++) {
			const { id } = await home.post(person, `note ${count}`);
			await expect(card({ id }).getByText(`note ${count}`)).toBeVisible();
		}
	}
	await expect(toast(notice)).toBeVisible();
});

it('is switched off and on, and updated, where it is asked only for what is new', async () => {
	const person = await home.signUp();
	setPreferences({ plugins: [plugin('<: "first"')] });
	await openPage(person, { path: LIST });
	await expect(list.getByText('first', { exact: true })).toHaveCount(1);
	const active = list.getByRole('switch', { name: 'Active' });
	await active.click();
	await expect(list.getByText('Inactive')).toBeVisible();
	await expect(list.getByText('first', { exact: true })).toHaveCount(0);
	await active.click();
	await expect(list.getByText('first', { exact: true })).toHaveCount(1);
	await list.getByRole('button', { name: 'More about Tide' }).click();
	await menuItem('Show source').click();
	await expect(dialog('Source of Tide').getByText('author: "mara"')).toBeVisible();
	await dialog('Source of Tide').getByRole('button', { name: 'Close' }).click();
	await list.getByRole('button', { name: 'More about Tide' }).click();
	await menuItem('Update').click();
	const update = page.getByRole('button', { name: 'Update', exact: true });
	await code.fill(pluginCode('<: 1').replace('Tide', 'Fog'));
	await update.click();
	await expect(page.getByText('This is another plugin')).toBeVisible();
	await code.fill(
		pluginCode('<: Mk:api("i", {}).username', '\tpermissions: ["read:account"]\n').replace('1.0.0', '2.0.0'),
	);
	await update.click();
	await dialog('What may Tide do?').getByRole('button', { name: 'Allow 1' }).click();
	await expect(list.getByText(person.username, { exact: true })).toHaveCount(1);
	await expect(list.getByText('2.0.0')).toBeVisible();
	expect(await installed()).toMatchObject([{ installId: 'tide', version: '2.0.0' }]);
	expect(await apps(person)).toEqual([{ name: 'Tide', permission: ['read:account'] }]);
});

it('changes a page that is read, and not the form in which it is edited', async () => {
	const person = await home.signUp();
	const written = await home.call<{ id: string }>(
		'pages/create',
		{
			...{ title: 'Tide table', name: 'tides', variables: [], script: '' },
			content: [{ id: 'a', type: 'text', text: 'High water at noon' }],
		},
		person,
	);
	const source = 'Plugin:register:page_view_interruptor(@(page) { page.title = `{page.title} (checked)`\n page })';
	setPreferences({ plugins: [plugin(source)] });
	await openPage(person, { path: `/@${person.username}/pages/tides` });
	await expect(page.getByRole('heading', { name: 'Tide table (checked)' }).first()).toBeVisible();
	await runScripts();
	await openPage(person, { path: `/pages/edit/${written.id}` });
	await expect.poll(() => page.getByLabel('Title').first().value()).toBe('Tide table');
});

it('is tried on the notes at hand before it is installed, and reaches nothing else', async () => {
	const person = await home.signUp();
	for (const said of ['low tide', 'high water', 'fog']) await home.post(person, said);
	await openPage(person, { path: INSTALL });
	await code.fill(
		pluginCode(`Plugin:register:note_view_interruptor(@(note) { if note.text == "fog" { null } else { note.text = \`{note.text}!\`
note } })
Plugin:register:note_action("Measure", @(note) { })
<: Mk:confirm("Sure?", "")
let answer = Mk:api("i", {})
if Core:type(answer) != "error" { Core:abort("it got an answer") }`),
	);
	await page.getByRole('button', { name: 'Try it on notes at hand' }).click();
	await expect(page.getByText('Of 3 notes it would change 2 and hide 1.')).toBeVisible();
	await expect(page.getByText('It would add to menus: Measure.')).toBeVisible();
	await expect(page.getByText('high water!')).toBeVisible();
	await expect(page.getByText(/^It fails/)).toHaveCount(0);
	await expect(message).toHaveCount(0);
	expect([await installed(), await apps(person)]).toEqual([[], []]);
});

it('does not run in safe mode', async () => {
	setPreferences({ plugins: [plugin('<: 1')] });
	await openPage(await home.signUp(), { path: `${LIST}?safemode` });
	await expect(page.getByText('The app was started in safe mode: no plugin runs.')).toBeVisible();
	await expect(list.getByText('Not started')).toBeVisible();
	await expect(list.getByText('This plugin does not have a config')).toBeVisible();
});
