import type { User } from '@/domain/person/User';
import { text } from '@/i18n/text';
import type { IconName } from '@/ui/icon/iconNames';

/** The parts of a profile, as in its address: `/@mara/notes`. `overview` is the address without one. */
export const VIEWS = ['overview', 'notes', 'activity', 'reactions', 'clips', 'lists', 'pages', 'plays', 'raw'] as const;
export type ProfileView = (typeof VIEWS)[number];

export const VIEW_ICONS: Readonly<Record<ProfileView, IconName>> = {
	overview: 'user',
	notes: 'note',
	activity: 'poll',
	reactions: 'emoji',
	clips: 'clip',
	lists: 'list',
	pages: 'page',
	plays: 'play',
	raw: 'code',
};

export const viewName = (view: ProfileView): string => text.profile.views[view];

interface Viewer {
	readonly isOwn: boolean;
	readonly isDeveloper: boolean;
}

/**
 * The parts that a profile has for the reader. Servers know reactions, clips, lists, pages and plays of their own users
 * only; private reactions are for the user themselves.
 */
export function viewsOf({ host, profile }: User, { isOwn, isDeveloper }: Viewer): readonly ProfileView[] {
	const isLocal = host === null;
	const isThere: Readonly<Record<ProfileView, boolean>> = {
		overview: true,
		notes: true,
		activity: true,
		reactions: isLocal && (isOwn || profile?.publicReactions === true),
		clips: isLocal,
		lists: isLocal,
		pages: isLocal,
		plays: isLocal,
		raw: isDeveloper,
	};
	return VIEWS.filter(view => isThere[view]);
}
