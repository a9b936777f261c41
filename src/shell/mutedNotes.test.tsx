// @vitest-environment bundled-happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Answers } from '@tests/factories/answerCalls';
import { digestColumns, renderDigest } from '@tests/factories/renderDigest';
import { type ListPlace, renderList, servedSession } from '@tests/factories/renderList';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import { matchWords } from '@workers/wordMute/matchWords';
import type { MuteRule } from '@workers/wordMute/wordMute.protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { threadHosts } from '@/blocks/thread/threadHosts';
import type { PageName } from '@/domain/paths/patterns';
import { pluginColumns } from '@/stores/plugins/pluginColumns';
import { overlays } from '@/ui/overlay/overlays';
import type { EndpointName } from '@/wire/endpoints/Endpoints';
import type { WireNote } from '@/wire/entities';
import type { ColumnKind } from './deck/columnRegistry';

// All other requests of the app never finish.
vi.stubGlobal('fetch', () => new Promise(() => {}));

/** Delays checks until the test resolves it. */
let looking: Promise<void> = Promise.resolve();

vi.mock('@workers/wordMute/wordMute.client', () => ({
	wordMuteClient: {
		async match(rules: readonly MuteRule[], texts: readonly string[]) {
			await looking;
			return { matches: matchWords(rules, texts), hostile: [] };
		},
	},
}));
vi.mock('@/blocks/mfm/prepareMfm', () => ({
	prepareMfm: async () => {},
	shownTexts: () => ({ full: [], simple: [] }),
}));

const author = { ...wireUser({ id: 'mara' }), notesCount: 1, publicReactions: true };
/** Each is older than the one before: a merged column shows notes only down to the last one of a page. */
const said = (id: string, text: string | null, more: Partial<WireNote> = {}) =>
	wireNote({ id, text, user: author, createdAt: new Date(STARTED - made * 1000).toISOString(), ...more });
const STARTED = Date.now();
let made = 0;

/** Newest first. Quoted and renoted text counts as the note's own. Ids are never reused. */
function makeNotes(): WireNote[] {
	const id = (name: string) => `${name} ${++made}`;
	const lottery = said(id('quoted'), 'win the lottery');
	const quote = said(id('renoted'), 'so true', { renoteId: lottery.id, renote: lottery });
	return [
		said(id('plain'), 'a calm day'),
		said(id('hard'), 'win the lottery'),
		said(id('soft'), 'the spoiler'),
		said(id('quote'), 'look at this', { renoteId: lottery.id, renote: lottery }),
		said(id('renote'), null, { renoteId: quote.id, renote: quote }),
	];
}
let notes = makeNotes();
const MUTED = { mutedWords: [['spoiler']], hardMutedWords: [['lottery']] };

/** A server on which every list of notes contains these. */
const answers: Answers = (endpoint, params) => {
	const isFirst = params.untilId === undefined;
	switch (endpoint) {
		case 'i/notifications-grouped':
			return isFirst ? notes.map(note => notification(note, 'mention')) : [];
		case 'i/favorites':
			return isFirst ? notes.map(note => ({ id: `mark ${note.id}`, noteId: note.id, note })) : [];
		case 'users/reactions':
			return isFirst ? notes.map(note => ({ id: `given ${note.id}`, type: '👍', note })) : [];
		case 'users/show':
			return author;
		case 'users/lists/show':
		case 'clips/show':
			return { id: 'target', name: 'Harbour' };
		case 'channels/show':
			return { id: 'target', name: 'Harbour', pinnedNoteIds: notes.map(({ id }) => id), pinnedNotes: notes };
		case 'roles/show':
			return { id: 'target', name: 'Harbour', isExplorable: true };
		case 'antennas/show':
			return { id: 'target', name: 'Harbour', excludeKeywords: [['unheard']] };
		case 'notes/show':
			return notes.find(({ id }) => id === params.noteId) ?? answer();
		case 'pages/show':
			return {
				...{ id: 'page', title: 'Harbour', name: 'harbour', userId: author.id, user: author },
				content: notes.map(({ id }) => ({ id, type: 'note', note: id, detailed: false })),
			};
		case 'notes/conversation':
			return notes;
		case 'drive/files/show':
		case 'admin/drive/show-file':
			return { id: 'file', name: 'a.png', type: 'image/png', size: 1, url: 'https://home.example/a', user: author };
		default:
			return isFirst ? notes : [];
	}
};

