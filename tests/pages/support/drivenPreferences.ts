import { expect, vi } from 'vitest';
import { post } from './composing';
import {
	account,
	answerWithPreview,
	at,
	closeByKey,
	count,
	type DrivenSetting,
	draft,
	feed,
	filled,
	fresh,
	press,
	question,
	session,
} from './driving';
import { message, page } from './menus';
import { changeAnswer, home } from './openPage';

const html = () => document.documentElement;
const PREVIEW = '[data-note-id="preview of the settings"]';
/** The note above the settings, without the time that passes. */
const preview: DrivenSetting = {
	sees: () => document.querySelector(PREVIEW)?.outerHTML,
};

/** What the next start paints first, in light or dark. */
const painted = (base: 'light' | 'dark') => (): unknown =>
	(JSON.parse(localStorage.getItem('theme') ?? '{}') as Readonly<Record<string, Record<string, string> | undefined>>)[
		base
	]?.['--canvas'];

/** The settings of the page of themes. */
export const THEMES: Readonly<Record<string, DrivenSetting>> = {
	syncDeviceDarkMode: {
		// The device is dark, what is chosen here is light, or the other way round.
		sees: () => html().dataset.theme,
	},
	darkMode: { sees: () => html().dataset.theme },
	lightTheme: {
		sees: painted('light'),
		change: row => row.getByRole('radio', { name: 'Coffee' }).click(),
	},
	darkTheme: {
		sees: painted('dark'),
		change: row => row.getByRole('radio', { name: 'Astro' }).click(),
	},
	themes: {
		sees: () => document.querySelector('[data-marker="themes"]')?.textContent,
		async change() {
			const { installTheme } = await import('@/stores/themes/installedThemes');
			installTheme({ id: 'mine', name: 'Mine', base: 'dark', props: { accent: '#ff00aa' } }, await session());
		},
	},
};

