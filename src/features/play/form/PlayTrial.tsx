import type { ReactNode } from 'react';
import { isOn } from '@/blocks/aiscript/isOn';
import type { Script } from '@/blocks/aiscript/useScript';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { Section } from '@/ui/section/Section';
import { ProgramView } from '../run/ProgramView';
import styles from './PlayTrial.module.css';

interface PlayTrialProps {
	script: Script;
	/** Whether there is a program. */
	isReady: boolean;
	onRun: () => void;
}

/** Runs the program as it is written, in the way in which it will run for others. */
export function PlayTrial({ script, isReady, onRun }: PlayTrialProps): ReactNode {
	const { phase } = script.state;
	return (
		<Section title={text.play.trial} about={text.play.trialAbout}>
			<ButtonRow>
				{isOn(script.state) ? (
					<Button icon="close" onClick={script.stop}>
						{text.aiscript.stop}
					</Button>
				) : (
					<Button icon="play" disabled={!isReady} onClick={onRun}>
						{text.aiscript.run}
					</Button>
				)}
				<span className={styles.state} role="status">
					{phase === 'running' && text.aiscript.running}
				</span>
			</ButtonRow>
			{phase !== 'idle' && (
				<div className={styles.frame}>
					<ProgramView script={script} />
				</div>
			)}
		</Section>
	);
}