const notification = (note: WireNote, type: string) => ({
	id: `about ${note.id}`,
	type,
	createdAt: new Date().toISOString(),
	userId: author.id,
	user: author,
	note,
});

const answer = () => said('answer', 'what I say to that', { replyId: 'above', repliesCount: 1 });

interface Drawn {
	/** The endpoint whose list has the notes, if the place has several; the others are empty. */
	readonly from?: EndpointName;
	/** Opens the list. */
	readonly open?: () => void;
}

/**
 * The lists of other people's notes on a page or in a column with how to open each, or a text that says why there are
 * none.
 */
type Shows<Place> = string | readonly (Place & Drawn)[];

/** Every page of the app. A new page must say here which lists of notes it shows. */
const PAGES: { readonly [Name in PageName]: Shows<Extract<ListPlace, { page: Name }>> } = {
	index: [{ page: 'index' }],
	timeline: [{ page: 'timeline' }],
	listTimeline: [{ page: 'listTimeline', params: { listId: 'target' } }],
	antennaTimeline: [{ page: 'antennaTimeline', params: { antennaId: 'target' } }],
	channels: 'It shows channels.',
	newChannel: 'It shows a form.',
	editedChannel: 'It shows the notes that were pinned by whoever edits the channel.',
	channel: [
		{ page: 'channel', params: { channelId: 'target' }, hash: 'timeline' },
		{ page: 'channel', params: { channelId: 'target' }, hash: 'featured', from: 'notes/featured' },
		{ page: 'channel', params: { channelId: 'target' }, hash: 'overview' },
	],
	explore: [{ page: 'explore' }],
	role: [{ page: 'role', params: { roleId: 'target' }, hash: 'timeline' }],
	note: [
		{ page: 'note', params: { noteId: 'answer' }, from: 'notes/conversation' },
		{ page: 'note', params: { noteId: 'answer', tab: 'replies' }, from: 'notes/children' },
	],
	profile: [
		{ page: 'profile', params: { acct: 'mara' }, from: 'users/notes' },
		{ page: 'profile', params: { acct: 'mara', view: 'notes' }, from: 'users/notes' },
		{ page: 'profile', params: { acct: 'mara', view: 'reactions' }, from: 'users/reactions' },
	],
	following: 'It shows people.',
	followers: 'It shows people.',
	followRequests: 'It shows people.',
	userTag: 'It shows people.',
	tag: [{ page: 'tag', params: { tag: 'fog' } }],
	search: [{ page: 'search', search: { q: 'day' } }],
	lookup: 'It leads to another page.',
	notifications: [{ page: 'notifications' }],
	favorites: [{ page: 'favorites' }],
	ownLists: 'It shows lists.',
	ownList: 'It shows people.',
	list: 'It shows people.',
	ownClips: 'It shows clips.',
	clip: [{ page: 'clip', params: { clipId: 'target' } }],
	pages: 'It shows pages.',
	newPage: 'It shows the notes that were put on it by whoever writes the page.',
	editedPage: 'It shows the notes that were put on it by whoever writes the page.',
	userPage: [{ page: 'userPage', params: { acct: 'mara', pageName: 'harbour' } }],
	antennas: 'It shows antennas.',
	newAntenna: 'It shows notes like the page of an antenna, once words were typed.',
	antenna: [{ page: 'antenna', params: { antennaId: 'target' } }],
	announcements: 'It shows announcements of the server.',
	announcement: 'It shows announcements of the server.',
	about: 'It shows what the server is.',
	aboutClient: 'It shows what the client is.',
	serverInfo: 'It shows what another server is.',
	contact: 'It shows who runs the server.',
	ads: 'It shows ads.',
	invite: 'It shows invitations.',
	debug: 'It shows the state of the page.',
	drive: 'It shows files.',
	driveFolder: 'It shows files.',
	driveFile: [{ page: 'driveFile', params: { fileId: 'file' } }],
	driveCleaner: 'It shows files.',
	settings: 'It shows settings.',
	profileSettings: 'It shows the profile alone.',
	avatarDecoration: 'It shows pictures.',
	muting: 'It shows words and people.',
	accounts: 'It shows the accounts of the device.',
	accountData: 'It shows jobs.',
	registry: 'It shows values.',
	registryKeys: 'It shows values.',
	registryValue: 'It shows a value.',
	email: 'It shows an address.',
	connect: 'It shows webhooks.',
	newWebhook: 'It shows a form.',
	webhook: 'It shows a form.',
	other: 'It shows the account alone.',
	preferences: 'It shows settings.',
	profiles: 'It shows settings.',
	privacy: 'It shows settings.',
	notificationSettings: 'It shows settings.',
	driveSettings: 'It shows settings.',
	deckSettings: 'It shows settings.',
	navbar: 'It shows settings.',
	emojiPalette: 'It shows settings.',
	customCss: 'It shows a style sheet.',
	sounds: 'It shows settings.',
	statusBars: 'It shows settings.',
	resetPassword: 'It shows a form.',
	theme: 'It shows settings.',
	installTheme: 'It shows notes of our own.',
	manageThemes: 'It shows themes.',
	themeEditor: 'It shows notes of our own.',
	plugins: 'It shows plugins.',
	installPlugin: 'It shows code.',
	security: 'It shows settings.',
	apps: 'It shows apps.',
	moderatedUser: 'It shows an account and its files.',
	moderatedFile: [{ page: 'moderatedFile', params: { fileId: 'file' } }],
	preview: 'It shows samples of our own.',
	scratchpad: 'It shows what a program prints and draws.',
	apiConsole: 'It shows answers as they are.',
	plays: 'It shows plays.',
	newPlay: 'It shows a form.',
	play: 'It shows what a program prints and draws.',
	editedPlay: 'It shows a form.',
	share: 'It shows the note that the reader answers or quotes, which they chose themselves.',
	consent: 'It asks a question.',
	appAuth: 'It asks a question.',
	oauth: 'It asks a question.',
	signupComplete: 'It asks a question.',
	installExtensions: 'It shows notes of our own.',
};

