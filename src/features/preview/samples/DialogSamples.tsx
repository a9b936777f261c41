import { type ReactNode, useRef } from 'react';
import { pause } from '@/base/pause';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import type { DialogType } from '@/ui/dialog/DialogType';
import { alert, confirm, prompt } from '@/ui/dialog/dialogs';
import { waitFor } from '@/ui/dialog/waiting';
import { type HoverCard, openHoverCard } from '@/ui/overlay/openHoverCard';
import { overlays } from '@/ui/overlay/overlays';
import styles from '../PreviewPage.module.css';

const WAIT_MS = 1_500;
const TYPES = ['info', 'success', 'warning', 'error'] as const satisfies readonly DialogType[];

/** Dialogs of each kind, opened by buttons. */
export function DialogSamples(): ReactNode {
	const { sample } = text.preview;
	const card = useRef<HoverCard>(null);
	const hide = () => {
		card.current?.close();
		card.current = null;
	};
	const page = () =>
		overlays.open<void>({
			kind: 'modal',
			label: sample.dialog,
			render: handle => (
				<>
					<DialogHeader title={sample.dialog} onClose={() => handle.close()} done={{ onPress: () => handle.close() }} />
					<DialogBody>
						<p>{sample.dialogText}</p>
					</DialogBody>
				</>
			),
		});
	return (
		<div className={styles.row}>
			{TYPES.map(type => (
				<Button key={type} onClick={() => void alert({ type, title: text.dialog.type[type], text: sample.dialogText })}>
					{text.dialog.type[type]}
				</Button>
			))}
			<Button
				onClick={() =>
					void confirm({ title: sample.question, text: sample.dialogText, okText: sample.danger, danger: true })
				}
			>
				{text.dialog.type.question}
			</Button>
			<Button onClick={() => void prompt({ title: sample.ask, minLength: 3, maxLength: 12 })}>{sample.ask}</Button>
			<Button onClick={() => void waitFor(pause(WAIT_MS))}>{sample.wait}</Button>
			<Button onClick={page}>{sample.dialog}</Button>
			<Button
				onClick={({ currentTarget }) => {
					if (card.current) hide();
					else
						card.current = openHoverCard(currentTarget, sample.card, () => (
							<p className={styles.body}>{sample.card}</p>
						));
				}}
				onBlur={hide}
			>
				{sample.card}
			</Button>
		</div>
	);
}
