import type { Page } from '@playwright/test';
import { writeDecks } from '@/domain/deck/storedDecks';
import { newColumn } from '@/stores/deck/deckOperations';
import { expect, test } from '../support/test';

const OUT = '/work/tmp/deck21';
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 }, wide: { width: 1920, height: 1080 } };

for (const [size, viewport] of Object.entries(SIZES))
	for (const dark of [false, true])
		for (const language of ['en-US', 'ja-JP']) {
			if ((size !== 'desk') && dark !== (language === 'ja-JP')) continue;
			test(`shots ${size} ${dark} ${language}`, async ({ open, home }) => {
				test.setTimeout(120_000);
				const ja = language === 'ja-JP';
				const person = await home.signUp();
				for (let i = 0; i < 6; i++) await home.post(person, `fog #harbour ${i}`);
				const note = await home.post(person, 'who has the watch?');
				await home.post(person, { text: 'I have', replyId: note.id });
				const list = await home.call<{ id: string }>('users/lists/create', { name: 'Crew' }, person);
				const clip = await home.call<{ id: string }>('clips/create', { name: 'Empty clip' }, person);
				const columns = [
					newColumn('main', { id: 'main' }),
					newColumn('notifications', { id: 'n', collapsed: true }),
					newColumn('home', { id: 'home', flexible: true, color: '--account-3', icon: 'star' }),
					newColumn('hashtag', { id: 'tag', name: '#harbour', target: { kind: 'hashtag', id: 'harbour' } }),
					newColumn('list', { id: 'list', name: 'Crew', collapsed: true, target: { kind: 'list', id: list.id } }),
					newColumn('thread', { id: 'thread', name: 'Thread', target: { kind: 'note', id: note.id } }),
					newColumn('clip', { id: 'clip', name: 'Empty clip', target: { kind: 'clip', id: clip.id } }),
					newColumn('local', { id: 'gone', account: 'tide.example/x', owner: { origin: 'https://tide.example', username: 'rin' } }),
					newColumn('antenna', { id: 'antenna' }),
				];
				const deck = { id: 'default', name: 'Deck', columns, layout: [['main'], ['n'], ['home'], ['tag', 'list'], ['thread'], ['clip', 'gone'], ['antenna']] };
				await home.call('i/registry/set', { scope: ['client', 'preferences', 'sync'], key: 'default:deck.profiles', value: [[{}, writeDecks([deck])]] }, person);
				const page = await open(person, { base: { ui: 'deck', darkMode: dark }, language, context: { viewport, ...(size === 'phone' && { isMobile: true, hasTouch: true, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile' }) } });
				await expect(page.locator('section[data-column="main"]')).toBeAttached();
				await page.waitForTimeout(2500);
				const shot = (name: string) => page.screenshot({ path: `${OUT}/${size}-${dark ? 'dark' : 'light'}-${language}-${name}.png` });
				await shot('deck');
				await page.evaluate(() => document.querySelector('[data-deck]')?.scrollTo({ left: 99999, behavior: 'instant' }));
				await page.waitForTimeout(700);
				await shot('deckEnd');
				if (size === 'phone') return;
				await page.evaluate(() => document.querySelector('[data-deck]')?.scrollTo({ left: 0, behavior: 'instant' }));
				const menu = page.locator('section[data-column="home"] header button').last();
				await menu.click();
				await page.waitForTimeout(400);
				await shot('menu');
				await page.getByRole('menuitem', { name: ja ? /^幅と高さ/ : /^Width and height/ }).click();
				await page.waitForTimeout(500);
				await shot('menuSize');
				await closeAll(page);
				await menu.click();
				await page.getByRole('menuitem', { name: ja ? /^色とアイコン/ : /^Color and icon/ }).click();
				await page.waitForTimeout(500);
				await shot('menuLook');
				await closeAll(page);
				await page.keyboard.press('w'); await page.keyboard.press('d');
				await page.waitForTimeout(500);
				await shot('decks');
				await closeAll(page);
				await page.keyboard.press('w'); await page.keyboard.press('d');
				await page.getByRole('menuitem', { name: ja ? /^デッキをリセット/ : /^Reset deck/ }).click();
				await page.waitForTimeout(500);
				await page.keyboard.press('w'); await page.keyboard.press('z');
				await page.waitForTimeout(300);
				await page.keyboard.press('w'); await page.keyboard.press('v');
				await page.waitForTimeout(900);
				await shot('history');
				await closeAll(page);
				await page.keyboard.press('w'); await page.keyboard.press('d');
				await page.getByRole('menuitem', { name: ja ? /^デッキを共有/ : /^Share or export/ }).click();
				await page.waitForTimeout(700);
				await shot('share');
				await page.getByRole('checkbox').click();
				const downloading = page.waitForEvent('download');
				await page.getByRole('button', { name: ja ? 'ファイルに保存' : 'Save file' }).click();
				const path = await (await downloading).path();
				await closeAll(page);
				await page.keyboard.press('w'); await page.keyboard.press('d');
				await page.getByRole('menuitem', { name: ja ? /^デッキを読み込む/ : /^Import deck/ }).click();
				await page.waitForTimeout(500);
				await shot('import');
				await page.locator('input[type="file"]').setInputFiles(path);
				await page.getByRole('checkbox').click();
				await page.waitForTimeout(500);
				await shot('importPreview');
				await closeAll(page);
				await page.keyboard.press('?');
				await page.waitForTimeout(500);
				await page.evaluate(() => { const d = document.querySelector('[role="dialog"] dl'); if (d) d.scrollTop = 99999; });
				await shot('sheet');
				await closeAll(page);
				const handle = page.locator('section[data-column="hashtag"] [data-column-handle]').first();
				const box = await handle.boundingBox();
				if (box) {
					await page.mouse.move(box.x + 60, box.y + 20);
					await page.mouse.down();
					await page.mouse.move(box.x - 160, box.y + 30, { steps: 8 });
					await page.waitForTimeout(500);
					await shot('drag');
					await page.mouse.up();
				}
			});
		}

async function closeAll(page: Page): Promise<void> {
	for (let i = 0; i < 5; i++) {
		if ((await page.locator('[role="menu"], [role="dialog"]').count()) === 0) break;
		await page.keyboard.press('Escape');
		await page.waitForTimeout(350);
	}
}
