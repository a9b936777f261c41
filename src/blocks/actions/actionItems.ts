import type { MenuItem } from '@/ui/menu/MenuItem';
import { withDividers } from '@/ui/menu/withDividers';
import type { ActedOn, ActionDefinition, ActionGroup } from './ActionDefinition';
import { actionLabel } from './actionLabel';
import { isOffered } from './isOffered';

/** The menu items of the actions offered for a target, in the order of the groups, with dividers. */
export function actionItems<On extends ActedOn>(groups: readonly ActionGroup<On>[], on: On): MenuItem[] {
	return withDividers(
		groups.map(group => group.filter(action => isOffered(action, on)).map(action => itemOf(action, on))),
	);
}

function itemOf<On extends ActedOn>(action: ActionDefinition<On>, on: On): MenuItem {
	const { id, icon, caption, asks, isDangerous = false, isReady, isActive, shortcut } = action;
	const described = {
		id,
		text: actionLabel(action, on),
		icon: typeof icon === 'function' ? icon(on) : icon,
		disabled: isReady?.(on) === false,
		...(caption && { caption: caption(on) }),
	};
	if ('link' in action) return { type: 'link', ...described, ...action.link(on) };
	if ('items' in action) return { type: 'submenu', ...described, items: () => action.items(on) };
	const danger = typeof isDangerous === 'function' ? isDangerous(on) : isDangerous;
	return {
		...described,
		danger,
		asks,
		active: isActive?.(on) === true,
		...(shortcut !== undefined && { shortcut }),
		onSelect: () => action.run(on),
	};
}
