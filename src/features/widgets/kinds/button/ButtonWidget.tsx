import type { ReactNode } from 'react';
import { ScriptOutput } from '@/blocks/aiscript/ScriptOutput';
import { useScript } from '@/blocks/aiscript/useScript';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { useWidgetId } from '@/blocks/widget/WidgetId';
import { useIsWidgetVisible } from '@/blocks/widget/WidgetStage';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import styles from '../script.module.css';
import type { ButtonData } from './buttonKind';

const OUTPUT_PX = 160;

/** A button that runs a program. */
export default function ButtonWidget({ data: { label, colored, script: source } }: WidgetProps<ButtonData>): ReactNode {
	const script = useScript(`widget:${useWidgetId()}`, useIsWidgetVisible());
	const { phase } = script.state;
	const isOn = phase === 'running' || phase === 'waiting';
	return (
		<div>
			<div className={styles.bar}>
				<Button
					wide
					variant={colored ? 'primary' : 'normal'}
					busy={phase === 'running'}
					disabled={source.trim() === ''}
					onClick={() => script.run(source)}
				>
					{label || text.aiscript.run}
				</Button>
				{isOn && (
					<Button icon="close" onClick={script.stop}>
						{text.aiscript.stop}
					</Button>
				)}
			</div>
			{source.trim() === '' && <p className={styles.hint}>{text.widgets.button.none}</p>}
			{needsOutput(script.state) && <ScriptOutput state={script.state} maxHeight={OUTPUT_PX} />}
		</div>
	);
}

/** A button that did its work says nothing. */
const needsOutput = ({ lines, end }: ReturnType<typeof useScript>['state']): boolean =>
	lines.length > 0 || (end !== null && end !== 'ended');
