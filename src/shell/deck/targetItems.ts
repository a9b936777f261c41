import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { DeckColumn } from '@/domain/deck';
import { t } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { columnTargets } from './columnTargets';

/** Entries for what a kind of column can show with this account: each list, antenna or channel. */
export async function targetItems(
	definition: ColumnDefinition,
	session: Session,
	choose: (change: Partial<DeckColumn>) => void,
): Promise<readonly MenuItem[]> {
	if (!definition.target) return [];
	const targets = await columnTargets(session, definition.target);
	if (targets.length === 0) return [{ type: 'label', text: t(`deck.no_${definition.target}`) }];
	const key = `${definition.target}Id` as const;
	return targets.map(target => ({
		text: target.name,
		icon: definition.icon,
		onSelect: () => choose({ name: target.name, [key]: target.id }),
	}));
}
