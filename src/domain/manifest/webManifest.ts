import { pathTo } from '../paths/pathTo';
import { type ManifestLanguage, manifestTexts } from './manifestTexts';

/** What the installed app takes from its server. Ours is used where the server says nothing. */
export interface AppIdentity {
	readonly name?: string | null;
	readonly shortName?: string | null;
	/** As in CSS. */
	readonly themeColor?: string | null;
	/** Addresses of the server's own icons. */
	readonly icon192?: string | null;
	readonly icon512?: string | null;
}

const PRODUCT = 'Quarterdeck';
/** Shown while the app starts. */
const BACKGROUND = '#0b0f15';
const THEME_COLOR = '#131922';

/** Pictures in the build (`vite/appPictures`). */
const ownIcon = (side: number, purpose: string): string => `/icons/${purpose}-${side}.png`;

const icons = ({ icon192, icon512 }: AppIdentity) =>
	[
		{ side: 192, icon: icon192 },
		{ side: 512, icon: icon512 },
	].flatMap(({ side, icon }) =>
		['any', 'maskable'].map(purpose => ({
			src: icon || ownIcon(side, purpose),
			sizes: `${side}x${side}`,
			type: 'image/png',
			purpose,
		})),
	);

/** The web app manifest, by which browsers install the app (rules/start#installing). */
export function webManifest(identity: AppIdentity, language: ManifestLanguage) {
	const texts = manifestTexts[language];
	const name = identity.name?.trim() || PRODUCT;
	const shortcut = (label: string, url: string) => ({
		name: label,
		url,
		icons: [{ src: ownIcon(192, 'any'), sizes: '192x192', type: 'image/png' }],
	});
	return {
		id: pathTo('index'),
		lang: language,
		name,
		short_name: identity.shortName?.trim() || name,
		description: texts.description,
		categories: ['social'],
		start_url: pathTo('index'),
		scope: '/',
		display: 'standalone',
		background_color: BACKGROUND,
		theme_color: identity.themeColor || THEME_COLOR,
		icons: icons(identity),
		screenshots: [
			{
				src: '/screenshots/deck.webp',
				sizes: '1920x1080',
				type: 'image/webp',
				form_factor: 'wide',
				label: texts.deck,
			},
			{
				src: '/screenshots/phone.webp',
				sizes: '520x1125',
				type: 'image/webp',
				form_factor: 'narrow',
				label: texts.phone,
			},
		],
		shortcuts: [
			shortcut(texts.newNote, pathTo('share')),
			shortcut(texts.notifications, pathTo('notifications')),
			shortcut(texts.search, pathTo('search')),
		],
		share_target: {
			action: pathTo('share'),
			method: 'GET',
			enctype: 'application/x-www-form-urlencoded',
			params: { title: 'title', text: 'text', url: 'url' },
		},
	};
}
