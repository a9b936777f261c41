import type { ActedOn, ActionGroup } from '../actions/ActionDefinition';
import { actionItems } from '../actions/actionItems';
import { menuPaletteItems } from './menuPaletteItems';
import type { PaletteItem } from './PaletteSource';

/** The actions that are offered on a target as entries of the palette, with the keys that do the same. */
export function actionPaletteItems<On extends ActedOn>(
	prefix: string,
	groups: readonly ActionGroup<On>[],
	on: On,
): readonly PaletteItem[] {
	const actions = groups.flat();
	return actions.flatMap(action => {
		const words = action.name ? [action.name()] : [];
		return menuPaletteItems(prefix, actionItems([[action]], on)).map(item => ({
			...item,
			words,
			...(action.keys && { keys: action.keys }),
		}));
	});
}
