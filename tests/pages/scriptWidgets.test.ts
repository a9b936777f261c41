import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { column, deck } from './support/deck';
import { dialog, menuItem, page } from './support/menus';
import { home, openPage, reloadPage, setPreferences } from './support/openPage';
import type { Place } from './support/Place';
import { runScripts } from './support/runScripts';

// Widgets come some seconds after the start, and nothing has a size here.
vi.mock('@/platform/afterStart', () => ({ afterStart: (work: () => void) => work() }));
const seen = vi.hoisted(() => ({ isSeen: true }));
vi.mock('@/platform/useIsSeen', () => ({ useIsSeen: () => seen.isSeen }));

beforeEach(runScripts);
afterEach(() => vi.unstubAllGlobals());

const beside = { base: { sideWidgets: true } };
const widget = (kind: string): Place => page.locator(`[data-widget="${kind}"]`);
const output = (kind: string): Place => widget(kind).getByRole('log', { name: 'Output' });
const place = (kind: string, data: object) =>
	setPreferences({ widgets: [{ name: kind, id: 'w', place: 'right', data }] });

async function write(source: string): Promise<void> {
	await widget('aiscript').getByRole('textbox', { name: 'Program' }).fill(source);
}

const asked = (name: string): Place => page.getByRole('alertdialog', { name });
const run = () => widget('aiscript').getByRole('button', { name: 'Run' }).click();

