import { isOffered } from '@/blocks/actions/isOffered';
import { menuPaletteItems } from '@/blocks/palette/menuPaletteItems';
import { fixedList, type PaletteItem, type PaletteSource } from '@/blocks/palette/PaletteSource';
import { profilePath } from '@/domain/paths/profilePath';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { intents } from '@/stores/intents';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import type { Session } from '@/stores/session/Session';
import { moreItems } from './moreMenu';

/** What can be done from the bars and their menus. */
export const navPalette: PaletteSource = {
	group: 'actions',
	list: ({ session, navigation }) =>
		fixedList(() => [
			...(session.isMember ? ofMembers(session, navigation.navigate) : ofVisitors()),
			...menuPaletteItems('more', moreItems(session.isMember ? deckStore.isOpen : null, navigation)),
		]),
};

function ofMembers(session: Session, navigate: (path: string) => void): readonly PaletteItem[] {
	const isRealtime = baseSettings.get(realtimeMode);
	const profile: PaletteItem = {
		id: 'profile',
		title: text.shell.profile,
		icon: 'user',
		run: () => navigate(profilePath({ username: session.account?.username ?? '', host: null })),
	};
	const drafts: PaletteItem = {
		id: 'drafts',
		title: text.drafts.title,
		icon: 'edit',
		run: () => intents.send({ kind: 'drafts', session }),
	};
	const realtime: PaletteItem = {
		id: 'realtime',
		title: isRealtime ? text.shell.realtimeOn : text.shell.realtimeOff,
		icon: 'bolt',
		isCurrent: isRealtime,
		run: () => {
			baseSettings.set(realtimeMode, !isRealtime);
			location.reload();
		},
	};
	const mayWrite = isOffered({ needs: ['write:notes'] }, { session });
	return [profile, ...(mayWrite ? [drafts] : []), outbox(), realtime];
}

const outbox = (): PaletteItem => ({
	id: 'outbox',
	title: text.outbox.title,
	icon: 'send',
	run: () => intents.send({ kind: 'outbox' }),
});

const ofVisitors = (): readonly PaletteItem[] => [
	{
		id: 'signIn',
		title: text.common.signIn,
		icon: 'signIn',
		run: () => intents.send({ kind: 'signIn', reason: 'asked' }),
	},
	{ id: 'signUp', title: text.common.signUp, icon: 'userPlus', run: () => intents.send({ kind: 'signUp' }) },
];
