import { pathTo } from '@/domain/paths/pathTo';
import { profilePath } from '@/domain/paths/profilePath';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { accountKey, accounts } from '@/stores/session/accounts';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { askToSignOut } from '../session/askToSignOut';
import { switchAccount } from '../session/switchAccount';

/** The account menu: profile, switching, adding, signing out. */
export function openAccountMenu(anchor: HTMLElement, navigate: (path: string) => void): void {
	const { all, current } = accounts.getState();
	if (!current) return;
	const others = all.filter(account => accountKey(account) !== accountKey(current));
	const items: MenuItem[] = [
		{
			text: text.shell.profile,
			caption: `@${current.username}@${current.host}`,
			icon: 'user',
			imageUrl: current.avatarUrl,
			onSelect: () => navigate(profilePath({ username: current.username, host: null })),
		},
		{ text: text.settings.title, icon: 'settings', onSelect: () => navigate(pathTo('settings')) },
		{ text: text.shell.security, icon: 'shield', onSelect: () => navigate(pathTo('security')) },
		{ type: 'divider' },
		...others.map(
			(account): MenuItem => ({
				text: account.name ?? account.username,
				caption: `@${account.username}@${account.host}`,
				icon: 'switchAccount',
				imageUrl: account.avatarUrl,
				onSelect: () => switchAccount(account),
			}),
		),
		{
			text: text.shell.addAccount,
			icon: 'userPlus',
			onSelect: () => intents.send({ kind: 'signIn', reason: 'addAccount' }),
		},
		{ type: 'divider' },
		{ text: text.common.signOut, icon: 'signOut', danger: true, onSelect: () => void askToSignOut(current) },
	];
	openMenu({ anchor, items, label: t('shell.accounts'), side: 'above' });
}
