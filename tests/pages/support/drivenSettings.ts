import { FakeSpeakers } from '@tests/factories/FakeSpeakers';
import { expect, vi } from 'vitest';
import type { SoundEvent } from '@/features/sounds/soundSettings';
import { PREFERENCES, THEMES } from './drivenPreferences';
import {
	account,
	at,
	barItems,
	choose,
	closeByKey,
	count,
	type DrivenSetting,
	draft,
	feed,
	go,
	picker,
	press,
	pressLink,
	question,
	session,
	tabsOf,
	uploads,
} from './driving';
import { dialog, menuItem, openNoteMenu, page } from './menus';
import { home } from './openPage';

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

/** What is heard of an event, on a page that is visible or not. */
const sound = (event: SoundEvent, visibility: DocumentVisibilityState = 'visible'): DrivenSetting => ({
	async sees() {
		const { playEvent } = await import('@/features/sounds/playEvent');
		FakeSpeakers.install();
		const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
		// The same sound is not played again at once.
		askedAt += 1_000;
		const now = vi.spyOn(performance, 'now').mockReturnValue(askedAt);
		FakeSpeakers.reset();
		playEvent(event);
		await FakeSpeakers.settled();
		now.mockRestore();
		state.mockRestore();
		return [...FakeSpeakers.heard];
	},
});
let askedAt = 0;

/** Where the notifications that pop up stand, after one has. */
async function popupHost(what: 'position' | 'axis'): Promise<string | undefined> {
	const host = () => document.querySelector<HTMLElement>('[data-above-overlays][data-axis]');
	if (!host()) {
		await (await session()).api.call('notifications/test-notification');
		// It is told of from some seconds after the start.
		await vi.waitFor(() => expect(host()).not.toBeNull(), { timeout: 15_000, interval: 50 });
	}
	return host()?.dataset[what];
}

/** Whether another account of the device is connected, though nothing shows it. */
async function isAnotherConnected(): Promise<boolean> {
	const { accounts, accountKey, saveAccounts, storeAccount } = await import('@/stores/session/accounts');
	const { checkAccount } = await import('@/stores/session/accountStates');
	const { startedSession } = await import('@/stores/session/sessions');
	const { connectOtherAccounts } = await import('@/features/notifications/telling/connectOtherAccounts');
	const before = accounts.getState().all;
	const { origin, id, username, token } = await home.signUp();
	const other = { origin, host: new URL(origin).host, id, username, name: null, avatarUrl: null, token };
	const end = connectOtherAccounts();
	storeAccount(other);
	await checkAccount(other);
	const isConnected = startedSession(accountKey(other)) !== undefined;
	end();
	saveAccounts(before);
	return isConnected;
}

/** Whether it snows in January, where motion is wanted. */
async function snows(): Promise<number> {
	const { watchSeason } = await import('@/features/seasons/watchSeason');
	const { setAnimations } = await import('@/platform/reducedMotion');
	const { device } = window.happyDOM.settings;
	device.prefersReducedMotion = 'no-preference';
	setAnimations(true);
	vi.stubGlobal('Worker', FakeWorker);
	HTMLCanvasElement.prototype.transferControlToOffscreen = () => ({}) as OffscreenCanvas;
	const stop = watchSeason(new Date(2026, 0, 10));
	const seen = count('canvas[data-season="snow"]');
	stop();
	device.prefersReducedMotion = 'reduce';
	setAnimations(false);
	return seen;
}

class FakeWorker extends EventTarget {
	postMessage(): void {}
	terminate(): void {}
}

