import { expect, it } from 'vitest';
import { addColumn, column, deck } from './support/deck';
import { home, openPage, secondHome } from './support/openPage';

it('a note of this server comes to an account of another one as a remote note', async () => {
	const second = await secondHome();
	const [here, there] = [await home.signUp(), await second.signUp()];
	// Other tests write on the same servers.
	const texts = { before: `before by ${here.username}`, after: `after by ${here.username}` };
	const before = await home.post(here, texts.before);
	await openPage(here, { ...deck, others: [there] });
	await expect(column('local')).toBeVisible();
	await addColumn(`@${there.username}`, 'Global');
	await expect(column('global').getByText(texts.before)).toBeVisible();
	const after = await home.post(here, texts.after);
	await expect(column('global').getByText(texts.after)).toBeVisible();
	await expect(column('global').getByText(`@${here.username}@${home.host}`).first()).toBeVisible();
	for (const { id } of [before, after]) {
		const uri = `${home.origin}/notes/${id}`;
		const shown = await second.call<{ type: string; object: object }>('ap/show', { uri }, there);
		expect(shown).toMatchObject({ type: 'Note', object: { uri, url: uri, user: { host: home.host } } });
		await expect(
			column('global').locator(`article[data-note-id="${(shown.object as { id: string }).id}"]`),
		).toHaveCount(1);
		await expect(column('global').locator(`article[data-note-id="${id}"]`)).toHaveCount(0);
	}
});
