import { t } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { showError } from '../actions/showError';
import { submenuItems } from '../actions/submenuItems';
import type { ListedTargets, NamedTarget, TargetChoice } from './TargetChoice';

interface Shown {
	readonly text: string;
	readonly caption?: string;
	readonly icon: IconName;
}

interface Choosing<Choice extends TargetChoice> {
	readonly session: Session;
	readonly target: Choice;
	/** The icon of each item. */
	readonly icon: IconName;
	readonly choose: (found: NamedTarget) => void;
}

/** A menu item for choosing a column's target with one of the user's accounts. */
export function targetItem(shown: Shown, choosing: Choosing<TargetChoice>): MenuItem {
	const { session, target, choose } = choosing;
	if ('all' in target) return { ...shown, type: 'submenu', items: () => targetItems({ ...choosing, target }) };
	const ask = async () => {
		try {
			const found = await target.ask(session);
			if (found) choose(found);
		} catch (error) {
			await showError(error);
		}
	};
	return { ...shown, onSelect: () => void ask() };
}

/** A menu item for each target, such as each of the user's lists. */
export function targetItems({ session, target, icon, choose }: Choosing<ListedTargets>): Promise<readonly MenuItem[]> {
	return submenuItems(async () => {
		const targets = await target.all(session);
		if (targets.length === 0) return [{ type: 'label', text: t(target.none) }];
		return targets.map(found => {
			const { name, caption } = found;
			return { text: name, ...(caption !== undefined && { caption }), icon, onSelect: () => choose(found) };
		});
	});
}
