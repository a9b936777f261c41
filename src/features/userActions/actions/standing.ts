import { endOf, muteDurations } from '@/blocks/actions/durations';
import { block, breakFollow, mute, muteRenotes, notifyOfNotes, showReplies, unmute } from '@/blocks/actions/relations';
import { reportAbuse } from '@/blocks/actions/reportAbuse';
import { text } from '@/i18n/text';
import { hasRelation, isOther, type ShownUser, type UserAction } from '../ShownUser';

const is = (shown: ShownUser, what: 'isMuted' | 'isRenoteMuted' | 'isBlocking' | 'withReplies'): boolean =>
	shown.user.profile?.[what] ?? false;
const isNotified = ({ user }: ShownUser): boolean => user.profile?.notify === 'normal';

/** Actions on the notifications and replies of a followed user. */
export const following: readonly UserAction[] = [
	{
		id: 'notify',
		icon: 'bell',
		name: () => text.userMenu.notifyOn,
		label: shown => (isNotified(shown) ? text.userMenu.notifyOff : text.userMenu.notifyOn),
		who: 'member',
		needs: ['write:following'],
		isOffered: shown => hasRelation(shown, ({ isFollowing }) => isFollowing),
		run: shown => void notifyOfNotes(shown.session, shown.user, !isNotified(shown)),
	},
	{
		id: 'showReplies',
		icon: 'reply',
		name: () => text.userMenu.repliesOn,
		label: shown => (is(shown, 'withReplies') ? text.userMenu.repliesOff : text.userMenu.repliesOn),
		who: 'member',
		needs: ['write:following'],
		isOffered: shown => hasRelation(shown, ({ isFollowing }) => isFollowing),
		run: shown => void showReplies(shown.session, shown.user, !is(shown, 'withReplies')),
	},
];

/** Actions that keep a user away, and undo that. */
export const ending: readonly UserAction[] = [
	{
		id: 'mute',
		icon: 'mute',
		name: () => text.userMenu.mute,
		who: 'member',
		needs: ['write:mutes'],
		isOffered: shown => hasRelation(shown, ({ isMuted }) => !isMuted),
		items: ({ session, user }) =>
			muteDurations().map(duration => ({
				text: duration.text,
				onSelect: () => void mute(session, user, endOf(duration)),
			})),
	},
	{
		id: 'unmute',
		icon: 'bell',
		name: () => text.userMenu.unmute,
		who: 'member',
		needs: ['write:mutes'],
		isOffered: shown => hasRelation(shown, ({ isMuted }) => isMuted),
		run: ({ session, user }) => void unmute(session, user),
	},
	{
		id: 'muteRenotes',
		icon: 'renote',
		name: () => text.userMenu.muteRenotes,
		label: shown => (is(shown, 'isRenoteMuted') ? text.userMenu.unmuteRenotes : text.userMenu.muteRenotes),
		who: 'member',
		needs: ['write:mutes'],
		isOffered: shown => hasRelation(shown),
		run: shown => void muteRenotes(shown.session, shown.user, !is(shown, 'isRenoteMuted')),
	},
	{
		id: 'block',
		icon: 'block',
		name: () => text.userMenu.block,
		label: shown => (is(shown, 'isBlocking') ? text.userMenu.unblock : text.userMenu.block),
		isDangerous: shown => !is(shown, 'isBlocking'),
		who: 'member',
		needs: ['write:blocks'],
		isOffered: shown => hasRelation(shown),
		run: shown => void block(shown.session, shown.user, !is(shown, 'isBlocking')),
	},
	{
		id: 'breakFollow',
		icon: 'userMinus',
		name: () => text.userMenu.breakFollow,
		isDangerous: true,
		who: 'member',
		needs: ['write:following'],
		isOffered: shown => hasRelation(shown, ({ isFollowed }) => isFollowed),
		run: ({ session, user }) => void breakFollow(session, user),
	},
	{
		id: 'report',
		icon: 'flag',
		name: () => text.noteMenu.report,
		asks: true,
		isDangerous: true,
		who: 'member',
		needs: ['write:report-abuse'],
		isOffered: isOther,
		run: ({ session, user }) => void reportAbuse(session, user.id),
	},
];
