import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ScriptOutput } from '@/blocks/aiscript/ScriptOutput';
import { ScriptUi } from '@/blocks/aiscript/ScriptUi';
import { useScript } from '@/blocks/aiscript/useScript';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { useWidgetId } from '@/blocks/widget/WidgetId';
import { WidgetLoading } from '@/blocks/widget/WidgetLoading';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetNotSetUp } from '@/blocks/widget/WidgetNotSetUp';
import { useWidgetStage } from '@/blocks/widget/WidgetStage';
import { text } from '@/i18n/text';
import { isSafeMode } from '@/platform/isSafeMode';
import { Button } from '@/ui/button/Button';
import styles from '../script.module.css';
import type { AiscriptAppData } from './aiscriptAppKind';

const OUTPUT_PX = 160;

/** What a program draws. It starts with the widget, and anew when it was changed. */
export default function AiscriptAppWidget({ data, onChange }: WidgetProps<AiscriptAppData>): ReactNode {
	const { script: source, isHeld } = data;
	const stage = useWidgetStage();
	const script = useScript(`widget:${useWidgetId()}`, stage !== 'hidden');
	const { phase, lines, drawn, end } = script.state;
	const startsAlone = source.trim() !== '' && stage !== 'preview' && !isSafeMode && !isHeld;
	const start = useEffectEvent(() => script.run(source));
	const stop = useEffectEvent(() => script.stop());
	useEffect(() => {
		if (!startsAlone || source === '') return undefined;
		start();
		return () => stop();
	}, [source, startsAlone]);
	const hasFailed = lines.some(line => 'error' in line) || (end !== null && end !== 'ended');
	const startByHand = () => {
		if (isHeld) onChange({ isHeld: false });
		// One that isn't held any more starts alone.
		if (!isHeld || isSafeMode) script.run(source);
	};
	const { none, safeMode, held, start: startText, restart } = text.widgets.aiscriptApp;
	if (source.trim() === '') return <WidgetNotSetUp icon="code">{none}</WidgetNotSetUp>;
	const again = (label: string) => (
		<Button size="small" icon="play" onClick={startByHand}>
			{label}
		</Button>
	);
	if (phase === 'idle') {
		return startsAlone ? (
			<WidgetLoading />
		) : (
			<WidgetMessage icon="code" action={stage !== 'preview' && again(startText)}>
				{isHeld ? held : safeMode}
			</WidgetMessage>
		);
	}
	return (
		<div>
			<ScriptUi state={script.state} onTrigger={script.trigger} />
			{(lines.length > 0 || hasFailed) && <ScriptOutput state={script.state} maxHeight={OUTPUT_PX} />}
			{phase === 'running' && drawn.size === 0 && <WidgetLoading />}
			{phase !== 'over' && (
				<div className={styles.bar}>
					<Button size="small" variant="quiet" icon="close" onClick={script.stop}>
						{text.aiscript.stop}
					</Button>
				</div>
			)}
			{phase === 'over' && hasFailed && <div className={styles.bar}>{again(restart)}</div>}
		</div>
	);
}
