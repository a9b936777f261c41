import { pathLink } from '@/blocks/actions/pathLink';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { withHash } from '@/blocks/tabs/withHash';
import { pathTo } from '@/domain/paths/pathTo';
import type { ServerLink } from '@/domain/server/ServerInfo';
import { tutorialEntry } from '@/features/tutorial/palette';
import { text } from '@/i18n/text';
import { currentSession } from '@/stores/session/sessions';
import type { IconName } from '@/ui/icon/Icon';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { toolsItems } from './toolsItems';

/** How people use servers of the network, by the network itself. */
const USER_GUIDE = 'https://misskey-hub.net/docs/for-users/';

const LINKS: readonly ServerLink[] = ['imprint', 'terms', 'privacy'];

/**
 * The menu about the server: the pages about it, the tools, its legal pages, where it has them, the guide for users, the tutorial
 * for members, and the page about the client (rules/navigation#the-more-menu).
 */
export function aboutItems(navigation: Navigation): readonly MenuItem[] {
	const session = currentSession();
	const { info } = session.server.getState();
	const { me } = session.me.getState();
	const page = (name: keyof typeof text.about.pages, icon: IconName, path: string): MenuItem => ({
		type: 'link',
		text: text.about.pages[name],
		icon,
		...pathLink(navigation, path),
	});
	const tab = (name: 'overview' | 'emojis' | 'federation' | 'charts', icon: IconName): MenuItem =>
		page(name, icon, withHash(pathTo('about'), name));
	const mayInvite = info?.disableRegistration && (me?.isAdmin || me?.policies.canInvite);
	const link = (name: string, href: string): MenuItem => ({ type: 'link', text: name, href, external: true });
	const tutorial = tutorialEntry();
	const legal = LINKS.flatMap(name => {
		const url = info?.links?.[name];
		return url ? link(text.about[name], url) : [];
	});
	return [
		{ type: 'label', text: info?.name ?? session.host },
		tab('overview', 'info'),
		tab('emojis', 'emoji'),
		...(info?.federation === 'none' ? [] : [tab('federation', 'instances')]),
		tab('charts', 'pulse'),
		page('ads', 'announcement', pathTo('ads')),
		...(mayInvite ? [page('invite', 'key', pathTo('invite'))] : []),
		{ type: 'submenu', text: text.shell.tools, icon: 'tools', items: () => toolsItems(navigation) },
		page('contact', 'direct', pathTo('contact')),
		{ type: 'divider' },
		...legal,
		...(legal.length > 0 ? [{ type: 'divider' } as const] : []),
		link(text.about.guide, USER_GUIDE),
		...(tutorial ? [{ text: tutorial.text, onSelect: tutorial.run }] : []),
		page('client', 'question', pathTo('aboutClient')),
	];
}
