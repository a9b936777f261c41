/** A page on which one finds, follows and keeps things. `{name}` in its texts stands for what the world has of it. */
export interface DiscoveryPage {
	readonly path: string;
	/** Its heading, and its part of the document's title. */
	readonly title: string;
	/** What is on it once it is there. */
	readonly shows: string;
	/** The same for moderators, where they see something else. */
	readonly showsModerators?: string;
	/** What visitors find there; `signIn`: that there is nothing for them, with the question to sign in. */
	readonly visitors?: 'signIn' | { readonly shows: string };
	/** Whether another page of the table has the same address: this one is about another part of it that may fail. */
	readonly isPart?: true;
	readonly states?: PageStates;
}

/** How a page comes into its states, and what it says then. */
interface PageStates {
	/** The endpoint without which it has nothing: while that is silent it is loading, and where it fails it says so. */
	readonly needs: string;
	/** An answer with nothing in it. */
	readonly empty?: { readonly answer: unknown; readonly shows: string };
	/** The address of something that isn't there. */
	readonly gone?: { readonly path: string; readonly shows: string };
	/** An error of the endpoint for those who may not. */
	readonly refused?: { readonly code: string; readonly shows: string };
	/** A policy of the account, of which the world has used up one. */
	readonly limit?: { readonly policy: string; readonly shows: string };
}

/** An id that nothing has. */
export const NOTHING = 'zzzzzzzzzzzzzzzz';

const empty = (shows: string, answer: unknown = []) => ({ answer, shows });
const gone = (path: string, shows: string) => ({ path: `${path}${NOTHING}`, shows });

