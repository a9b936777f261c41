import { INDEX, MINIMAL_PATTERNS } from './startPatterns';

/**
 * The path patterns of the app's pages: `$x` is a parameter, `{-$x}` an optional one, a last `$` any number of
 * segments, as `path` (rules/start#addresses). Of two that match a path, the first counts.
 */
export const APP_PATTERNS = {
	index: INDEX,
	timeline: '/timeline',
	listTimeline: '/timeline/list/$listId',
	antennaTimeline: '/timeline/antenna/$antennaId',
	channels: '/channels',
	newChannel: '/channels/new',
	channel: '/channels/$channelId',
	editedChannel: '/channels/$channelId/edit',
	explore: '/explore',
	role: '/roles/$roleId',
	note: '/notes/$noteId/{-$tab}',
	following: '/@{$acct}/following',
	followers: '/@{$acct}/followers',
	profile: '/@{$acct}/{-$view}',
	followRequests: '/my/follow-requests',
	userTag: '/user-tags/$tag',
	tag: '/tags/$tag',
	search: '/search',
	lookup: '/lookup',
	resetPassword: '/reset-password/{-$token}',
	notifications: '/my/notifications',
	announcements: '/announcements',
	announcement: '/announcements/$announcementId',
	about: '/about',
	aboutClient: '/about-quarterdeck',
	serverInfo: '/instance-info/$host',
	contact: '/contact',
	ads: '/ads',
	invite: '/invite',
	favorites: '/my/favorites',
	ownLists: '/my/lists',
	ownList: '/my/lists/$listId',
	list: '/list/$listId',
	ownClips: '/my/clips',
	clip: '/clips/$clipId',
	pages: '/pages',
	newPage: '/pages/new',
	editedPage: '/pages/edit/$pageId',
	userPage: '/@{$acct}/pages/$pageName/$',
	antennas: '/my/antennas',
	newAntenna: '/my/antennas/create',
	antenna: '/my/antennas/$antennaId',
	drive: '/my/drive',
	driveFolder: '/my/drive/folder/$folderId',
	driveFile: '/my/drive/file/$fileId',
	settings: '/settings',
	profileSettings: '/settings/profile',
	avatarDecoration: '/settings/avatar-decoration',
	muting: '/settings/mute-block',
	accountData: '/settings/account-data',
	email: '/settings/email',
	connect: '/settings/connect',
	newWebhook: '/settings/webhook/new',
	webhook: '/settings/webhook/edit/$webhookId',
	accounts: '/settings/accounts',
	other: '/settings/other',
	driveCleaner: '/settings/drive/cleaner',
	preferences: '/settings/preferences',
	profiles: '/settings/profiles',
	privacy: '/settings/privacy',
	notificationSettings: '/settings/notifications',
	driveSettings: '/settings/drive',
	deckSettings: '/settings/deck',
	navbar: '/settings/navbar',
	emojiPalette: '/settings/emoji-palette',
	customCss: '/settings/custom-css',
	sounds: '/settings/sounds',
	statusBars: '/settings/statusbar',
	theme: '/settings/theme',
	installTheme: '/settings/theme/install',
	manageThemes: '/settings/theme/manage',
	themeEditor: '/theme-editor',
	plugins: '/settings/plugin',
	installPlugin: '/settings/plugin/install',
	security: '/settings/security',
	apps: '/settings/apps',
	registry: '/registry',
	registryKeys: '/registry/keys/$domain/$',
	registryValue: '/registry/value/$domain/$',
	moderatedUser: '/admin/user/$userId',
	moderatedFile: '/admin/file/$fileId',
	debug: '/debug',
	preview: '/preview',
	scratchpad: '/scratchpad',
	apiConsole: '/api-console',
	plays: '/play',
	newPlay: '/play/new',
	play: '/play/$playId',
	editedPlay: '/play/$playId/edit',
} as const;

export const PATTERNS = { ...APP_PATTERNS, ...MINIMAL_PATTERNS };

export type AppPage = keyof typeof APP_PATTERNS;
export type MinimalPage = keyof typeof MINIMAL_PATTERNS;
export type PageName = keyof typeof PATTERNS;

export const APP_PAGES = Object.keys(APP_PATTERNS) as readonly AppPage[];

/** The query keys of each page. */
interface QueryKeys {
	search: 'q' | 'type' | 'origin' | 'userId' | 'username' | 'host' | 'channel';
	lookup: 'uri' | 'acct';
	share:
		| ('title' | 'text' | 'url' | 'visibility' | 'localOnly' | 'fileIds' | 'visibleUserIds' | 'visibleAccts')
		| ('replyId' | 'replyUri' | 'renoteId' | 'renoteUri');
	consent: 'name' | 'icon' | 'callback' | 'permission';
	themeEditor: 'theme';
	installPlugin: 'update';
	installExtensions: 'url' | 'hash';
}

type Segments<P extends string> = P extends `${infer First}/${infer Rest}` ? First | Segments<Rest> : P;
type OptionalIn<S extends string> = S extends '$' ? 'path' : S extends `{-$${infer Name}}` ? Name : never;
type RequiredIn<S extends string> = S extends '$' | `{-${string}`
	? never
	: S extends `${string}$${infer Rest}`
		? Rest extends `${infer Name}}${string}`
			? Name
			: Rest
		: never;

/** The parameters of a page's path, as strings. */
export type ParamsOf<N extends PageName> = N extends PageName
	? {
			readonly [K in RequiredIn<Segments<(typeof PATTERNS)[N]>>]: string;
		} & { readonly [K in OptionalIn<Segments<(typeof PATTERNS)[N]>>]?: string }
	: never;

/** The query of a page, as strings. The page validates the values. */
export type SearchOf<N extends PageName> = N extends PageName
	? { readonly [K in N extends keyof QueryKeys ? QueryKeys[N] : never]?: string }
	: never;
