import type { Plugin } from '@/domain/plugin/Plugin';
import type { PluginPhase } from '@/stores/plugins/pluginPhases';

/** Why a plugin doesn't feed a column. `gone`: it runs without it. */
export type Absence = 'missing' | 'safeMode' | 'inactive' | 'stopped' | 'gone';

interface Feeding {
	/** Undefined where it isn't installed. */
	readonly plugin: Pick<Plugin, 'active' | 'src'> | undefined;
	/** Undefined where it was not started yet. */
	readonly phase: PluginPhase | undefined;
	readonly isSafeMode: boolean;
}

/** Why a plugin that has registered no column for it doesn't feed one; null: it may still do so, as it starts. */
export function absenceOf({ plugin, phase, isSafeMode }: Feeding): Absence | null {
	if (!plugin) return 'missing';
	if (isSafeMode) return 'safeMode';
	if (!plugin.active || plugin.src === null) return 'inactive';
	if (phase === 'over') return 'stopped';
	return phase === 'running' ? 'gone' : null;
}
