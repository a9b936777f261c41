import { createList } from '@/blocks/actions/createList';
import { submenuItems } from '@/blocks/actions/submenuItems';
import { readingItems } from '@/blocks/feed/readingItems';
import { targetItems } from '@/blocks/targetItems';
import type { TimelineTarget } from '@/domain/collections';
import { pathTo } from '@/domain/paths/pathTo';
import { isOptionExcluded, type TimelineOption } from '@/domain/timelineOptions';
import { ALL_HIDDEN, areAllHidden } from '@/domain/tips';
import { t, text } from '@/i18n/t';
import { hasTouch } from '@/platform/hasTouch';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { currentSession } from '@/stores/session/sessions';
import { tokenMay } from '@/stores/session/tokenMay';
import { type NamedTarget, timelineTargets } from '@/stores/timelineTargets';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';

/** The pickers of the timeline page: each leads to the timeline of a list, an antenna or a channel (spec 2 §2.1). */
export function openTargetMenu(session: Session, anchor: HTMLElement, navigate: (path: string) => void): void {
	const show = (kind: TimelineTarget, id: string) => navigate(targetPath(kind, id));
	const open = (kind: TimelineTarget) => () => targetItems(session, kind, ({ id }) => show(kind, id));
	const lists = async () => [
		...(await open('list')()),
		...(tokenMay(session, 'write:account') ? newList(session, id => show('list', id)) : []),
	];
	const mayReadOwn = tokenMay(session, 'read:account');
	openMenu({
		anchor,
		label: text.timeline.targets,
		items: [
			...(mayReadOwn
				? [
						{ type: 'submenu', text: text.timeline.lists, icon: 'list', items: lists } as const,
						{ type: 'submenu', text: text.timeline.antennas, icon: 'antenna', items: open('antenna') } as const,
					]
				: []),
			...(tokenMay(session, 'read:channels')
				? [{ type: 'submenu', text: text.timeline.channels, icon: 'channel', items: open('channel') } as const]
				: []),
			// What is pinned belongs to the page's own account.
			...(mayReadOwn && session === currentSession() ? pinning(session) : []),
		],
	});
}

function targetPath(kind: TimelineTarget, id: string): string {
	if (kind === 'list') return pathTo('listTimeline', { listId: id });
	return kind === 'antenna' ? pathTo('antennaTimeline', { antennaId: id }) : pathTo('channel', { channelId: id });
}

function newList(session: Session, show: (id: string) => void): MenuItem[] {
	const make = async () => {
		const list = await createList(session);
		if (list) show(list.id);
	};
	return [{ type: 'divider' }, { text: text.userMenu.newList, icon: 'plus', onSelect: () => void make() }];
}

function pinning(session: Session): MenuItem[] {
	return [
		{ type: 'divider' },
		{ type: 'submenu', text: text.timeline.pinLists, icon: 'pin', items: () => pinItems(session) },
	];
}

function pinItems(session: Session): Promise<readonly MenuItem[]> {
	return submenuItems(async () => {
		const lists = await timelineTargets(session, 'list');
		return lists.length === 0 ? [{ type: 'label', text: text.deck.no_list }] : lists.map(pinItem);
	});
}

function pinItem({ id, name }: NamedTarget): MenuItem {
	const others = () => preferences.get('pinnedUserLists').filter(list => list.id !== id);
	return {
		type: 'switch',
		text: name,
		// Read with each rendering: what is offered was asked for once.
		get checked() {
			return preferences.get('pinnedUserLists').some(list => list.id === id);
		},
		onChange: isPinned => preferences.set('pinnedUserLists', isPinned ? [...others(), { id, name }] : others()),
	};
}

/**
 * The options of the timelines that are pages (spec 2 §2.1); they count for all of them.
 * @param offered those of this timeline
 * @param hasTabs the page has tabs, which have settings of their own
 */
export function openOptions(anchor: HTMLElement, offered: readonly TimelineOption[], hasTabs: boolean): void {
	openMenu({
		anchor,
		label: text.timeline.options,
		items: () => [
			...offered.map(option => optionItem(option, offered)),
			{ type: 'divider' },
			{ type: 'submenu', text: text.reading.title, icon: 'eye', items: readingItems },
			...(hasTabs ? tabItems() : []),
		],
	});
}

function optionItem(option: TimelineOption, offered: readonly TimelineOption[]): MenuItem {
	const { filter } = baseSettings.get('tl');
	return {
		type: 'switch',
		text: t(`timeline.${option}`),
		checked: filter[option],
		disabled: isOptionExcluded(option, filter, offered),
		onChange: checked => {
			const tl = baseSettings.get('tl');
			baseSettings.set('tl', { ...tl, filter: { ...tl.filter, [option]: checked } });
		},
	};
}

function tabItems(): MenuItem[] {
	const items: MenuItem[] = [
		{
			type: 'switch',
			text: text.timeline.showTips,
			checked: !areAllHidden(baseSettings.get('tips')),
			onChange: checked => baseSettings.set('tips', checked ? {} : { ...ALL_HIDDEN }),
		},
	];
	if (hasTouch()) {
		items.push({
			type: 'switch',
			text: text.timeline.swipeTabs,
			checked: preferences.get('swipeTabs'),
			onChange: checked => preferences.set('swipeTabs', checked),
		});
	}
	return items;
}
