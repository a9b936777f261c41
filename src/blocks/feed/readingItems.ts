import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import type { MenuItem } from '@/ui/menu/MenuItem';

/** How timelines are read: choices that count for all of them. */
export function readingItems(): readonly MenuItem[] {
	const seen = preferences.get('seenElsewhere');
	return [
		{ type: 'label', text: text.reading.seen },
		...(['off', 'dim', 'fold'] as const).map(
			(choice): MenuItem => ({
				type: 'radio',
				text: text.reading[choice],
				checked: choice === seen,
				keepOpen: true,
				onSelect: () => preferences.set('seenElsewhere', choice),
			}),
		),
		{ type: 'divider' },
		{
			type: 'switch',
			text: text.reading.foldBursts,
			checked: preferences.get('foldBursts'),
			onChange: checked => preferences.set('foldBursts', checked),
		},
	];
}
