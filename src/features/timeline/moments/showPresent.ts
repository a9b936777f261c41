import { createStore } from 'zustand/vanilla';
import { columnMoments } from '../columnMoments';

/** The columns that could not be read back to their moment. */
export const unreachable = createStore<Readonly<Record<string, true>>>(() => ({}));

/** Brings columns back to the present. */
export function showPresent(columnIds: readonly string[]): void {
	forgetUnreachable(columnIds);
	columnMoments.setState(without(columnMoments.getState(), columnIds), true);
}

export const forgetUnreachable = (columnIds: readonly string[]): void =>
	unreachable.setState(without(unreachable.getState(), columnIds), true);

const without = <T>(all: Readonly<Record<string, T>>, ids: readonly string[]): Readonly<Record<string, T>> =>
	Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)));
