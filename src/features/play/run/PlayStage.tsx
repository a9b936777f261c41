import type { ReactNode } from 'react';
import { isOn } from '@/blocks/aiscript/isOn';
import type { Script } from '@/blocks/aiscript/useScript';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import styles from './PlayStage.module.css';
import { ProgramView } from './ProgramView';

interface PlayStageProps {
	title: string;
	script: Script;
	onStart: () => void;
	/** Back to the start screen. */
	onLeave: () => void;
}

/** The button that had the focus is gone with the start screen. */
const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** A play that was started, with its controls. */
export function PlayStage({ title, script, onStart, onLeave }: PlayStageProps): ReactNode {
	const isRunning = isOn(script.state);
	return (
		<section ref={focusOn} tabIndex={-1} className={styles.stage} aria-label={title || text.play.untitled}>
			<header className={styles.bar}>
				<IconButton icon="chevronLeft" label={text.play.toStart} onClick={onLeave} />
				<h2 className={styles.title} dir="auto">
					{title || text.play.untitled}
				</h2>
				<span className={styles.state} role="status">
					{script.state.phase === 'running' && text.aiscript.running}
				</span>
				{isRunning ? (
					<Button size="small" icon="close" onClick={script.stop}>
						{text.aiscript.stop}
					</Button>
				) : (
					<Button size="small" icon="refresh" variant="primary" onClick={onStart}>
						{text.play.startAgain}
					</Button>
				)}
			</header>
			<ProgramView script={script} />
		</section>
	);
}