const openThread = () => {
	for (const host of threadHosts) host.toggle(host.rows()?.keys().next().value ?? '');
};
const timeline = (column: ColumnKind): Shows<ListPlace> => [
	{ column },
	{ column, from: 'notes/conversation', open: openThread },
	{ column, from: 'notes/children', open: openThread },
];

/** Every kind of column. A new kind must say here which lists of notes it shows. */
const COLUMNS: Readonly<Record<ColumnKind, Shows<ListPlace>>> = {
	main: 'It shows the pages.',
	notifications: [{ column: 'notifications' }],
	home: timeline('home'),
	local: timeline('local'),
	social: timeline('social'),
	global: timeline('global'),
	media: timeline('media'),
	mentions: timeline('mentions'),
	direct: timeline('direct'),
	list: timeline('list'),
	antenna: timeline('antenna'),
	channel: timeline('channel'),
	role: timeline('role'),
	userNotes: timeline('userNotes'),
	widgets: 'Its lists are those of columns.',
	hashtag: timeline('hashtag'),
	clip: timeline('clip'),
	merged: [{ column: 'merged' }],
	search: [{ column: 'search' }],
	thread: [{ column: 'thread', from: 'notes/conversation' }],
	favorites: [{ column: 'favorites' }],
	plugin: [{ column: 'plugin' }],
};

const nameOf = (place: ListPlace & Drawn) =>
	['column' in place ? `the ${place.column} column` : `the page ${place.page}`, place.from].filter(Boolean).join(', ');
const LISTS = [...Object.values(COLUMNS), ...Object.values<Shows<ListPlace>>(PAGES)]
	.flatMap(shows => (typeof shows === 'string' ? [] : shows))
	.map(place => [nameOf(place), place] as const);

/**
 * A server on which one list has the notes, the timelines have one note to open a thread at, and all others are empty.
 */