it('the console runs a program, keeps it, and shows what it prints', async () => {
	const person = await home.signUp();
	place('aiscript', {});
	await openPage(person, beside);
	await write('<: `Hi {USER_USERNAME}`\n<: Mk:api("i", {}).id == USER_ID');
	await run();
	await expect(output('aiscript').getByText(`Hi ${person.username}`)).toBeVisible();
	await expect(output('aiscript').getByText('true')).toBeVisible();
	await widget('aiscript').getByRole('button', { name: 'Clear output' }).click();
	await expect(output('aiscript').getByText('true')).toHaveCount(0);
	await reloadPage();
	expect(await widget('aiscript').getByRole('textbox', { name: 'Program' }).value()).toMatch(/^<: `Hi/);
});

it('errors of a program say where they are', async () => {
	place('aiscript', { script: 'let a = [1]\n<: a[5]' });
	await openPage(await home.signUp(), beside);
	await run();
	const error = 'Error: Index out of range. index: 5 max: 0 (line 2, column 5)';
	await expect(output('aiscript').getByText(error)).toBeVisible();
	await write('<: 1 +');
	await run();
	await expect(
		output('aiscript').getByText('Syntax error: Parsing error. (Line 1:7) (line 1, column 7)'),
	).toBeVisible();
});

it('an endless loop can be stopped', async () => {
	place('aiscript', { script: '<: "begins"\nloop { 1 }' });
	await openPage(await home.signUp(), beside);
	await run();
	await expect(output('aiscript').getByText('begins')).toBeVisible();
	await widget('aiscript').getByRole('button', { name: 'Stop' }).click();
	await expect(output('aiscript').getByText('Stopped.')).toBeVisible();
	await expect(widget('aiscript').getByRole('button', { name: 'Run' })).toBeVisible();
});

it('an app can be stopped, and started again', async () => {
	place('aiscriptApp', { script: 'Ui:render([Ui:C:text({ text: "It turns" })])\nloop { 1 }' });
	await openPage(await home.signUp(), beside);
	const app = widget('aiscriptApp');
	await expect(app.getByText('It turns')).toBeVisible();
	await app.getByRole('button', { name: 'Stop' }).click();
	await expect(output('aiscriptApp').getByText('Stopped.')).toBeVisible();
	await expect(app.getByRole('button', { name: 'Stop' })).toHaveCount(0);
	await app.getByRole('button', { name: 'Start again' }).click();
	await expect(app.getByRole('button', { name: 'Stop' })).toBeVisible();
});

it('a program of a shared deck waits until somebody starts it', async () => {
	const { deckLink } = await import('@/shell/deck/sharing/deckLinks');
	const widgets = [{ id: 'w', name: 'aiscriptApp', data: { script: 'Ui:render([Ui:C:text({ text: "It acts" })])' } }];
	const strangers = { name: 'Trap', accounts: [], columns: [{ type: 'widgets', widgets }], layout: [[0]] };
	const link = new URL((await deckLink(strangers)) ?? '');
	await openPage(await home.signUp(), { ...deck, path: link.pathname + link.hash });
	await dialog('Import deck').getByText('widgets and their programs').click();
	await dialog('Import deck').getByRole('button', { name: 'Add deck' }).click();
	await expect(column('widgets').getByText('Start it only if you trust it')).toBeVisible();
	await expect(column('widgets').getByText('It acts')).toHaveCount(0);
	await column('widgets').getByRole('button', { name: 'Start' }).click();
	await expect(column('widgets').getByText('It acts')).toBeVisible();
	const { deckStore } = await import('@/stores/deck/DeckStore');
	expect(deckStore.deck.columns[0]?.widgets).toMatchObject([{ data: { isHeld: false } }]);
});

it('what a program draws is of the app, and calls the program', async () => {
	place('aiscriptApp', {
		script: `var n = 0
let count = Ui:C:text({ text: "0 times" })
let said = Ui:C:text({ text: "" })
Ui:render([
	count
	Ui:C:mfm({ text: "**bold** $[clickable.ev=tide press]", onClickEv: @(ev) { said.update({ text: ev }) } })
	Ui:C:buttons({ buttons: [
		{ text: "More", primary: true, onClick: @() { n += 1
			count.update({ text: \`{n} times\` }) } }
		{ text: "Locked", disabled: true, onClick: @() { n += 100 } }
	] })
	Ui:C:container({ align: "center", children: [
		Ui:C:switch({ label: "Fog", onChange: @(on) { said.update({ text: \`fog {on}\` }) } })
		Ui:C:textInput({ label: "Name", default: "Mara", onInput: @(t) { said.update({ text: t }) } })
		Ui:C:numberInput({ label: "Depth", onInput: @(d) { said.update({ text: (d * 2).to_str() }) } })
		Ui:C:textarea({ label: "Log", caption: "Of today", onInput: @(t) { said.update({ text: t.upper() }) } })
		Ui:C:select({ label: "Pier", items: [{ text: "North", value: "n" }, { text: "South", value: "s" }], onChange: @(v) { said.update({ text: v }) } })
	] })
	Ui:C:folder({ title: "Chest", opened: false, children: [Ui:C:text({ text: "Gold" })] })
	said
])`,
	});
	await openPage(await home.signUp(), beside);
	const app = widget('aiscriptApp');
	await expect(app.getByText('0 times')).toBeVisible();
	await expect(app.locator('b').getByText('bold')).toBeVisible();
	await app.getByRole('button', { name: 'More' }).click();
	await app.getByRole('button', { name: 'More' }).click();
	await expect(app.getByText('2 times')).toBeVisible();
	await expect(app.getByRole('button', { name: 'Locked' })).toBeDisabled();
	await app.getByRole('button', { name: 'press' }).click();
	await expect(app.getByText('tide')).toBeVisible();
	await app.getByRole('switch', { name: 'Fog' }).click();
	await expect(app.getByText('fog true')).toBeVisible();
	await app.getByRole('textbox', { name: 'Name' }).fill('Noor');
	await expect(app.getByText('Noor')).toBeVisible();
	await app.getByLabel('Depth').fill('21');
	await expect(app.getByText('42')).toBeVisible();
	await app.getByRole('textbox', { name: 'Log' }).fill('calm');
	await expect(app.getByText('CALM')).toBeVisible();
	await app.getByLabel('Pier').selectOption({ label: 'South' });
	await expect(app.getByText('s', { exact: true })).toBeVisible();
	await expect(app.locator('details').getByText('Gold')).toHaveCount(1);
});

it('a program asks by dialogs, and keeps what it is told apart from other widgets', async () => {
	const person = await home.signUp();
	const script = `let kept = Mk:load("answer")
<: \`kept {kept}\`
if Mk:confirm("Sail?", "The wind is fair.") { Mk:save("answer", readline("Where to?")) }
<: Mk:load("answer")`;
	setPreferences({
		widgets: [
			{ name: 'aiscript', id: 'a', place: 'right', data: { script } },
			{ name: 'button', id: 'b', place: 'right', data: { label: 'Look', script: '<: `other {Mk:load("answer")}`' } },
		],
	});
	await openPage(person, beside);
	await run();
	await asked('Sail?').getByRole('button', { name: 'OK' }).click();
	await dialog('Where to?').getByRole('textbox').fill('North');
	await dialog('Where to?').getByRole('button', { name: 'OK' }).click();
	await expect(output('aiscript').getByText('kept null')).toBeVisible();
	await expect(output('aiscript').getByText('North')).toBeVisible();
	await widget('button').getByRole('button', { name: 'Look', exact: true }).click();
	await expect(output('button').getByText('other null')).toBeVisible();
	await run();
	await asked('Sail?').getByRole('button', { name: 'Cancel' }).click();
	await expect(output('aiscript').getByText('kept North')).toBeVisible();
	await expect(output('aiscript').getByText('North', { exact: true })).toBeVisible();
});

it('a row of dialogs has a way to stop the program', async () => {
	place('aiscript', { script: 'var n = 0\nloop { n += 1\nMk:dialog(`Number {n}`, "and on") }' });
	await openPage(await home.signUp(), beside);
	await run();
	await asked('Number 1').getByRole('button', { name: 'Got it' }).click();
	await asked('Number 2').getByRole('button', { name: 'Got it' }).click();
	await asked('Number 3').getByRole('button', { name: 'Stop the program' }).click();
	await expect(output('aiscript').getByText('Stopped.')).toBeVisible();
});

it('a button runs its program, also after it was changed', async () => {
	place('button', { label: 'Ahoy', script: 'Mk:toast("Ahoy there")' });
	await openPage(await home.signUp(), beside);
	await widget('button').getByRole('button', { name: 'Ahoy', exact: true }).click();
	await expect(page.getByText('Ahoy there')).toBeVisible();
	await page.getByRole('button', { name: 'Menu of Ahoy', exact: true }).click();
	await menuItem('Settings').click();
	const settings = dialog('Settings of Ahoy');
	await settings.getByLabel('Program').fill('<: "changed"');
	await settings.getByRole('button', { name: 'Save' }).click();
	await widget('button').getByRole('button', { name: 'Ahoy', exact: true }).click();
	await expect(output('button').getByText('changed')).toBeVisible();
});

it('the server’s refusals reach the program, and its token does not', async () => {
	place('aiscript', {
		script: `let e = Mk:api("notes/show", { noteId: "none" })
<: e.name
<: e.info.code
<: Obj:keys(Mk:api("i", {})).incl("token")`,
	});
	await openPage(await home.signUp(), beside);
	await run();
	await expect(output('aiscript').getByText('request_failed')).toBeVisible();
	await expect(output('aiscript').getByText('NO_SUCH_NOTE')).toBeVisible();
	await expect(output('aiscript').getByText('false')).toBeVisible();
});

it('the mascot answers a press', async () => {
	place('aichan', {});
	await openPage(await home.signUp(), beside);
	await widget('aichan').getByRole('button', { name: 'Skip the gull' }).click();
	await expect(widget('aichan').getByRole('status').getByText(/./)).toHaveCount(1);
});