export const DISCOVERY_PAGES: Readonly<Record<string, DiscoveryPage>> = {
	profile: {
		path: '/@{person}',
		title: 'Profile of {person}',
		shows: 'Latest notes',
		states: { needs: 'users/show', gone: { path: '/@nobody', shows: 'User not found' } },
	},
	'notes of a person': {
		path: '/@{person}/notes',
		title: 'Profile of {person}',
		shows: 'About #{tag}',
		states: { needs: 'users/notes', empty: empty('No notes yet') },
	},
	'activity of a person': {
		path: '/@{person}/activity',
		title: 'Profile of {person}',
		shows: 'Notes by day',
		states: { needs: 'charts/user/notes' },
	},
	'reactions of a person': {
		path: '/@{person}/reactions',
		title: 'Profile of {person}',
		shows: 'No reactions yet',
		states: {
			needs: 'users/reactions',
			empty: empty('No reactions yet'),
			refused: { code: 'REACTIONS_NOT_PUBLIC', shows: 'This user’s reactions are private' },
		},
	},
	'clips of a person': {
		path: '/@{person}/clips',
		title: 'Profile of {person}',
		shows: 'Clip of {person}',
		states: { needs: 'users/clips', empty: empty('No public clips yet') },
	},
	'lists of a person': {
		path: '/@{person}/lists',
		title: 'Profile of {person}',
		shows: 'List of {person}',
		states: { needs: 'users/lists/list', empty: empty('No public lists yet') },
	},
	'pages of a person': {
		path: '/@{person}/pages',
		title: 'Profile of {person}',
		shows: 'Page of {person}',
		states: { needs: 'users/pages', empty: empty('No pages yet') },
	},
	following: {
		path: '/@{person}/following',
		title: 'Followed by {person}',
		shows: '@{friend}',
		states: {
			needs: 'users/following',
			empty: empty('{person} doesn’t follow anyone yet'),
			gone: { path: '/@nobody/following', shows: 'User not found' },
			refused: { code: 'FORBIDDEN', shows: 'This list is private' },
		},
	},
	followers: {
		path: '/@{person}/followers',
		title: 'Followers of {person}',
		shows: '@{friend}',
		states: {
			needs: 'users/followers',
			empty: empty('No one follows {person} yet'),
			refused: { code: 'FORBIDDEN', shows: 'This list is private' },
		},
	},
	'follow requests': {
		path: '/my/follow-requests',
		title: 'Follow requests',
		shows: 'No requests to answer',
		visitors: 'signIn',
		states: { needs: 'following/requests/list', empty: empty('No requests to answer') },
	},
	'people with a hashtag': {
		path: '/user-tags/{tag}',
		title: 'People with #{tag}',
		shows: '@{person}',
		states: { needs: 'hashtags/users', empty: empty('No one has this hashtag yet') },
	},
	lists: {
		path: '/my/lists',
		title: 'Lists',
		shows: 'List of {person}',
		visitors: 'signIn',
		states: {
			needs: 'users/lists/list',
			empty: empty('No lists yet'),
			limit: { policy: 'userListLimit', shows: 'You have as many lists as your role allows (1).' },
		},
	},
	list: {
		path: '/my/lists/{list}',
		title: 'List of {person}',
		shows: 'Add someone',
		visitors: 'signIn',
		states: {
			needs: 'users/lists/show',
			gone: gone('/my/lists/', 'No such list'),
			limit: { policy: 'userEachUserListsLimit', shows: 'This list is full: your role allows 1 people.' },
		},
	},
	'people of a list': {
		path: '/my/lists/{list}',
		title: 'List of {person}',
		shows: '@{friend}',
		isPart: true,
		states: { needs: 'users/lists/get-memberships' },
	},
	'public list': {
		path: '/list/{list}',
		title: 'List of {person}',
		shows: '@{friend}',
		states: { needs: 'users/lists/show', gone: gone('/list/', 'No such list') },
	},
	'timeline of a list': {
		path: '/timeline/list/{list}',
		title: 'List of {person}',
		shows: 'No notes yet',
		visitors: 'signIn',
		states: { needs: 'users/lists/show', gone: gone('/timeline/list/', 'This list doesn’t exist') },
	},
	antennas: {
		path: '/my/antennas',
		title: 'Antennas',
		shows: 'Antenna of {person}',
		visitors: 'signIn',
		states: {
			needs: 'antennas/list',
			empty: empty('No antennas yet'),
			limit: { policy: 'antennaLimit', shows: 'You have as many antennas as your role allows (1).' },
		},
	},
	'new antenna': {
		path: '/my/antennas/create',
		title: 'New antenna',
		shows: 'Words to look for',
		visitors: 'signIn',
		states: {
			needs: 'antennas/list',
			limit: { policy: 'antennaLimit', shows: 'You have as many antennas as your role allows (1).' },
		},
	},
	antenna: {
		path: '/my/antennas/{antenna}',
		title: 'Antenna of {person}',
		shows: 'Words to look for',
		visitors: 'signIn',
		states: { needs: 'antennas/show', gone: gone('/my/antennas/', 'This antenna no longer exists') },
	},
	'timeline of an antenna': {
		path: '/timeline/antenna/{antenna}',
		title: 'Antenna of {person}',
		shows: 'Antenna',
		visitors: 'signIn',
		states: { needs: 'antennas/show', gone: gone('/timeline/antenna/', 'This antenna doesn’t exist') },
	},
	clips: {
		path: '/my/clips',
		title: 'Clips',
		shows: 'Clip of {person}',
		visitors: 'signIn',
		states: {
			needs: 'clips/list',
			empty: empty('No clips yet'),
			limit: { policy: 'clipLimit', shows: 'You have as many clips as your role allows (1).' },
		},
	},
	clip: {
		path: '/clips/{clip}',
		title: 'Clip of {person}',
		shows: 'No notes in this clip',
		states: { needs: 'clips/show', gone: gone('/clips/', 'No such clip') },
	},
	favorites: {
		path: '/my/favorites',
		title: 'Favorites',
		shows: 'No favorites yet',
		visitors: 'signIn',
		states: { needs: 'i/favorites', empty: empty('No favorites yet') },
	},
	pages: {
		path: '/pages#own',
		title: 'Pages',
		shows: 'Page of {person}',
		visitors: { shows: 'Featured' },
		states: { needs: 'i/pages', empty: empty('You have no pages') },
	},
	page: {
		path: '/@{person}/pages/{page}',
		title: 'Page of {person}',
		shows: 'Written by {person}',
		states: { needs: 'pages/show', gone: gone('/@nobody/pages/', 'This page doesn’t exist') },
	},
	channels: {
		path: '/channels',
		title: 'Channels',
		shows: 'Channel of {person}',
		states: { needs: 'channels/featured', empty: empty('No channels yet') },
	},
	'own channels': {
		path: '/channels#owned',
		title: 'Channels',
		shows: 'Channel of {person}',
		visitors: { shows: 'Channel of {person}' },
		states: { needs: 'channels/owned', empty: empty('You have no channels') },
	},
	channel: {
		path: '/channels/{channel}#overview',
		title: 'Channel of {person}',
		shows: 'Run by',
		states: { needs: 'channels/show', gone: gone('/channels/', 'This channel doesn’t exist') },
	},
	'timeline of a channel': {
		path: '/channels/{channel}#timeline',
		title: 'Channel of {person}',
		shows: 'About #{tag}',
		states: { needs: 'channels/timeline', empty: empty('No notes yet') },
	},
	'new channel': {
		path: '/channels/new',
		title: 'New channel',
		shows: 'Allow renotes outside',
		visitors: 'signIn',
	},
	'edited channel': {
		path: '/channels/{channel}/edit',
		title: 'Edit Channel of {person}',
		shows: 'Allow renotes outside',
		visitors: 'signIn',
		states: { needs: 'channels/show' },
	},
	explore: {
		path: '/explore',
		title: 'Explore',
		shows: 'Featured',
		states: { needs: 'notes/featured', empty: empty('Nothing is featured yet') },
	},
	'people to find': {
		path: '/explore#users',
		title: 'Explore',
		shows: 'New here',
		states: { needs: 'users', empty: empty('No one here') },
	},
	'public roles': {
		path: '/explore#roles',
		title: 'Explore',
		shows: '{role}',
		visitors: { shows: 'Featured' },
		states: { needs: 'roles/list', empty: empty('No public roles') },
	},
	'search of notes': {
		path: '/search?q={tag}',
		title: 'Search: {tag}',
		shows: 'About #{tag}',
		states: { needs: 'notes/search', empty: empty('No results') },
	},
	'search of people': {
		path: '/search?q={person}&type=user',
		title: 'Search: {person}',
		shows: '@{person}',
		states: { needs: 'users/search', empty: empty('No results') },
	},
	hashtag: {
		path: '/tags/{tag}',
		title: '#{tag}',
		shows: 'About #{tag}',
		states: { needs: 'notes/search-by-tag', empty: empty('No notes with this hashtag yet') },
	},
	role: {
		path: '/roles/{roleId}',
		title: '{role}',
		shows: 'People',
		states: { needs: 'roles/show', gone: gone('/roles/', 'This role doesn’t exist') },
	},
	'people of a role': {
		path: '/roles/{roleId}',
		title: '{role}',
		shows: 'People',
		isPart: true,
		states: {
			needs: 'roles/users',
			empty: empty('No one has this role'),
			refused: { code: 'NO_SUCH_ROLE', shows: 'The people of this role aren’t listed' },
		},
	},
	about: { path: '/about', title: '{server}', shows: 'Who runs it', states: { needs: 'meta' } },
	emojis: {
		path: '/about#emojis',
		title: '{server}',
		shows: 'Emojis',
		states: { needs: 'emojis', empty: empty('This server has no emojis of its own', { emojis: [] }) },
	},
	federation: {
		path: '/about#federation',
		title: '{server}',
		shows: '{host}',
		states: { needs: 'federation/instances', empty: empty('No other servers') },
	},
	charts: {
		path: '/about#charts',
		title: '{server}',
		shows: 'Read and wrote',
		states: { needs: 'charts/active-users' },
	},
	'another server': {
		path: '/instance-info/{host}',
		title: '{hostName}',
		shows: 'Details',
		states: {
			needs: 'federation/show-instance',
			gone: { path: '/instance-info/nowhere.example', shows: 'Unknown server' },
		},
	},
	'people of another server': {
		path: '/instance-info/{host}#users',
		title: '{hostName}',
		shows: '@{host}',
		states: { needs: 'federation/users', empty: empty('No one from there is known here') },
	},
	contact: { path: '/contact', title: 'Contact', shows: 'About {server}', states: { needs: 'meta' } },
	ads: { path: '/ads', title: 'Ads', shows: 'Show less often' },
	invite: {
		path: '/invite',
		title: 'Invite',
		shows: 'You can’t invite others',
		showsModerators: 'Make a code',
		visitors: { shows: 'Sign in to invite others' },
	},
	announcements: {
		path: '/announcements',
		title: 'Announcements',
		shows: 'Current',
		states: { needs: 'announcements', empty: empty('No announcements') },
	},
	announcement: {
		path: '/announcements/{announcement}',
		title: '{announcementTitle}',
		shows: 'All announcements',
		states: { needs: 'announcements/show', gone: gone('/announcements/', 'No such announcement') },
	},
	'the client': { path: '/about-quarterdeck', title: 'About Quarterdeck', shows: 'Thanks' },
	lookup: { path: '/lookup', title: 'Look up', shows: 'Nothing to look up', visitors: 'signIn' },
	'authorized follow': {
		path: '/authorize-follow?acct={friend}',
		title: 'Profile of {friend}',
		shows: 'Latest notes',
		visitors: 'signIn',
	},
	'authorized interaction': {
		path: '/authorize_interaction?acct={friend}',
		title: 'Profile of {friend}',
		shows: 'Latest notes',
		visitors: 'signIn',
	},
	'own profile': {
		path: '/redirect-test',
		title: 'Profile of {person}',
		shows: 'Edit profile',
		visitors: 'signIn',
	},
};
