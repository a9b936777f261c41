import { createStore } from 'zustand/vanilla';
import type { Session } from '../session/Session';

export type PluginPhase = 'starting' | 'running' | 'over';

type Owner = Pick<Session, 'key'>;

const keyOf = ({ key }: Owner, installId: string) => `${key} ${installId}`;

const store = createStore<ReadonlyMap<string, PluginPhase>>(() => new Map());

/** How the plugins of sessions are doing. */
export const pluginPhases = {
	subscribe: store.subscribe,
	/** Undefined where it was not started yet. */
	of: (owner: Owner, installId: string): PluginPhase | undefined => store.getState().get(keyOf(owner, installId)),
	/** @param phase null where it is not going to be started again */
	set(owner: Owner, installId: string, phase: PluginPhase | null): void {
		const next = new Map(store.getState());
		if (phase === null) next.delete(keyOf(owner, installId));
		else next.set(keyOf(owner, installId), phase);
		store.setState(next, true);
	},
};
