import type { ReactNode } from 'react';
import { ScriptOutput } from '@/blocks/aiscript/ScriptOutput';
import { ScriptUi } from '@/blocks/aiscript/ScriptUi';
import type { Script } from '@/blocks/aiscript/useScript';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import styles from './ProgramView.module.css';

const OUTPUT_PX = 240;

/** What a program that was started draws, and below it what it prints, where it failed, and how it ended. */
export function ProgramView({ script: { state, trigger } }: { script: Pick<Script, 'state' | 'trigger'> }): ReactNode {
	const { phase, end, lines, drawn } = state;
	// The root component is always there, and draws nothing itself.
	const isDrawn = drawn.size > 1;
	const isTold = lines.length > 0 || (phase === 'over' && (!isDrawn || end !== 'ended'));
	return (
		<div className={styles.view}>
			{phase === 'running' && !isDrawn && lines.length === 0 && <SkeletonRows count={1} />}
			<ScriptUi state={state} onTrigger={trigger} />
			{isTold && (
				<div className={styles.output}>
					<ScriptOutput state={state} maxHeight={OUTPUT_PX} />
				</div>
			)}
		</div>
	);
}
