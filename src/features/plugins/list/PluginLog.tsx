import type { ReactNode } from 'react';
import { ScriptOutput } from '@/blocks/aiscript/ScriptOutput';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { PluginState } from '../running/PluginState';
import own from './list.module.css';

const LOG_PX = 260;

interface PluginLogProps {
	name: string;
	state: PluginState;
}

/** What a plugin did since it was started, what that took, and what it printed. */
export function PluginLog({ name, state: { lines, phase, stopped, cost } }: PluginLogProps): ReactNode {
	const isEnd = stopped === 'unresponsive' || stopped === 'died' || stopped === 'unsupported';
	const output = { lines, phase: phase === 'over' ? 'over' : 'running', end: isEnd ? stopped : null } as const;
	return (
		<div className={own.did}>
			<p className={own.dim}>
				{counted(text.plugins.cost, 'calls', cost.calls)} · {fill(text.plugins.cost.ms, { ms: Math.round(cost.ms) })} ·{' '}
				{counted(text.plugins.cost, 'requests', cost.requests)}
			</p>
			{stopped !== null && !isEnd && <p className={own.stopped}>{fill(text.plugins.stopped[stopped], { name })}</p>}
			<details open={stopped !== null}>
				<summary>{text.plugins.log}</summary>
				<ScriptOutput state={output} maxHeight={LOG_PX} />
			</details>
		</div>
	);
}