const answersOnlyOf =
	(from: EndpointName): Answers =>
	(endpoint, params) => {
		const told = answers(endpoint, params);
		if (endpoint === from || told !== notes) return told;
		return endpoint === 'notes/children' || endpoint === 'notes/conversation' ? [] : [answer()];
	};

/** Long enough for responses and the live clock. */
const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 60)));

// A plugin feeds a column with the notes.
beforeEach(() => {
	const fed = { key: 'tide', owner: 'home.example/me', id: 'target', plugin: 'Tide', order: 0, title: 'Tide' };
	const load = async ({ untilId }: { untilId: string | null }) => (untilId === null ? notes.map(({ id }) => id) : []);
	pluginColumns.setState({ all: [{ ...fed, description: null, load, onRefresh: () => () => {} }] });
});
afterEach(() => {
	cleanup();
	overlays.closeAll();
	notes = makeNotes();
	looking = Promise.resolve();
});

describe.each(digestColumns)('muted words in what has happened in the %s column', kind => {
	it('leave nothing of a note that is muted hard, not even in a count, and a line that brings back any other', async () => {
		const { container } = await renderDigest(kind, servedSession(answers, MUTED), '');
		await settle();
		expect(await screen.findAllByText('a calm day')).not.toHaveLength(0);
		expect(container.textContent).not.toContain('lottery');
		expect(screen.queryByText('the spoiler')).toBeNull();
		expect(screen.getByRole('button', { name: 'All 2' })).toBeDefined();
		fireEvent.click(screen.getByRole('button', { name: 'Show' }));
		expect(screen.getByText('the spoiler')).toBeDefined();
	});

	it('hide every note until it was looked at', async () => {
		let release = () => {};
		looking = new Promise<void>(resolve => {
			release = resolve;
		});
		const { container } = await renderDigest(kind, servedSession(answers, MUTED), '');
		await settle();
		for (const { text } of notes) if (text) expect(container.textContent).not.toContain(text);
		release();
		await settle();
		expect(await screen.findAllByText('a calm day')).not.toHaveLength(0);
	});
});

describe.each(LISTS)('muted words in %s', (_, place) => {
	const serve = () => servedSession(place.from ? answersOnlyOf(place.from) : answers, MUTED);

	it('leave nothing of a note that is muted hard, and a line that brings back any other', async () => {
		const { container } = await renderList(place, serve());
		await settle();
		await open(place);
		expect(await screen.findAllByText('a calm day')).not.toHaveLength(0);
		expect(container.textContent).not.toContain('lottery');
		expect(screen.queryByText('the spoiler')).toBeNull();
		const [line] = await screen.findAllByText('A note by Mara Lindqvist contains muted words');
		fireEvent.click(line?.parentElement?.querySelector('button') as Element);
		expect(screen.getByText('the spoiler')).toBeDefined();
	});

	it('hide every note until it was looked at', async () => {
		let release = () => {};
		const held = new Promise<void>(resolve => {
			release = resolve;
		});
		if (!place.open) looking = held;
		const { container } = await renderList(place, serve());
		await settle();
		looking = held;
		await open(place);
		for (const { text } of notes) if (text) expect(container.textContent).not.toContain(text);
		release();
		await settle();
		expect(await screen.findAllByText('a calm day')).not.toHaveLength(0);
	});
});

async function open(place: Drawn): Promise<void> {
	if (!place.open) return;
	act(place.open);
	// The code is loaded on first use.
	await act(() => vi.dynamicImportSettled());
	await settle();
}

it('a muted word gives way to a line in the preview of a note that a notification only names', async () => {
	const told: Answers = (endpoint, params) =>
		endpoint === 'i/notifications-grouped' && params.untilId === undefined
			? notes.map(note => notification(note, 'pollEnded'))
			: answers(endpoint, params);
	const { container } = await renderList({ column: 'notifications' }, servedSession(told, MUTED));
	await settle();
	expect(screen.getAllByText('Poll ended')).toHaveLength(2);
	expect(container.textContent).not.toContain('lottery');
	expect(screen.queryByText('the spoiler')).toBeNull();
	fireEvent.click(screen.getByRole('button', { name: 'Show' }));
	expect(document.activeElement).toBe(screen.getByRole('link', { name: 'the spoiler' }));
});
