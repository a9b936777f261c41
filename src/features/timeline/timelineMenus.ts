import { createList } from '@/blocks/actions/createList';
import { lazyAction } from '@/blocks/actions/lazyAction';
import { submenuItems } from '@/blocks/actions/submenuItems';
import { readingItems } from '@/blocks/feed/readingItems';
import type { NamedTarget } from '@/blocks/hosting/TargetChoice';
import { targetItems } from '@/blocks/hosting/targetItem';
import { swipeTabs } from '@/blocks/tabs/swipeTabs';
import { isOptionExcluded, type TimelineOption } from '@/domain/note/timelineOptions';
import { ALL_HIDDEN, areAllHidden } from '@/domain/server/tips';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { hasTouch } from '@/platform/hasTouch';
import { collection } from '@/stores/collections';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { dismissedTips } from '@/stores/preferences/dismissedTips';
import { preferences } from '@/stores/preferences/Preferences';
import { pinnedUserLists } from '@/stores/preferences/pinnedUserLists';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { loadCatchUp, timelineColumns } from '.';
import { partWith } from './catchUp/partWith';
import { listColumn } from './columns/listColumn';
import type { TimelineDefinition } from './TimelineDefinition';
import type { ShownTimeline } from './TimelineOptionsButton';
import { timelineChoice } from './timelineSettings';

/** The menus of the timeline page that open the timeline of a list, an antenna or a channel (rules/timelines#tabs). */
export function openTargetMenu(session: Session, anchor: HTMLElement, navigate: (path: string) => void): void {
	openMenu({
		anchor,
		label: text.timeline.targets,
		items: [
			...timelineColumns.filter(({ isOffered }) => isOffered(session)).flatMap(each => picker(each, session, navigate)),
			...(tokenMay(session, 'read:account') ? pinning(session) : []),
		],
	});
}

function picker(timeline: TimelineDefinition, session: Session, navigate: (path: string) => void): MenuItem[] {
	const { target, icon } = timeline;
	if (!target || !('page' in target)) return [];
	const { path, plural } = target.page;
	const show = (id: string) => navigate(path(id));
	const mayMake = timeline === listColumn && tokenMay(session, 'write:account');
	const items = async () => [
		...(await targetItems({ session, target, icon, choose: ({ id }) => show(id) })),
		...(mayMake ? newList(session, show) : []),
	];
	return [{ type: 'submenu', text: t(plural), icon, items }];
}

function newList(session: Session, show: (id: string) => void): MenuItem[] {
	const make = async () => {
		const list = await createList(session);
		if (list) show(list.id);
	};
	return [{ type: 'divider' }, { text: text.userMenu.newList, asks: true, icon: 'plus', onSelect: () => void make() }];
}

function pinning(session: Session): MenuItem[] {
	return [
		{ type: 'divider' },
		{ type: 'submenu', text: text.timeline.pinLists, icon: 'pin', items: () => pinItems(session) },
	];
}

function pinItems(session: Session): Promise<readonly MenuItem[]> {
	return submenuItems(async () => {
		const lists = await collection(session, 'lists');
		return lists.length === 0
			? [{ type: 'label', text: text.deck.no_list }]
			: lists.map(list => pinItem(session, list));
	});
}

function pinItem(session: Session, { id, name }: NamedTarget): MenuItem {
	return {
		type: 'switch',
		text: name,
		// A getter, as the items are made once but rendered repeatedly.
		get checked() {
			return preferences.get(pinnedUserLists, session).some(list => list.id === id);
		},
		onChange: isPinned =>
			preferences.update(
				pinnedUserLists,
				lists => [...lists.filter(list => list.id !== id), ...(isPinned ? [{ id, name }] : [])],
				session,
			),
	};
}

/**
 * Opens the options of the timeline pages (rules/timelines#options); they apply to all of them.
 * @param offered the options of this timeline
 * @param hasTabs whether the page has tabs, which have settings of their own
 * @param shown the timeline of the page
 */
export function openOptions(
	anchor: HTMLElement,
	offered: readonly TimelineOption[],
	hasTabs: boolean,
	shown: ShownTimeline,
): void {
	openMenu({
		anchor,
		label: text.timeline.options,
		items: () => [
			{ text: text.catchUp.open, asks: true, icon: 'rows', onSelect: () => catchUp(shown) },
			{ type: 'divider' },
			...offered.map(option => optionItem(option, offered)),
			{ type: 'divider' },
			{ type: 'submenu', text: text.reading.title, icon: 'eye', items: () => readingItems(shown.session) },
			...(hasTabs ? tabItems(shown.session) : []),
		],
	});
}

const open = lazyAction(loadCatchUp, each => each.openCatchUp);

function catchUp({ actions, navigation, ...shown }: ShownTimeline): void {
	open({ ...shown, SessionPart: partWith(actions, navigation) });
}

function optionItem(option: TimelineOption, offered: readonly TimelineOption[]): MenuItem {
	const { filter } = baseSettings.get(timelineChoice);
	return {
		type: 'switch',
		text: t(`timeline.${option}`),
		checked: filter[option],
		disabled: isOptionExcluded(option, filter, offered),
		onChange: checked => {
			const tl = baseSettings.get(timelineChoice);
			baseSettings.set(timelineChoice, { ...tl, filter: { ...tl.filter, [option]: checked } });
		},
	};
}

function tabItems(session: Session): MenuItem[] {
	const items: MenuItem[] = [
		{
			type: 'switch',
			text: text.timeline.showTips,
			checked: !areAllHidden(baseSettings.get(dismissedTips)),
			onChange: checked => baseSettings.set(dismissedTips, checked ? {} : { ...ALL_HIDDEN }),
		},
	];
	if (hasTouch()) {
		items.push({
			type: 'switch',
			text: text.timeline.swipeTabs,
			checked: preferences.get(swipeTabs, session),
			onChange: checked => preferences.set(swipeTabs, checked, session),
		});
	}
	return items;
}
