import type { ServerLink } from '@/domain/server/ServerInfo';
import { tutorialEntry } from '@/features/tutorial/palette';
import { text } from '@/i18n/text';
import { currentSession } from '@/stores/session/sessions';
import type { MenuItem } from '@/ui/menu/MenuItem';

/** How people use servers of the network, by the network itself. */
const USER_GUIDE = 'https://misskey-hub.net/docs/for-users/';

const LINKS: readonly ServerLink[] = ['imprint', 'terms', 'privacy'];

/** The menu about the server: its legal pages, where it has them, the guide for users, and the tutorial for members. */
export function aboutItems(): readonly MenuItem[] {
	const session = currentSession();
	const { info } = session.server.getState();
	const link = (name: string, href: string): MenuItem => ({ type: 'link', text: name, href, external: true });
	const tutorial = tutorialEntry();
	const legal = LINKS.flatMap(name => {
		const url = info?.links?.[name];
		return url ? link(text.about[name], url) : [];
	});
	return [
		{ type: 'label', text: info?.name ?? session.host },
		...legal,
		...(legal.length > 0 ? [{ type: 'divider' } as const] : []),
		link(text.about.guide, USER_GUIDE),
		...(tutorial ? [{ text: tutorial.text, onSelect: tutorial.run }] : []),
	];
}
