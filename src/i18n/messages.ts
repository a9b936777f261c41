/**
 * The namespaces and the shape of their texts, from the en-US files (types only: nothing is bundled). To add a
 * namespace, add a file to each folder of `locales/` and a line here; a test fails if the line is missing.
 */
export interface Messages {
	common: typeof import('../../locales/en-US/common.json');
	dialog: typeof import('../../locales/en-US/dialog.json');
	error: typeof import('../../locales/en-US/error.json');
	timeline: typeof import('../../locales/en-US/timeline.json');
	shell: typeof import('../../locales/en-US/shell.json');
	deck: typeof import('../../locales/en-US/deck.json');
	decks: typeof import('../../locales/en-US/decks.json');
	columnRules: typeof import('../../locales/en-US/columnRules.json');
	noteActions: typeof import('../../locales/en-US/noteActions.json');
	noteMenu: typeof import('../../locales/en-US/noteMenu.json');
	sounds: typeof import('../../locales/en-US/sounds.json');
	channels: typeof import('../../locales/en-US/channels.json');
	noteSearch: typeof import('../../locales/en-US/noteSearch.json');
	explore: typeof import('../../locales/en-US/explore.json');
	roles: typeof import('../../locales/en-US/roles.json');
	searchPage: typeof import('../../locales/en-US/searchPage.json');
	tags: typeof import('../../locales/en-US/tags.json');
	search: typeof import('../../locales/en-US/search.json');
	seen: typeof import('../../locales/en-US/seen.json');
	favorites: typeof import('../../locales/en-US/favorites.json');
	notifications: typeof import('../../locales/en-US/notifications.json');
	notificationMenu: typeof import('../../locales/en-US/notificationMenu.json');
	notFound: typeof import('../../locales/en-US/notFound.json');
	notePage: typeof import('../../locales/en-US/notePage.json');
	imageEditor: typeof import('../../locales/en-US/imageEditor.json');
	statusBars: typeof import('../../locales/en-US/statusBars.json');
	customCss: typeof import('../../locales/en-US/customCss.json');
	crop: typeof import('../../locales/en-US/crop.json');
	decorations: typeof import('../../locales/en-US/decorations.json');
	drive: typeof import('../../locales/en-US/drive.json');
	moderation: typeof import('../../locales/en-US/moderation.json');
	preview: typeof import('../../locales/en-US/preview.json');
	profiles: typeof import('../../locales/en-US/profiles.json');
	merged: typeof import('../../locales/en-US/merged.json');
	catchUp: typeof import('../../locales/en-US/catchUp.json');
	wall: typeof import('../../locales/en-US/wall.json');
	pushes: typeof import('../../locales/en-US/pushes.json');
	profile: typeof import('../../locales/en-US/profile.json');
	profileEdit: typeof import('../../locales/en-US/profileEdit.json');
	accountData: typeof import('../../locales/en-US/accountData.json');
	accounts: typeof import('../../locales/en-US/accounts.json');
	accountEnd: typeof import('../../locales/en-US/accountEnd.json');
	charts: typeof import('../../locales/en-US/charts.json');
	composer: typeof import('../../locales/en-US/composer.json');
	drafts: typeof import('../../locales/en-US/drafts.json');
	ownAccount: typeof import('../../locales/en-US/ownAccount.json');
	outbox: typeof import('../../locales/en-US/outbox.json');
	share: typeof import('../../locales/en-US/share.json');
	orders: typeof import('../../locales/en-US/orders.json');
	themes: typeof import('../../locales/en-US/themes.json');
	themeEditor: typeof import('../../locales/en-US/themeEditor.json');
	installExtensions: typeof import('../../locales/en-US/installExtensions.json');
	samples: typeof import('../../locales/en-US/samples.json');
	postForm: typeof import('../../locales/en-US/postForm.json');
	muting: typeof import('../../locales/en-US/muting.json');
	registry: typeof import('../../locales/en-US/registry.json');
	security: typeof import('../../locales/en-US/security.json');
	twoFactor: typeof import('../../locales/en-US/twoFactor.json');
	server: typeof import('../../locales/en-US/server.json');
	settings: typeof import('../../locales/en-US/settings.json');
	settingFields: typeof import('../../locales/en-US/settingFields.json');
	signin: typeof import('../../locales/en-US/signin.json');
	miauth: typeof import('../../locales/en-US/miauth.json');
	emojiPicker: typeof import('../../locales/en-US/emojiPicker.json');
	uploads: typeof import('../../locales/en-US/uploads.json');
	userMenu: typeof import('../../locales/en-US/userMenu.json');
	plugins: typeof import('../../locales/en-US/plugins.json');
	scratchpad: typeof import('../../locales/en-US/scratchpad.json');
	apiConsole: typeof import('../../locales/en-US/apiConsole.json');
	json: typeof import('../../locales/en-US/json.json');
	play: typeof import('../../locales/en-US/play.json');
	aiscript: typeof import('../../locales/en-US/aiscript.json');
	widgets: typeof import('../../locales/en-US/widgets.json');
	moments: typeof import('../../locales/en-US/moments.json');
	people: typeof import('../../locales/en-US/people.json');
	personPicker: typeof import('../../locales/en-US/personPicker.json');
	webhooks: typeof import('../../locales/en-US/webhooks.json');
	stack: typeof import('../../locales/en-US/stack.json');
	startNotices: typeof import('../../locales/en-US/startNotices.json');
	debug: typeof import('../../locales/en-US/debug.json');
	about: typeof import('../../locales/en-US/about.json');
	lists: typeof import('../../locales/en-US/lists.json');
	clips: typeof import('../../locales/en-US/clips.json');
	antennas: typeof import('../../locales/en-US/antennas.json');
	pages: typeof import('../../locales/en-US/pages.json');
	announcements: typeof import('../../locales/en-US/announcements.json');
	achievements: typeof import('../../locales/en-US/achievements.json');
	navbar: typeof import('../../locales/en-US/navbar.json');
	palettes: typeof import('../../locales/en-US/palettes.json');
	tutorial: typeof import('../../locales/en-US/tutorial.json');
	ui: typeof import('../../locales/en-US/ui.json');
	hotkeys: typeof import('../../locales/en-US/hotkeys.json');
	lookup: typeof import('../../locales/en-US/lookup.json');
	palette: typeof import('../../locales/en-US/palette.json');
	linkPreview: typeof import('../../locales/en-US/linkPreview.json');
	media: typeof import('../../locales/en-US/media.json');
	mfm: typeof import('../../locales/en-US/mfm.json');
	note: typeof import('../../locales/en-US/note.json');
	poll: typeof import('../../locales/en-US/poll.json');
	player: typeof import('../../locales/en-US/player.json');
	reactions: typeof import('../../locales/en-US/reactions.json');
	reading: typeof import('../../locales/en-US/reading.json');
	time: typeof import('../../locales/en-US/time.json');
}

type PluralEnding = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<K extends string> = K extends `${infer Stem}${PluralEnding}` ? Stem : K;

type Leaves<T> = {
	[K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** `namespace.path.to.text`; plural texts use the key without the form, with a `count`. */
export type MessageKey = Leaves<Messages>;
