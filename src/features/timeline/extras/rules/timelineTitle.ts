import type { DeckColumn } from '@/domain/deck/deck';
import { textAt } from '@/i18n/text';
import { timelineColumns } from '../..';
import { deckTimelines } from '../../deckColumns';

/** The name of a column of a timeline: its own, else that of its kind. */
export function timelineTitle({ name, type }: DeckColumn): string {
	const definition = [...timelineColumns, ...deckTimelines].find(({ kind }) => kind === type);
	return name ?? (definition ? textAt(definition.title) : type);
}
