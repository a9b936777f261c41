import { type ReactNode, useState } from 'react';
import { ScriptEditor } from '@/blocks/aiscript/ScriptEditor';
import { ScriptOutput } from '@/blocks/aiscript/ScriptOutput';
import { ScriptUi } from '@/blocks/aiscript/ScriptUi';
import { useScript } from '@/blocks/aiscript/useScript';
import { UnkeptEdits } from '@/blocks/form/UnkeptEdits';
import { useIsCovered } from '@/blocks/hosting/CoveredContext';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { text } from '@/i18n/text';
import { hasTouch } from '@/platform/hasTouch';
import { localJson } from '@/platform/localJson';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { useKeptText } from '@/ui/field/useKeptText';
import { AboutText } from '@/ui/page/AboutText';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import styles from './ScratchpadPage.module.css';

const OUTPUT_PX = 400;

/** A program to try out: it is kept on this device for the account, and run here. */
export default function ScratchpadPage(): ReactNode {
	const { title, about, empty, emptyOnTouch } = text.scratchpad;
	useHostTitle(title);
	const session = useSession();
	const key = `scratchpad:${session.key}`;
	const [stored, setStored] = useState(() => localJson.get<string>(key) ?? '');
	const [isUnkept, setUnkept] = useState(false);
	const source = useKeptText(stored, typed => {
		setStored(typed);
		setUnkept(!localJson.set(key, typed));
	});
	const script = useScript('scratchpad', !useIsCovered());
	const { state } = script;
	const isOn = state.phase === 'running' || state.phase === 'waiting';
	const run = () => {
		source.store();
		script.run(source.value);
	};
	const failed = state.lines.findLast(line => 'error' in line);
	const errorLine = failed && 'error' in failed ? failed.error.at?.line : undefined;
	return (
		<PageBody>
			<AboutText>{about}</AboutText>
			<div className={styles.program}>
				<ScriptEditor
					value={source.value}
					onChange={source.type}
					onBlur={source.store}
					onRun={run}
					errorLine={errorLine}
				/>
				{isUnkept && <UnkeptEdits />}
				<div className={styles.bar}>
					{isOn ? (
						<Button icon="close" onClick={script.stop}>
							{text.aiscript.stop}
						</Button>
					) : (
						<Button icon="play" variant="primary" disabled={source.value.trim() === ''} onClick={run}>
							{text.aiscript.run}
						</Button>
					)}
					<span className={styles.state} role="status">
						{isOn && (state.phase === 'running' ? text.aiscript.running : text.aiscript.waiting)}
					</span>
				</div>
			</div>
			<Section
				title={text.aiscript.output}
				action={
					state.lines.length > 0 && (
						<Button size="small" icon="trash" onClick={script.clearLines}>
							{text.aiscript.clearOutput}
						</Button>
					)
				}
			>
				{state.phase === 'idle' ? (
					<AboutText>{hasTouch() ? emptyOnTouch : empty}</AboutText>
				) : (
					<div className={styles.frame}>
						<ScriptOutput state={state} maxHeight={OUTPUT_PX} />
					</div>
				)}
			</Section>
			{state.drawn.size > 1 && (
				<Section title={text.scratchpad.drawn}>
					<div className={styles.frame}>
						<ScriptUi state={state} onTrigger={script.trigger} />
					</div>
				</Section>
			)}
		</PageBody>
	);
}
