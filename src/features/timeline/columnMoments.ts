import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import type { DeckColumn } from '@/domain/deck/deck';
import type { FeedSource } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import type { TimelineSource } from './TimelineDefinition';

/** A moment of the past that a column shows, with the code for it, which only those load who choose one. */
export interface ColumnMoment {
	/** Milliseconds since the epoch. */
	readonly at: number;
	/** Pages that begin at the moment; nothing that is new arrives. */
	readonly source: (session: Session, source: TimelineSource, column: DeckColumn) => FeedSource;
	/** Says in the column what it shows, and leads back to the present. */
	readonly Line: ComponentType<{ columnId: string }>;
}

/** The columns that show a moment of the past, by their ids, until the page is closed (rules/deck#time-machine). */
export const columnMoments = createStore<Readonly<Record<string, ColumnMoment>>>(() => ({}));
