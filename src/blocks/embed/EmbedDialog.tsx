import { type ReactNode, useState } from 'react';
import { randomId } from '@/base/randomId';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import { Switch } from '@/ui/field/Switch';
import { TextArea } from '@/ui/field/TextArea';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import styles from './EmbedDialog.module.css';
import { DEFAULT_EMBED, EMBED_SIZE, type Embedded, embedAddress, embedCode } from './embedCode';

interface EmbedDialogProps {
	origin: string;
	shown: Embedded;
	onClose: () => void;
}

/** The code for embedding a note or a clip in other pages, with options and a preview. */
export function EmbedDialog({ origin, shown, onClose }: EmbedDialogProps): ReactNode {
	const [options, setOptions] = useState(DEFAULT_EMBED);
	const [frameId] = useState(randomId);
	const code = embedCode(origin, shown, options, frameId);
	const address = embedAddress(origin, shown, options);
	return (
		<>
			<DialogHeader title={text.noteMenu.embed} onClose={onClose} />
			<DialogBody>
				<iframe
					key={address}
					className={styles.preview}
					src={address}
					title={text.noteMenu.embedPreview}
					height={EMBED_SIZE.height}
				/>
				<SegmentedControl
					label={text.noteMenu.embedColors}
					value={options.colorMode}
					onChange={colorMode => setOptions({ ...options, colorMode })}
					segments={[
						{ value: 'auto', text: text.noteMenu.embedAuto },
						{ value: 'light', text: text.noteMenu.embedLight, icon: 'sun' },
						{ value: 'dark', text: text.noteMenu.embedDark, icon: 'moon' },
					]}
				/>
				<Switch
					label={text.noteMenu.embedRounded}
					checked={options.isRounded}
					onChange={isRounded => setOptions({ ...options, isRounded })}
				/>
				<Switch
					label={text.noteMenu.embedBorder}
					checked={options.hasBorder}
					onChange={hasBorder => setOptions({ ...options, hasBorder })}
				/>
				<TextArea
					label={text.noteMenu.embedCode}
					value={code}
					onChange={() => {}}
					readOnly
					rows={4}
					spellCheck={false}
				/>
				<Button wide variant="primary" icon="copy" data-autofocus onClick={() => void copyWithToast(code)}>
					{text.noteMenu.embedCopy}
				</Button>
			</DialogBody>
		</>
	);
}
