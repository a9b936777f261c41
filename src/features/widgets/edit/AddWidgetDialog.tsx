import { type ReactNode, useId, useState } from 'react';
import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import { WidgetStageProvider } from '@/blocks/widget/WidgetStage';
import { text, textAt } from '@/i18n/text';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Icon } from '@/ui/icon/Icon';
import type { ComingKind } from '../comingKinds';
import { WidgetBody } from '../host/WidgetBody';
import styles from './dialogs.module.css';

interface AddWidgetDialogProps {
	/** What the account may have. */
	kinds: readonly WidgetDefinition[];
	/** What nobody can have yet. */
	coming: readonly ComingKind[];
	onAdd: (kind: WidgetDefinition) => void;
	onClose: () => void;
}

/** The kinds of widgets, and what the chosen one looks like. */
export function AddWidgetDialog({ kinds, coming, onAdd, onClose }: AddWidgetDialogProps): ReactNode {
	const group = useId();
	const [chosen, choose] = useState(kinds[0]);
	return (
		<>
			<DialogHeader
				title={text.widgets.add}
				onClose={onClose}
				done={{
					text: text.widgets.addThis,
					disabled: !chosen,
					onPress: () => chosen && onAdd(chosen),
				}}
			/>
			<div className={styles.choice}>
				<div className={styles.kinds} role="radiogroup" aria-label={text.widgets.kindsLabel}>
					{kinds.map(kind => (
						<label key={kind.kind} className={styles.kind}>
							<input
								type="radio"
								className="visually-hidden"
								name={group}
								checked={kind === chosen}
								onChange={() => choose(kind)}
							/>
							<Icon name={kind.icon} size={22} />
							<span className={styles.name}>{textAt(kind.title)}</span>
							<span className={styles.about}>{textAt(kind.description)}</span>
						</label>
					))}
					{coming.length > 0 && <p className={styles.coming}>{text.widgets.coming}</p>}
					{coming.map(kind => (
						<label key={kind.kind} className={styles.kind}>
							<input type="radio" className="visually-hidden" name={group} disabled />
							<Icon name={kind.icon} size={22} />
							<span className={styles.name}>{textAt(kind.title)}</span>
							<span className={styles.about}>{textAt(kind.about)}</span>
						</label>
					))}
				</div>
				{chosen && (
					// Only to look at: nothing in it can be pressed.
					<div className={styles.preview} inert data-preview={chosen.kind}>
						<div className={styles.card}>
							<div className={styles.cardHead}>
								<Icon name={chosen.icon} size={16} />
								<b>{textAt(chosen.title)}</b>
							</div>
							<WidgetStageProvider value="preview">
								<WidgetBody key={chosen.kind} definition={chosen} stored={undefined} onChange={changeNothing} />
							</WidgetStageProvider>
						</div>
					</div>
				)}
			</div>
		</>
	);
}

const changeNothing = () => {};
