import { t } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/Icon';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { submenuItems } from './actions/submenuItems';
import type { NamedTarget, TargetChoice } from './hosting/TargetChoice';

interface Shown {
	readonly text: string;
	readonly caption?: string;
	readonly icon: IconName;
}

interface Choosing {
	readonly session: Session;
	readonly target: TargetChoice;
	/** Of each entry. */
	readonly icon: IconName;
	readonly choose: (found: NamedTarget) => void;
}

/** An entry of a menu by which the reader chooses what a column is of, with one of their accounts. */
export function targetItem(shown: Shown, choosing: Choosing): MenuItem {
	return { ...shown, type: 'submenu', items: () => targetItems(choosing) };
}

/** An entry for each list, antenna or channel (or whatever the choice is of). */
export function targetItems({ session, target, icon, choose }: Choosing): Promise<readonly MenuItem[]> {
	return submenuItems(async () => {
		const targets = await target.all(session);
		if (targets.length === 0) return [{ type: 'label', text: t(target.none) }];
		return targets.map(found => ({ text: found.name, icon, onSelect: () => choose(found) }));
	});
}
