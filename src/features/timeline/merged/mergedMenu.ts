import type { ColumnInMenu } from '@/blocks/hosting/ColumnDefinition';
import { readSources } from '@/domain/deck/columnSources';
import { text } from '@/i18n/text';
import { accountKey, accounts } from '@/stores/session/accounts';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { ASK, accountItem } from './actors';
import { editSources } from './editSources';

/** What a merged column shows, and who acts on its notes. */
export const menuItems = (shown: ColumnInMenu): readonly MenuItem[] => [
	{ text: text.merged.edit, asks: true, icon: 'merge', onSelect: () => void editSources(shown) },
	{ type: 'divider' },
	{ type: 'label', text: text.merged.actor },
	...actorItems(shown),
];

/** Every account that a merged column reads with, as choices of who acts on notes that came through several. */
function actorItems({ column, change }: ColumnInMenu): readonly MenuItem[] {
	const now = column();
	const actor = now?.actor ?? null;
	const { all, current } = accounts.getState();
	const keys = new Set(readSources(now?.sources).map(({ account }) => account ?? (current && accountKey(current))));
	const readers = all.filter(account => keys.has(accountKey(account)));
	const acts = readers.some(account => accountKey(account) === actor);
	return [
		choice(text.merged.askOnce, actor !== ASK && !acts, () => change({ actor: null })),
		choice(text.merged.askAlways, actor === ASK, () => change({ actor: ASK })),
		...readers.map(account => ({
			...accountItem(account),
			type: 'radio' as const,
			checked: actor === accountKey(account),
			onSelect: () => change({ actor: accountKey(account) }),
		})),
	];
}

const choice = (name: string, checked: boolean, onSelect: () => void): MenuItem => ({
	...{ type: 'radio', text: name, checked, onSelect },
});
