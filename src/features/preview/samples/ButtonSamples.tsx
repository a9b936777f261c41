import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { CornerClose } from '@/ui/button/CornerClose';
import { IconButton } from '@/ui/button/IconButton';
import styles from '../PreviewPage.module.css';

const nothing = () => {};

/** Buttons in each look, size and state; those with an icon alone have a tooltip. */
export function ButtonSamples(): ReactNode {
	const { sample } = text.preview;
	const [isOn, setOn] = useState(true);
	const [hasTile, setTile] = useState(true);
	return (
		<>
			<div className={styles.row}>
				<Button variant="primary" icon="check">
					{sample.primary}
				</Button>
				<Button>{sample.normal}</Button>
				<Button variant="danger" icon="trash">
					{sample.danger}
				</Button>
				<Button variant="quiet">{sample.quiet}</Button>
			</div>
			<div className={styles.row}>
				<Button variant="primary" size="small">
					{sample.small}
				</Button>
				<Button round>{sample.round}</Button>
				<Button disabled>{sample.off}</Button>
				<Button variant="primary" busy>
					{sample.busy}
				</Button>
			</div>
			<div className={styles.row}>
				<IconButton icon="edit" label={sample.edit} onClick={nothing} />
				<IconButton icon="star" label={sample.toggle} active={isOn} aria-pressed={isOn} onClick={() => setOn(!isOn)} />
				<IconButton icon="more" size="small" label={sample.small} onClick={nothing} />
				<IconButton icon="pin" label={sample.off} disabled />
				{hasTile ? (
					<div className={styles.tile}>
						<CornerClose label={sample.removeTile} onClick={() => setTile(false)} />
					</div>
				) : (
					<Button size="small" icon="undo" onClick={() => setTile(true)}>
						{text.common.undo}
					</Button>
				)}
			</div>
			<Button wide icon="plus">
				{sample.wide}
			</Button>
		</>
	);
}
