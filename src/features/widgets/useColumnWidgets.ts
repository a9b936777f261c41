import { useMemo } from 'react';
import type { DeckColumn } from '@/domain/deck/deck';
import { changeWidgetData } from '@/domain/widget/changeWidgets';
import { readWidgets } from '@/domain/widget/readWidgets';
import type { Widget } from '@/domain/widget/Widget';
import { deckStore } from '@/stores/deck/DeckStore';
import { changeColumn, columnOf } from '@/stores/deck/deckOperations';
import type { WidgetSource } from './WidgetSource';

/**
 * The widgets of a column, which are kept in the deck with it.
 * @param deckId of that deck: another one may be shown by the time that something is stored
 */
export function useColumnWidgets({ id: columnId, widgets: stored }: DeckColumn, deckId: string): WidgetSource {
	return useMemo(
		() => ({
			widgets: widgetsOf(stored),
			places: ['right'],
			change: edit =>
				void deckStore.change(deck => {
					const now = widgetsOf(columnOf(deck, columnId)?.widgets);
					const next = edit(now);
					return next === now ? deck : changeColumn(deck, columnId, { widgets: next });
				}, deckId),
			// What somebody writes into a memo is not taken back with a change of the deck.
			changeData: (id, changed) =>
				deckStore.amend(deck => {
					const widgets = widgetsOf(columnOf(deck, columnId)?.widgets);
					return changeColumn(deck, columnId, { widgets: changeWidgetData(widgets, id, changed) });
				}, deckId),
		}),
		[columnId, stored, deckId],
	);
}

/** A column has one place. */
const widgetsOf = (stored: unknown): readonly Widget[] => {
	const widgets = readWidgets(stored);
	if (widgets.every(({ place }) => place === 'right')) return widgets;
	return widgets.map(widget => ({ ...widget, place: 'right' }));
};