/** The settings of the page of preferences. */
export const PREFERENCES: Readonly<Record<string, DrivenSetting>> = {
	language: {
		sees: () => localStorage.getItem('lang'),
		to: 'ja-JP',
	},
	tips: {
		sees: of => at(of, '/', feed, () => count('[data-tip]')),
		change: press('Show again'),
	},
	menuStyle: {
		to: 'drawer',
		async sees() {
			await page.locator('[data-marker="menuStyle"]').getByRole('button', { name: 'Options for' }).click();
			const shown = await page.locator('[data-presentation]').first().one();
			const { presentation } = shown.dataset;
			await closeByKey(page.getByRole('menu'));
			return presentation;
		},
		afterwards: 'auto',
	},
	avatarSize: preview,
	emojiStyle: { ...preview, to: 'native' },
	instanceTicker: { ...preview, to: 'none' },
	timeDisplay: preview,
	fontSize: { sees: () => html().dataset.textSize, to: 'large' },
	animation: { sees: () => html().classList.contains('no-animation') },
	// Media.
	nsfw: { ...preview, to: 'force', afterwards: 'respect' },
	confirmWhenRevealingSensitiveMedia: {
		async sees(of) {
			const fileId = await home.upload(of.person);
			await home.call('drive/files/update', { fileId, isSensitive: true }, of.person);
			const { id } = await home.post(of.person, { text: 'covered', fileIds: [fileId] });
			const cover = page.locator(`[data-note-id="${id}"]`).getByRole('button', { name: /Sensitive/ });
			return at(of, `/notes/${id}`, cover, async () => {
				await cover.click();
				return question();
			});
		},
	},
	mediaListWithOneImageAppearance: { ...preview, to: '1_1' },
	videoVolume: {
		to: 0.8,
		async sees(of) {
			const { id } = await home.post(of.person, 'a film');
			const file = {
				id: 'film',
				name: 'a.mp4',
				type: 'video/mp4',
				url: `${home.origin}/files/${fresh()}.mp4`,
				size: 1,
			};
			changeAnswer('notes/show', { fileIds: ['film'], files: [{ ...file, properties: { width: 4, height: 3 } }] });
			const play = page.locator(`[data-note-id="${id}"]`).getByRole('button', { name: /Play/ });
			return at(of, `/notes/${id}`, play, async () => {
				await play.first().click();
				return (await page.locator('video').first().one<HTMLVideoElement>()).volume;
			});
		},
	},
	// Reactions.
	reactionsDisplaySize: preview,
	confirmOnReact: {
		async sees(of) {
			const { react } = await import('@/features/noteActions/react');
			const { id } = await home.post(of.person, 'react to me');
			const own = await session();
			own.entities.ingest([await own.api.call('notes/show', { noteId: id })]);
			void react(own, id, '👍');
			return question();
		},
	},
	// Timelines.
	collapseRenotes: {
		async sees(of) {
			const { id } = await home.post(of.person, `known ${fresh()}`);
			const renote = await home.post(of.person, { renoteId: id });
			const shown = page.locator(`[data-note-id="${renote.id}"]`);
			return at(of, '/', shown, () => count(`[data-note-id="${renote.id}"] button[data-content]`));
		},
	},
	keepsSeen: {
		async sees(of) {
			const field = page.getByRole('searchbox', { name: 'Search notes seen on this device' });
			return at(of, '/search?type=seen', field, () => count('input[type="search"]:disabled'));
		},
		async change(row) {
			await row.getByRole('switch').click();
			// What other tests have shown is deleted, after a question.
			const ok = message.getByRole('button', { name: 'Delete' });
			await vi
				.waitFor(() => ok.all.at(0) ?? Promise.reject())
				.then(
					() => ok.click(),
					() => {},
				);
		},
	},
	seenElsewhere: {
		to: 'dim',
		async sees(of) {
			const { seenNotes } = await import('@/features/timeline/extras/seenNotes');
			const note = await home.post(of.person, `read elsewhere ${fresh()}`);
			const shown = page.locator(`[data-note-id="${note.id}"]`);
			return at(of, '/', shown, async () => {
				seenNotes.mark((await session()).key, note.id, 'another column');
				await new Promise(resolve => setTimeout(resolve, 300));
				return shown.all[0]?.dataset.read;
			});
		},
	},
	foldBursts: {
		isLast: true,
		async sees(of) {
			const writer = await home.signUp();
			await home.call('following/create', { userId: writer.id }, of.person);
			const notes = await home.postMany(writer, 5, index => `burst ${index}`);
			const newest = page.locator(`[data-note-id="${notes.at(-1)?.id}"]`);
			const folded = await at(of, '/', newest, async () => {
				await new Promise(resolve => setTimeout(resolve, 300));
				return page.getByRole('button', { name: /consecutive notes by/ }).all.length > 0;
			});
			await home.call('following/delete', { userId: writer.id }, of.person);
			return folded;
		},
	},
	swipeTabs: {
		async sees(of) {
			const touch = vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
			const swipes = await at(of, '/', feed, async () => {
				await new Promise(resolve => setTimeout(resolve, 300));
				return count('[data-swipes]');
			});
			touch.mockRestore();
			return swipes;
		},
	},
	forceShowAds: {
		// `showAds` has asked for them.
		sees(of) {
			return at(of, '/', feed, async () => {
				await new Promise(resolve => setTimeout(resolve, 200));
				return page.getByRole('article', { name: 'Advertisement' }).all.length > 0;
			});
		},
	},
	injectFeaturedNote: account('injectFeaturedNote'),
	// Writing.
	keepCw: {
		async sees() {
			const parent = {
				id: 'with a warning',
				userId: 'somebody',
				text: 'x',
				cw: 'spoiler',
				visibility: 'public' as const,
			};
			(await session()).entities.ingest([{ ...parent, user: { id: 'somebody', username: 'somebody' } }]);
			return (await draft({ replyTo: parent.id })).useCw;
		},
	},
	remindAltText: {
		async sees() {
			const { remindOfAltText } = await import('@/features/composer/files/remindOfAltText');
			const file = { id: 'a', name: 'a.png', type: 'image/png', url: 'https://a.example/a', comment: null };
			const now = await draft({ files: [file] });
			void remindOfAltText(await session(), now, () => {}, { items: [], change() {} });
			return question();
		},
	},
	undoSendSeconds: {
		to: 5,
		/** Whether a note is on the server before it could no longer be undone. */
		async sees({ person }) {
			const written = `held ${fresh()}`;
			await post(await filled(written));
			const isPosted = async () => {
				const notes = await home.call<{ text: string }[]>('users/notes', { userId: person.id, limit: 5 }, person);
				expect(notes.map(({ text }) => text)).toContain(written);
				return true;
			};
			return vi.waitFor(isPosted, { timeout: 1_500 }).catch(() => false);
		},
	},
	reactionAcceptance: { sees: async () => (await draft()).reactionAcceptance, to: 'likeOnly' },
	// Connection.
	realtimeMode: {
		async sees() {
			const bar = page.getByRole('navigation', { name: 'Navigation' });
			return (await bar.getByRole('button', { name: /Realtime/ }).one()).getAttribute('aria-label');
		},
	},
	pollingInterval: {
		to: 3,
		async sees(of) {
			// Streamed until the page is loaded anew.
			const { baseSettings } = await import('@/stores/preferences/BaseSettings');
			const { realtimeMode } = await import('@/stores/preferences/realtimeMode');
			const before = baseSettings.get(realtimeMode);
			baseSettings.set(realtimeMode, false);
			const timers = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'setTimeout')];
			const waits = await at(of, '/', feed, () => timers.flatMap(({ mock }) => mock.calls.map(([, ms]) => ms)));
			for (const timer of timers) timer.mockRestore();
			baseSettings.set(realtimeMode, before);
			return [10_000, 15_000, 22_500].filter(ms => waits.includes(ms));
		},
	},
	serverDisconnectedBehavior: {
		to: 'dialog',
		async sees() {
			(await session()).stream.events.emit('state', 'reconnecting');
			return question();
		},
	},
	'dataSaver.media': { ...preview, isLast: true },
	'dataSaver.avatar': preview,
	'dataSaver.urlPreview': {
		async sees(of) {
			const url = `https://preview.example/${fresh()}`;
			const told = { url, title: 'A page', thumbnail: `${home.origin}/static-assets/a.png`, icon: null, player: {} };
			answerWithPreview(JSON.stringify(told));
			const { id } = await home.post(of.person, `look ${url}`);
			const shown = page.locator(`[data-note-id="${id}"]`).getByText('A page');
			return at(of, `/notes/${id}`, shown, () => count(`[data-note-id="${id}"] img[src*="static-assets/a.png"]`));
		},
	},
	'dataSaver.code': {
		async sees(of) {
			const { id } = await home.post(of.person, `\`\`\`js\nlet made = ${fresh()};\n\`\`\``);
			const shown = page.locator(`[data-note-id="${id}"]`);
			return at(of, `/notes/${id}`, shown, async () => {
				await new Promise(resolve => setTimeout(resolve, 200));
				return count(`[data-note-id="${id}"] button[data-content]`);
			});
		},
	},
};
