import { pathTo } from '@/domain/paths/pathTo';
import { profilePath } from '@/domain/paths/profilePath';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { accountStates, followAccountStates } from '@/stores/session/accountStates';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { accountItem } from './accountItem';

/** The account menu: profile, switching, adding, signing out; each account with what is unread, and how it is. */
export function openAccountMenu(anchor: HTMLElement, navigate: (path: string) => void): void {
	const { all, current } = accounts.getState();
	if (!current) return;
	openMenu({
		anchor,
		items: () => itemsOf(current, navigate),
		label: t('shell.accounts'),
		side: 'above',
		watch(read) {
			const ends = [accountStates.subscribe(read), accounts.subscribe(read), followAccountStates(all)];
			return () => {
				for (const end of ends) end();
			};
		},
	});
}

function itemsOf(current: StoredAccount, navigate: (path: string) => void): readonly MenuItem[] {
	const { all } = accounts.getState();
	const own = all.find(account => accountKey(account) === accountKey(current)) ?? current;
	return [
		accountItem(own, {
			text: text.shell.profile,
			icon: 'user',
			onSelect: () => navigate(profilePath({ username: current.username, host: null })),
		}),
		{ text: text.settings.title, icon: 'settings', onSelect: () => navigate(pathTo('settings')) },
		{ text: text.shell.security, icon: 'shield', onSelect: () => navigate(pathTo('security')) },
		{ type: 'divider' },
		...switchItems(current, navigate),
	];
}

/** Switching, adding and signing out. */
export function switchItems(current: StoredAccount, navigate: (path: string) => void): readonly MenuItem[] {
	const { all } = accounts.getState();
	const others = all.filter(account => accountKey(account) !== accountKey(current));
	return [
		...others.map(account =>
			accountItem(account, {
				text: account.name ?? account.username,
				icon: 'user',
				onSelect: () => intents.send({ kind: 'switchAccount', account }),
			}),
		),
		{
			text: text.shell.addAccount,
			icon: 'userPlus',
			onSelect: () => intents.send({ kind: 'signIn', reason: 'addAccount' }),
		},
		{ text: text.accounts.create, icon: 'plus', onSelect: () => intents.send({ kind: 'signUp' }) },
		{ text: text.accounts.manage, icon: 'users', onSelect: () => navigate(pathTo('accounts')) },
		{ type: 'divider' },
		{
			text: text.common.signOut,
			icon: 'signOut',
			danger: true,
			onSelect: () => intents.send({ kind: 'signOut', account: current }),
		},
		...(others.length > 0
			? [
					{
						text: text.accounts.signOutAll,
						icon: 'signOut' as const,
						danger: true,
						onSelect: () => intents.send({ kind: 'signOutOfAll' }),
					},
				]
			: []),
	];
}
