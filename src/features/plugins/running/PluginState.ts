import type { ScriptEnd } from '@workers/aiscript/aiscript.client';
import type { ScriptLine } from '@workers/aiscript/aiscript.protocol';
import type { NumberedLine } from '@/blocks/aiscript/useScript';

/** Why a plugin was stopped by the app; `person`: somebody wanted it who was shown one dialog after the other. */
export type StopReason = 'failed' | 'late' | 'failing' | 'flood' | 'person' | Exclude<ScriptEnd, 'ended'>;

/** What a plugin did since it was started, and what that took. */
export interface PluginCost {
	/** How often its handlers were called; once for each note. */
	readonly calls: number;
	/** Milliseconds that they computed. */
	readonly ms: number;
	readonly requests: number;
}

/** How a plugin is doing in one session. */
export interface PluginState {
	readonly phase: 'starting' | 'running' | 'over';
	/** Why the app stopped it; null while it runs, and where it ended otherwise. */
	readonly stopped: StopReason | null;
	/** The last 500, numbered from 1. */
	readonly lines: readonly NumberedLine[];
	readonly cost: PluginCost;
}

export const NEW_STATE: PluginState = {
	phase: 'starting',
	stopped: null,
	lines: [],
	cost: { calls: 0, ms: 0, requests: 0 },
};

const MOST_LINES = 500;

/** The state with more lines in its log. */
export function withLines(state: PluginState, added: readonly ScriptLine[]): PluginState {
	if (added.length === 0) return state;
	const last = state.lines.at(-1)?.number ?? 0;
	const numbered = added.map((line, at) => ({ ...line, number: last + at + 1 }));
	return { ...state, lines: [...state.lines, ...numbered].slice(-MOST_LINES) };
}
