import { isOptionExcluded, type TimelineOption } from '@/domain/timelineOptions';
import { t, text } from '@/i18n/t';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';

/** The options of the timeline page (spec 2 §2.1); they count for all of its tabs. @param offered those of this tab */
export function openTimelineOptions(anchor: HTMLElement, offered: readonly TimelineOption[]): void {
	openMenu({
		anchor,
		label: text.timeline.options,
		items: () => {
			const { filter } = baseSettings.get('tl');
			return offered.map(
				(option): MenuItem => ({
					type: 'switch',
					text: t(`timeline.${option}`),
					checked: filter[option],
					disabled: isOptionExcluded(option, filter, offered),
					onChange: checked => {
						const tl = baseSettings.get('tl');
						baseSettings.set('tl', { ...tl, filter: { ...tl.filter, [option]: checked } });
					},
				}),
			);
		},
	});
}
