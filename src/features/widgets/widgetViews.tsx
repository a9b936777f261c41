import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import type { ColumnProps } from '@/blocks/hosting/ColumnDefinition';
import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import type { WidgetPlace } from '@/domain/widget/Widget';
import { deckStore } from '@/stores/deck/DeckStore';
import { WidgetArea } from './area/WidgetArea';
import { useAccountWidgets } from './useAccountWidgets';
import { useColumnWidgets } from './useColumnWidgets';
import { WidgetKindsContext } from './WidgetKindsContext';

interface AccountWidgetsProps {
	/** The places whose widgets are shown. */
	readonly places: readonly WidgetPlace[];
	/** Whether widgets can be added and put in order here. If not, and there are none, nothing is shown. */
	readonly isEditable: boolean;
	/** The name of the part of the page that they are; without it they are within another one. */
	readonly label?: string;
	readonly className?: string | undefined;
}

export interface WidgetViews {
	readonly Column: ComponentType<ColumnProps>;
	readonly AccountWidgets: ComponentType<AccountWidgetsProps>;
}

/** The views that show widgets of these kinds. */
export const widgetViews = (kinds: readonly WidgetDefinition[]): WidgetViews => ({
	Column: function WidgetsColumn({ column }) {
		const deckId = useStore(deckStore.state, ({ deck }) => deck.id);
		const source = useColumnWidgets(column, deckId);
		return (
			<WidgetKindsContext value={kinds}>
				{/* A copy of a deck has the same columns, but widgets of its own. */}
				<WidgetArea key={deckId} source={source} places={source.places} isEditable look="rows" />
			</WidgetKindsContext>
		);
	},
	AccountWidgets: function AccountWidgets({ places, isEditable, label, className }) {
		const source = useAccountWidgets();
		if (!isEditable && !source.widgets.some(({ place }) => places.includes(place))) return null;
		const area = <WidgetArea source={source} places={places} isEditable={isEditable} look="cards" />;
		return (
			<WidgetKindsContext value={kinds}>
				{label === undefined ? (
					area
				) : (
					<aside className={className} data-region="" aria-label={label}>
						{area}
					</aside>
				)}
			</WidgetKindsContext>
		);
	},
});
