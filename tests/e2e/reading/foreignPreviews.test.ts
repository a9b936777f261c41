import { openDeckTool } from '../support/openDeckTool';
import { expect, test } from '../support/test';

/** No server listens here. */
const LINK = 'http://127.0.0.1:9/dead';

test('links in a column of another server are asked about without an error of the browser’s', async ({
	open,
	home,
	ownServer,
}) => {
	// As on a real server, other origins can't read the home server's `/url`.
	const away = (await ownServer()).home;
	const writer = await away.signUp();
	const reader = await away.follower(writer);
	await away.post(writer, `look at ${LINK}`);
	const page = await open(await home.signUp(), { base: { ui: 'deck' }, others: [reader] });
	const refused: string[] = [];
	page.on('console', message => {
		if (/CORS policy/.test(message.text())) refused.push(message.text());
	});
	const asked = page.waitForRequest(/\/url\?/);
	await openDeckTool(page, 'Add column');
	await page.getByRole('menuitem', { name: `@${reader.username}` }).click();
	await page.getByRole('menuitem', { name: /^Home/ }).last().click();
	expect(new URL((await asked).url()).origin).toBe(home.origin);
	await (await asked).response();
	expect(refused).toEqual([]);
});
