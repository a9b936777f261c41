import type { ActionGroup } from '@/blocks/actions/ActionDefinition';
import { passGate } from '@/blocks/actions/gate';
import { pathLink } from '@/blocks/actions/pathLink';
import { reportAbuse } from '@/blocks/actions/reportAbuse';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { withHash } from '@/blocks/tabs/withHash';
import type { Page } from '@/domain/page/Page';
import { pagePath } from '@/domain/paths/pagePath';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { canShareByDevice, shareByDevice } from '@/platform/shareByDevice';
import { forgetEdits } from '@/stores/keptEdits';
import type { Session } from '@/stores/session/Session';
import { updateAccount } from '@/stores/session/updateAccount';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { toast } from '@/ui/toast/toasts';
import { changePageLike, forgetPage } from '../changePage';
import { keptPageName } from '../edit/keptPageName';

/** The hash of a page's address that shows its source. */
export const SOURCE = 'source';

export interface PageInMenu {
	readonly session: Session;
	readonly page: Page;
	readonly navigation: Navigation;
}

const isOwn = ({ session, page }: PageInMenu): boolean => session.isMember && page.userId === session.userId;

const addressOf = ({ session, page }: PageInMenu): string => session.origin + pagePath(page);

const isPinned = ({ session, page }: PageInMenu): boolean => session.me.getState().me?.pinnedPageId === page.id;

/** Likes a page, or takes that back; shown at once. */
export async function toggleLike(session: Session, page: Page): Promise<void> {
	const isLiked = !page.isLiked;
	await passGate(session, {
		optimistic() {
			changePageLike(session, page, isLiked);
			return () => changePageLike(session, page, !isLiked);
		},
		perform: ({ api }) => api.call(isLiked ? 'pages/like' : 'pages/unlike', { pageId: page.id }),
	});
}

/** The menu of a page. */
export const pageActions: readonly ActionGroup<PageInMenu>[] = [
	[
		{
			id: 'copyLink',
			icon: 'link',
			label: () => text.pages.copyLink,
			run: on => void copyWithToast(addressOf(on)),
		},
		{
			id: 'share',
			icon: 'share',
			label: () => text.pages.share,
			asks: true,
			isOffered: canShareByDevice,
			run: on => void shareByDevice({ title: on.page.title, url: addressOf(on) }),
		},
		{
			id: 'source',
			icon: 'code',
			label: () => text.pages.source,
			link: ({ page, navigation }) => pathLink(navigation, withHash(pagePath(page), SOURCE)),
		},
	],
	[
		{
			id: 'pin',
			icon: on => (isPinned(on) ? 'pinFilled' : 'pin'),
			label: on => (isPinned(on) ? text.pages.unpin : text.pages.pin),
			who: 'member',
			needs: ['write:account'],
			isOffered: isOwn,
			run: on => void togglePin(on),
		},
		{
			id: 'edit',
			icon: 'edit',
			label: () => text.pages.edit,
			who: 'member',
			needs: ['write:pages'],
			isOffered: isOwn,
			link: ({ page, navigation }) => pathLink(navigation, pathTo('editedPage', { pageId: page.id })),
		},
	],
	[
		{
			id: 'report',
			icon: 'flag',
			label: () => text.pages.report,
			asks: true,
			who: 'member',
			needs: ['write:report-abuse'],
			isDangerous: true,
			isOffered: on => !isOwn(on),
			run: on => void reportAbuse(on.session, on.page.userId, addressOf(on)),
		},
		{
			id: 'delete',
			icon: 'trash',
			label: () => text.pages.delete,
			who: 'member',
			needs: ['write:pages'],
			isDangerous: true,
			isOffered: isOwn,
			run: on => void remove(on),
		},
	],
];

async function togglePin(on: PageInMenu): Promise<void> {
	const { session, page } = on;
	const isOn = !isPinned(on);
	await passGate(session, {
		async perform() {
			await updateAccount(session, { pinnedPageId: isOn ? page.id : null });
			toast(isOn ? text.pages.pinned : text.pages.unpinned, { icon: 'pin' });
		},
	});
}

async function remove({ session, page, navigation }: PageInMenu): Promise<void> {
	const name = page.title || page.name;
	const { navigate, replace = navigate } = navigation;
	await passGate(session, {
		confirmation: {
			title: t('pages.deleteTitle', { name }),
			text: text.pages.deleteText,
			okText: text.common.delete,
			danger: true,
		},
		async perform({ api }) {
			await api.call('pages/delete', { pageId: page.id });
			forgetEdits(session, keptPageName(page.id));
			forgetPage(session, page.id);
			toast(t('pages.deleted', { name }), { icon: 'trash' });
			replace(withHash(pathTo('pages'), 'own'));
		},
	});
}
