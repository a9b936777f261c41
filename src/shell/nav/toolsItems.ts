import { pathLink } from '@/blocks/actions/pathLink';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { currentSession } from '@/stores/session/sessions';
import type { IconName } from '@/ui/icon/Icon';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { mayOpen } from '../pages/mayOpen';

type Tool = 'scratchpad' | 'apiConsole';

/** In the order of the menu. */
const TOOLS: Readonly<Record<Tool, IconName>> = { scratchpad: 'code', apiConsole: 'plug' };

/** The menu of tools: the pages among them that open for the account (rules/navigation#the-more-menu). */
export const toolsItems = (navigation: Navigation): readonly MenuItem[] =>
	(Object.entries(TOOLS) as [Tool, IconName][])
		.filter(([name]) => mayOpen(currentSession(), name))
		.map(([name, icon]) => ({
			type: 'link',
			text: text.about.pages[name],
			icon,
			...pathLink(navigation, pathTo(name)),
		}));
