import type { ActionGroup } from '@/blocks/actions/ActionDefinition';
import { passGate } from '@/blocks/actions/gate';
import { pathLink } from '@/blocks/actions/pathLink';
import { reportAbuse } from '@/blocks/actions/reportAbuse';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { forgetPlay, markPlay } from '@/blocks/play/changePlay';
import { withHash } from '@/blocks/tabs/withHash';
import { isModerator } from '@/domain/account/isModerator';
import { pathTo } from '@/domain/paths/pathTo';
import type { Play } from '@/domain/play/Play';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { canShareByDevice, shareByDevice } from '@/platform/shareByDevice';
import { intents } from '@/stores/intents';
import { forgetEdits } from '@/stores/keptEdits';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { toast } from '@/ui/toast/toasts';
import { keptPlayName } from './form/keptPlayName';
import { forgetPlayStorage } from './playStorage';

export interface PlayInMenu {
	readonly session: Session;
	readonly play: Play;
	readonly navigation: Navigation;
}

export const isOwnPlay = (session: Session, { userId }: Play): boolean =>
	session.isMember && userId !== null && userId === session.userId;

export const mayEditPlay = (session: Session, play: Play): boolean =>
	isOwnPlay(session, play) && tokenMay(session, 'write:flash');

const mayDeletePlay = (session: Session, play: Play): boolean =>
	mayEditPlay(session, play) ||
	(session.isMember && isModerator(session.me.getState().me) && tokenMay(session, 'write:flash'));

const addressOf = ({ session, play }: PlayInMenu) => session.origin + pathTo('play', { playId: play.id });

/** The ways to show a play to others. */
const sharing: ActionGroup<PlayInMenu> = [
	{
		id: 'shareInNote',
		icon: 'note',
		label: () => text.play.shareInNote,
		who: 'member',
		needs: ['write:notes'],
		isOffered: ({ play }) => play.visibility === 'public',
		run: on => intents.send({ kind: 'compose', session: on.session, text: `${on.play.title}\n${addressOf(on)}` }),
	},
	{
		id: 'copyLink',
		icon: 'link',
		label: () => text.play.copyLink,
		run: on => void copyWithToast(addressOf(on)),
	},
	{
		id: 'share',
		icon: 'share',
		label: () => text.play.shareByDevice,
		asks: true,
		isOffered: ({ play }) => play.visibility === 'public' && canShareByDevice(),
		run: on => void shareByDevice({ title: on.play.title, url: addressOf(on) }),
	},
];

export const shareActions: readonly ActionGroup<PlayInMenu>[] = [sharing];

/** What else may be done with a play. */
export const playActions: readonly ActionGroup<PlayInMenu>[] = [
	sharing,
	[
		{
			id: 'report',
			icon: 'flag',
			label: () => text.play.report,
			asks: true,
			who: 'member',
			needs: ['write:report-abuse'],
			isOffered: ({ session, play }) => play.userId !== null && !isOwnPlay(session, play),
			run: on => {
				if (on.play.userId !== null) void reportAbuse(on.session, on.play.userId, addressOf(on));
			},
		},
	],
	[
		{
			id: 'edit',
			icon: 'edit',
			label: () => text.play.edit,
			isOffered: ({ session, play }) => mayEditPlay(session, play),
			link: ({ play, navigation }) => pathLink(navigation, pathTo('editedPlay', { playId: play.id })),
		},
		{
			id: 'delete',
			icon: 'trash',
			label: () => text.play.delete,
			isDangerous: true,
			isOffered: ({ session, play }) => mayDeletePlay(session, play),
			run: on => void deletePlay(on),
		},
	],
];

/** Likes a play, or takes that back; shown at once. */
export async function toggleLike(session: Session, play: Play): Promise<void> {
	const isLiked = !play.isLiked;
	await passGate(session, {
		optimistic() {
			markPlay(session, play, isLiked);
			return () => markPlay(session, play, !isLiked);
		},
		perform: ({ api }) => api.call(isLiked ? 'flash/like' : 'flash/unlike', { flashId: play.id }),
	});
}

/** Deletes a play after a confirmation, and leads to the list of plays. */
export async function deletePlay({ session, play, navigation }: PlayInMenu): Promise<void> {
	const name = play.title || text.play.untitled;
	const { navigate, replace = navigate } = navigation;
	await passGate(session, {
		confirmation: {
			title: t('play.deleteTitle', { name }),
			text: text.play.deleteText,
			okText: text.common.delete,
			danger: true,
		},
		async perform({ api }) {
			await api.call('flash/delete', { flashId: play.id });
			forgetEdits(session, keptPlayName(play.id));
			forgetPlay(session, play.id);
			toast(t('play.deleted', { name }), { icon: 'trash' });
			replace(isOwnPlay(session, play) ? withHash(pathTo('plays'), 'mine') : pathTo('plays'));
			await forgetPlayStorage(session, play.id);
		},
	});
}
