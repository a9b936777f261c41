import { expect, vi } from 'vitest';
import { post } from './composing';
import {
	answerWithPreview,
	at,
	barItems,
	choose,
	closeByKey,
	count,
	type Driven,
	draft,
	feed,
	filled,
	fresh,
	picker,
	question,
	session,
	tabsOf,
	uploads,
} from './driving';
import { page } from './menus';
import { changeAnswer, home } from './openPage';
import type { Place } from './Place';

/**
 * How a setting is driven: what it changes is looked at before and after, and has to differ. A setting that isn't
 * listed here fails the run.
 */
export interface DrivenSetting {
	/** What the setting changes, as it is now. */
	readonly sees: (of: Driven) => unknown;
	/** The chosen value; by default another one than now. Controls of their own are pressed by `change`. */
	readonly to?: unknown;
	readonly change?: (row: Place) => Promise<void>;
	/** Whether the server is told a moment later, together with others. */
	readonly isLate?: true;
	/** Changed after all others of its page, because it hides what they change. */
	readonly isLast?: true;
	/** What is chosen afterwards, where the new value would hide what others change. */
	readonly afterwards?: string;
}

const html = () => document.documentElement;
const PREVIEW = '[data-note-id="preview of the settings"]';
/** The note above the settings, without the time that passes. */
const preview: DrivenSetting = {
	sees: () => document.querySelector(PREVIEW)?.outerHTML,
};

const account = (field: string, more: Partial<DrivenSetting> = {}): DrivenSetting => ({
	sees: async ({ person }) => (await home.call<Record<string, unknown>>('i', {}, person))[field],
	isLate: true,
	...more,
});

const pickerLook: DrivenSetting = {
	sees: () => picker('text', opened => opened.querySelector('search')?.getAttribute('style')),
};

const senders = (kind: string): readonly [string, DrivenSetting] => [
	`notificationRecieveConfig.${kind}`,
	account('notificationRecieveConfig', {
		sees: async ({ person }) =>
			(await home.call<{ notificationRecieveConfig: Record<string, unknown> }>('i', {}, person))
				.notificationRecieveConfig[kind],
		change: async row => choose(row, 'following'),
	}),
];

const press = (name: string) => async (row: Place) => row.getByRole('button', { name, exact: true }).click();

export const DRIVEN: Readonly<Record<string, DrivenSetting>> = {
	language: {
		sees: () => localStorage.getItem('lang'),
		to: 'ja-JP',
	},
	tips: {
		sees: of => at(of, '/', feed, () => count('[data-tip]')),
		change: press('Show again'),
	},
	syncDeviceDarkMode: {
		// The device is dark, what is chosen here is light, or the other way round.
		sees: () => html().dataset.theme,
	},
	darkMode: { sees: () => html().dataset.theme },
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
			await home.post(of.person, { renoteId: id });
			return at(of, '/', feed, () => count('button[data-content]') > 0);
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
				return page.getByRole('complementary', { name: 'Advertisement' }).all.length > 0;
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
	// Privacy.
	isLocked: account('isLocked'),
	autoAcceptFollowed: account('autoAcceptFollowed'),
	carefulBot: account('carefulBot'),
	followingVisibility: account('followingVisibility', { to: 'private' }),
	followersVisibility: account('followersVisibility', { to: 'followers' }),
	publicReactions: account('publicReactions'),
	hideOnlineStatus: account('hideOnlineStatus'),
	isExplorable: account('isExplorable'),
	noCrawle: account('noCrawle'),
	preventAiLearning: account('preventAiLearning'),
	requireSigninToViewContents: account('requireSigninToViewContents'),
	makeNotesFollowersOnlyBefore: account('makeNotesFollowersOnlyBefore', { change: row => choose(row, 'week') }),
	makeNotesHiddenBefore: account('makeNotesHiddenBefore', { change: row => choose(row, 'date') }),
	defaultNoteVisibility: { sees: async () => (await draft()).visibility, to: 'home' },
	defaultNoteLocalOnly: { sees: async () => (await draft()).localOnly },
	rememberNoteVisibility: {
		async sees() {
			const { baseSettings } = await import('@/stores/preferences/BaseSettings');
			const { lastVisibility } = await import('@/features/composer/composerSettings');
			baseSettings.set(lastVisibility, 'followers');
			return (await draft()).visibility;
		},
	},
	neverConfirmLocalOnly: {
		async sees() {
			const { openVisibilityMenu } = await import('@/features/composer/audience/visibilityMenu');
			openVisibilityMenu(
				await session(),
				await page.getByLabel('Search settings').one(),
				{ visibility: 'public', localOnly: false, parent: null },
				{ onVisibility() {}, onLocalOnly() {} },
			);
			await page.getByRole('menuitem', { name: 'Local only' }).first().click();
			return question();
		},
	},
	// Notifications.
	...Object.fromEntries(
		[
			...['note', 'follow', 'mention', 'reply', 'renote', 'quote', 'reaction', 'pollEnded', 'receiveFollowRequest'],
			...['followRequestAccepted', 'roleAssigned', 'achievementEarned', 'app', 'test'],
		].map(senders),
	),
	// Drive.
	alwaysMarkNsfw: account('alwaysMarkNsfw'),
	autoSensitive: account('autoSensitive'),
	defaultImageCompressionLevel: { sees: async () => (await uploads()).compressionLevel },
	defaultWatermarkPresetId: {
		sees: async () => (await uploads()).watermarkPresetId,
		change: row => choose(row, 'mark'),
	},
	driveView: {
		sees: of =>
			at(
				of,
				'/my/drive',
				page.locator('[data-view]'),
				() => document.querySelector<HTMLElement>('[data-view]')?.dataset.view,
			),
		to: 'list',
	},
	// Deck.
	'deck.columnGap': {
		sees: () => document.querySelector<HTMLElement>('main [data-column]')?.parentElement?.style.paddingInlineEnd,
		to: 20,
	},
	'deck.useSimpleUiForNonRootPages': { sees: () => localStorage.getItem('deckSimpleUi') },
	menu: { sees: barItems, change: row => row.getByRole('button', { name: 'Remove Favorites' }).click() },
	columnsFolded: { sees: () => count('nav [aria-expanded="true"]') },
	menuDisplay: { sees: () => count('nav[data-icons]'), to: 'sideIcon' },
	ui: {
		to: 'default',
		async sees() {
			const { startLayout } = await import('@/shell/startLayout');
			return startLayout();
		},
		afterwards: 'deck',
	},
	// Emojis.
	emojiPalettes: {
		sees: () => picker('text', tabsOf),
		change: async row => {
			await press('New palette')(row);
			await press('New palette')(row);
		},
	},
	emojiPaletteForReaction: {
		sees: () => picker('reaction', tabsOf),
		change: async row => {
			const list = await row.locator('select').first().one<HTMLSelectElement>();
			await choose(row, list.options[2]?.value ?? '');
		},
	},
	emojiPaletteForMain: {
		sees: () => picker('text', tabsOf),
		change: async row => {
			const list = await row.locator('select').first().one<HTMLSelectElement>();
			await choose(row, list.options[2]?.value ?? '');
		},
	},
	emojiPickerScale: pickerLook,
	emojiPickerWidth: pickerLook,
	emojiPickerHeight: pickerLook,
};
