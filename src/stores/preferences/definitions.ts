import type { ReactionAcceptance, Visibility } from '@/domain/Note';
import type { StoredDeck } from '@/domain/storedDecks';
import type { StoredPreset } from '@/domain/watermarkPresets';

/**
 * What somebody chose and wants back: preference records (spec 1 §3). `account`: the value belongs to one account;
 * `server`: to one server; neither: to the device's profile.
 */
export interface PreferenceDefinition<T> {
	readonly default: T;
	readonly dependsOn?: 'account' | 'server';
}

const define = <T>(value: T, dependsOn?: 'account' | 'server'): PreferenceDefinition<T> =>
	dependsOn ? { default: value, dependsOn } : { default: value };

export interface Sound {
	type: string | null;
	volume: number;
	fileId?: string;
	fileUrl?: string;
}

export interface DataSaver {
	media: boolean;
	avatar: boolean;
	urlPreview: boolean;
	code: boolean;
}

export interface EmojiPalette {
	id: string;
	name: string;
	emojis: string[];
}

export interface WidgetInstance {
	name: string;
	id: string;
	place: string | null;
	data: Record<string, unknown>;
}

/** What becomes of a note in a column after it was read in another one. */
export type SeenElsewhere = 'off' | 'dim' | 'fold';

/** Thumbs-up, heart, laughing, thinking, surprised, party, anger, sad, angel, pudding (spec 1 §3). */
const DEFAULT_REACTIONS = ['👍', '❤️', '😆', '🤔', '😮', '🎉', '💢', '😥', '😇', '🍮'];

const sound = (type: string | null): Sound => ({ type, volume: 1 });

export const PREFERENCES = {
	// what is posted
	defaultNoteVisibility: define<Visibility>('public'),
	defaultNoteLocalOnly: define(false),
	rememberNoteVisibility: define(false),
	keepCw: define(true),
	neverConfirmLocalOnly: define(false),
	/** So many seconds a note can be taken back before it is sent; 0: it is sent at once. */
	undoSendSeconds: define(0),
	/** Asks for descriptions of pictures that have none. */
	remindAltText: define(false),
	defaultImageCompressionLevel: define<0 | 1 | 2 | 3>(2),
	watermarkPresets: define<readonly StoredPreset[]>([], 'account'),
	defaultWatermarkPresetId: define<string | null>(null, 'account'),

	// what is read
	collapseRenotes: define(true),
	seenElsewhere: define<SeenElsewhere>('off'),
	foldBursts: define(false),
	instanceTicker: define<'none' | 'remote' | 'always'>('remote'),
	nsfw: define<'respect' | 'force' | 'ignore'>('respect'),
	confirmWhenRevealingSensitiveMedia: define(false),
	mediaListWithOneImageAppearance: define<'expand' | '16_9' | '1_1' | '2_3'>('expand'),
	reactionsDisplaySize: define<'small' | 'medium' | 'large'>('medium'),
	confirmOnReact: define(false),
	emojiStyle: define<'twemoji' | 'fluent' | 'native'>('twemoji'),
	timeDisplay: define<'relative' | 'absolute' | 'detail'>('relative'),
	dataSaver: define<DataSaver>({ media: false, avatar: false, urlPreview: false, code: false }),
	pollingInterval: define<1 | 2 | 3>(2),
	mutedEmojis: define<string[]>([], 'account'),
	pinnedUserLists: define<{ id: string; name: string }[]>([], 'account'),
	forceShowAds: define(false),
	swipeTabs: define(true),

	// how it looks
	animation: define(true),
	lightTheme: define<object | null>(null),
	darkTheme: define<object | null>(null),
	themes: define<object[]>([], 'account'),
	syncDeviceDarkMode: define(true),
	hemisphere: define<'N' | 'S'>(hemisphere()),
	showSeasonalEffect: define(true),
	menuStyle: define<'auto' | 'popup' | 'drawer'>('auto'),
	emojiPickerScale: define(2),
	emojiPickerWidth: define(2),
	emojiPickerHeight: define(3),
	emojiPalettes: define<EmojiPalette[]>([{ id: 'default', name: '', emojis: DEFAULT_REACTIONS }], 'server'),
	emojiPaletteForReaction: define<string | null>(null, 'server'),
	emojiPaletteForMain: define<string | null>(null, 'server'),
	numberOfPageCache: define(3),
	notificationPosition: define<'leftTop' | 'leftBottom' | 'rightTop' | 'rightBottom'>('rightBottom'),
	notificationStackAxis: define<'vertical' | 'horizontal'>('horizontal'),
	serverDisconnectedBehavior: define<'reload' | 'dialog' | 'quiet'>('quiet'),

	// the navigation bar
	menu: define<string[]>([
		'notifications',
		'drive',
		'followRequests',
		'-',
		'explore',
		'announcements',
		'search',
		'-',
		'lists',
		'antennas',
		'favorites',
		'channels',
	]),
	showNavbarSubButtons: define(true),
	widgets: define<WidgetInstance[]>(
		[
			{ name: 'calendar', id: 'a', place: 'right', data: {} },
			{ name: 'notifications', id: 'b', place: 'right', data: {} },
			{ name: 'trends', id: 'c', place: 'right', data: {} },
		],
		'account',
	),

	// the deck
	'deck.profile': define<string | null>(null, 'account'),
	'deck.profiles': define<StoredDeck[]>([], 'account'),
	'deck.alwaysShowMainColumn': define(true),
	'deck.columnGap': define(6),
	'deck.useSimpleUiForNonRootPages': define(true),

	// sounds and games
	'sound.masterVolume': define(0.5),
	'sound.on.note': define(sound(null)),
	'sound.on.noteMy': define(sound(null)),
	'sound.on.notification': define(sound(null)),
	'sound.on.reaction': define(sound(null)),
	'sound.on.chatMessage': define(sound(null)),
	'game.dropAndFusion': define({ bgmVolume: 0.25, sfxVolume: 1 }),

	// tools
	developerMode: define(false),
	plugins: define<object[]>([], 'account'),
} as const;