/** How each setting is driven, by its key. */
export const DRIVEN: Readonly<Record<string, DrivenSetting>> = {
	...PREFERENCES,
	...THEMES,
	// Privacy.
	isLocked: account('isLocked'),
	autoAcceptFollowed: account('autoAcceptFollowed'),
	carefulBot: account('carefulBot'),
	followingVisibility: account('followingVisibility', { to: 'private' }),
	followersVisibility: account('followersVisibility', { to: 'followers' }),
	publicReactions: account('publicReactions'),
	hideOnlineStatus: account('hideOnlineStatus'),
	chatScope: account('chatScope', { to: 'followers' }),
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
			...['followRequestAccepted', 'roleAssigned', 'chatRoomInvitationReceived', 'achievementEarned', 'app', 'test'],
		].map(senders),
	),
	tellsOtherAccounts: {
		sees: isAnotherConnected,
	},
	notificationPosition: { sees: () => popupHost('position') },
	notificationStackAxis: { sees: () => popupHost('axis') },
	// Drive.
	alwaysMarkNsfw: account('alwaysMarkNsfw'),
	autoSensitive: account('autoSensitive'),
	defaultImageCompressionLevel: { sees: async () => (await uploads()).compressionLevel },
	uploadFolder: {
		async sees() {
			const { sendFile } = await import('@/stores/uploads/sendFile');
			const file = new Blob(['x'], { type: 'text/plain' });
			return (await sendFile(await session(), { file, name: 'a.txt' })).folderId;
		},
		async change(row) {
			await (await session()).api.call('drive/folders/create', { name: 'Ships' });
			await press('Choose folder')(row);
			await dialog('Folder for uploads').getByRole('button', { name: 'Ships' }).click();
			await dialog('Folder for uploads').getByRole('button', { name: 'Choose', exact: true }).click();
		},
	},
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
	'deck.alwaysShowMainColumn': {
		async sees() {
			await go('/');
			// What depends on the setting comes with the next renders.
			for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
			const shown = count('section[data-column="main"]');
			history.back();
			await page.locator('[data-marker]').first().one({ force: true });
			return shown;
		},
	},
	'deck.menuPosition': {
		sees: () => document.querySelector<HTMLElement>('[data-menu]')?.dataset.menu,
		to: 'right',
		afterwards: 'left',
	},
	'deck.useSimpleUiForNonRootPages': { sees: () => localStorage.getItem('deckSimpleUi') },
	menu: { sees: barItems, change: row => row.getByRole('button', { name: 'Remove Favorites' }).click() },
	columnsFolded: { sees: () => count('nav [aria-expanded="true"]') },
	linksOpenIn: {
		async sees(of) {
			const { closePageWindow, pageWindows } = await import('@/shell/windows/pageWindows');
			await pressLink('/my/drive');
			const opened = pageWindows.getState().all;
			for (const { id } of opened) closePageWindow(id);
			await go(of.path);
			return opened.length;
		},
		to: 'window',
		isLast: true,
	},
	numberOfPageCache: {
		async sees(of) {
			for (const path of ['/search', '/my/drive', '/search', '/my/drive', '/search']) await go(path);
			return at(of, '/my/drive', page.locator('[data-view]'), () => count('[data-level]'));
		},
		to: 5,
		isLast: true,
	},
	enableSeasonalScreenEffect: { sees: snows },
	showNavbarSubButtons: { sees: () => count('nav [aria-label^="Realtime"]') },
	sideWidgets: {
		async sees() {
			const { baseSettings } = await import('@/stores/preferences/BaseSettings');
			const { sideWidgets } = await import('@/shell/nav/navSettings');
			return baseSettings.get(sideWidgets);
		},
	},
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
	// Custom CSS.
	customCss: {
		sees: () => document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
		change: async row => {
			await row.locator('textarea').fill('body { color: red }');
			await press('Apply')(row);
		},
	},
	// Sounds.
	'sound.masterVolume': sound('notification'),
	'sound.notUseSound': { ...sound('notification'), isLast: true },
	'sound.useSoundOnlyWhenActive': sound('notification', 'hidden'),
	'sound.on.note': { ...sound('note'), change: row => choose(row, 'glass') },
	'sound.on.noteMy': { ...sound('noteMy'), change: row => choose(row, 'glass') },
	'sound.on.notification': { ...sound('notification'), change: row => choose(row, 'glass') },
	'sound.on.reaction': { ...sound('reaction'), change: row => choose(row, 'glass') },
	// Other.
	developerMode: {
		sees: of =>
			at(of, '/', feed, async () => {
				await openNoteMenu(page.locator('article[data-note-id]').first());
				const isOffered = menuItem('Copy note ID').all.length > 0;
				await closeByKey(page.getByRole('menu'));
				return isOffered;
			}),
	},
	statusbars: {
		sees: () => count('aside[aria-label="Status bars"] section'),
		async change(row) {
			await press('Add status bar')(row);
			await menuItem('New servers').click();
			await press('Save bar')(row);
			// The first one comes some seconds after the start.
			await page.locator('aside[aria-label="Status bars"]').one();
		},
	},
	// Last, as it keeps pages in sight that the others look for.
	stackedPages: { sees: () => count('[data-stacked]'), isLast: true },
};
