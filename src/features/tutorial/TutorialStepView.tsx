import type { ReactNode } from 'react';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useDeviceKind } from '@/platform/useDeviceKind';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import { type Progress, type StepId, withSkipped } from './progress';
import type { TutorialStep } from './steps';
import styles from './TutorialCard.module.css';
import { TutorialHead } from './TutorialHead';

interface TutorialStepViewProps {
	step: TutorialStep;
	/** Of the step, from 1. */
	place: number;
	progress: Progress;
	offered: readonly StepId[];
	onChange: (change: (progress: Progress) => Progress) => void;
	/** Puts the rest off. */
	onPause: () => void;
	/** Skips the rest. */
	onEnd: () => void;
}

/** One step: what to do, a button that leads there, and skipping it. It goes on by itself once that is done. */
export function TutorialStepView(props: TutorialStepViewProps): ReactNode {
	const { step, place, progress, offered, onChange, onPause, onEnd } = props;
	const { id, icon, lead } = step;
	const session = useSession();
	const { navigate } = useNavigation();
	const texts = text.tutorial.steps[id];
	const isMobile = useDeviceKind() === 'mobile';
	const last = progress.done.findLast(each => offered.includes(each));
	return (
		<>
			<TutorialHead at={{ place, count: offered.length }} onClose={onPause} />
			<div className={styles.step} role="status">
				{last !== undefined && (
					<p className={styles.last}>
						<Icon name="check" size={16} />
						{fill(text.tutorial.didIt, { what: text.tutorial.steps[last].title })}
					</p>
				)}
				<h2 className={styles.title}>
					<Icon name={icon} />
					{texts.title}
				</h2>
				<p className={styles.text}>{isMobile && 'phone' in texts ? texts.phone : texts.text}</p>
			</div>
			<div className={styles.buttons}>
				{lead && (
					<Button
						variant="primary"
						size="small"
						onClick={event => lead.go({ session, anchor: event.currentTarget, navigate })}
					>
						{lead.text()}
					</Button>
				)}
				<Button size="small" onClick={() => onChange(now => withSkipped(now, id))}>
					{text.tutorial.skip}
				</Button>
				<Button className={styles.end} variant="quiet" size="small" onClick={onEnd}>
					{text.tutorial.skipAll}
				</Button>
			</div>
		</>
	);
}
