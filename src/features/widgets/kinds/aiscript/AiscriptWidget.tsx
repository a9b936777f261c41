import type { ReactNode } from 'react';
import { ScriptOutput } from '@/blocks/aiscript/ScriptOutput';
import { ScriptUi } from '@/blocks/aiscript/ScriptUi';
import { useScript } from '@/blocks/aiscript/useScript';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { useWidgetId } from '@/blocks/widget/WidgetId';
import { useIsWidgetVisible } from '@/blocks/widget/WidgetStage';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { useKeptText } from '@/ui/field/useKeptText';
import { isSubmitKey } from '@/ui/keys/isSubmitKey';
import styles from '../script.module.css';
import { SCRIPT_MAX } from '../scriptRules';
import type { AiscriptData } from './aiscriptKind';

const OUTPUT_PX = 240;

/** A program that is written and run here. */
export default function AiscriptWidget({ data, onChange }: WidgetProps<AiscriptData>): ReactNode {
	const source = useKeptText(data.script, typed => onChange({ script: typed }));
	const script = useScript(`widget:${useWidgetId()}`, useIsWidgetVisible());
	const { phase, lines } = script.state;
	const isOn = phase === 'running' || phase === 'waiting';
	const run = () => {
		source.store();
		script.run(source.value);
	};
	return (
		<div>
			<textarea
				className={styles.editor}
				style={{ blockSize: data.height }}
				aria-label={text.aiscript.program}
				placeholder={text.aiscript.programPlaceholder}
				spellCheck={false}
				autoCapitalize="off"
				autoComplete="off"
				maxLength={SCRIPT_MAX}
				value={source.value}
				onChange={event => source.type(event.target.value)}
				onBlur={source.store}
				onKeyDown={event => {
					if (!isSubmitKey(event.nativeEvent)) return;
					event.preventDefault();
					run();
				}}
			/>
			<div className={styles.bar}>
				{isOn ? (
					<Button size="small" icon="close" onClick={script.stop}>
						{text.aiscript.stop}
					</Button>
				) : (
					<Button size="small" icon="play" variant="primary" disabled={source.value.trim() === ''} onClick={run}>
						{text.aiscript.run}
					</Button>
				)}
				<span className={styles.state} role="status">
					{isOn && (phase === 'running' ? text.aiscript.running : text.aiscript.waiting)}
				</span>
				{lines.length > 0 && (
					<IconButton icon="trash" size="small" label={text.aiscript.clearOutput} onClick={script.clearLines} />
				)}
			</div>
			<ScriptOutput state={script.state} maxHeight={OUTPUT_PX} />
			<ScriptUi state={script.state} onTrigger={script.trigger} />
		</div>
	);
}