/** Settings that a device or an account keeps by itself, outside of profiles (spec 1 §3: base settings). */
export interface BaseDefinition<T> {
	readonly default: T;
	/** `device`, `deviceAccount` (device and account), or `account` (the server's registry, scope [client, base]). */
	readonly where: 'device' | 'deviceAccount' | 'account';
}

const base = <T>(where: BaseDefinition<T>['where'], value: T): BaseDefinition<T> => ({ default: value, where });

export interface TimelineChoice {
	/** home, local, social, media, global, or `list:{id}`; empty: none was chosen yet. */
	src: string;
	filter: { withReplies: boolean; withRenotes: boolean; withSensitive: boolean; onlyFiles: boolean };
}

export const BASE_SETTINGS = {
	visibility: base<Visibility>('deviceAccount', 'public'),
	localOnly: base('deviceAccount', false),
	tl: base<TimelineChoice>('deviceAccount', {
		src: '',
		filter: { withReplies: true, withRenotes: true, withSensitive: true, onlyFiles: false },
	}),
	reactionAcceptance: base<ReactionAcceptance>('account', 'nonSensitiveOnly'),
	mutedAds: base<string[]>('account', []),
	memo: base<string | null>('account', null),
	recentlyUsedEmojis: base<string[]>('device', []),
	recentlyUsedUsers: base<string[]>('deviceAccount', []),
	hashtagHistory: base<string[]>('device', []),
	menuDisplay: base<'sideFull' | 'sideIcon'>('device', 'sideFull'),
	ui: base<'default' | 'deck' | null>('device', null),
	darkMode: base('device', false),
	realtimeMode: base('device', true),
	tips: base<Record<string, boolean>>('device', {}),
	deckIntroduced: base('device', false),
	/** Whether the decks that the account keeps on its server were looked for. */
	syncedDecksRead: base('deviceAccount', false),
	/** The bar's list of the deck's columns. */
	columnsFolded: base('device', false),
	driveView: base<'grid' | 'list'>('device', 'grid'),
	'sound.masterVolume': base('device', 0.3),
	videoVolume: base('device', 0.25),
} as const;

export type PreferenceKey = keyof typeof PREFERENCES;
export type BaseKey = keyof typeof BASE_SETTINGS;
export type PreferenceValue<K extends PreferenceKey> =
	(typeof PREFERENCES)[K] extends PreferenceDefinition<infer T> ? T : never;
export type BaseValue<K extends BaseKey> = (typeof BASE_SETTINGS)[K] extends BaseDefinition<infer T> ? T : never;

/** Derived from the time zone (spec 1 §9): where summer time falls into January, it is the south. */
function hemisphere(): 'N' | 'S' {
	const offset = (month: number) => new Date(2026, month, 1).getTimezoneOffset();
	return offset(0) < offset(6) ? 'S' : 'N';
}
