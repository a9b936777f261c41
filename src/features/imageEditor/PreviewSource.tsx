import { type ReactNode, useRef } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import styles from './LayerEditor.module.css';

interface PreviewSourceProps {
	/** The picture that the editor was opened with; null for none. */
	given: Blob | null;
	/** Null for the sample. */
	shown: Blob | null;
	onChange: (image: Blob | null) => void;
}

/** Chooses the picture for the preview: a sample, the one given, or another file. */
export function PreviewSource({ given, shown, onChange }: PreviewSourceProps): ReactNode {
	const input = useRef<HTMLInputElement>(null);
	return (
		<div className={styles.sources}>
			{shown ? (
				<Button size="small" variant="quiet" icon="image" onClick={() => onChange(null)}>
					{text.imageEditor.onSample}
				</Button>
			) : (
				given && (
					<Button size="small" variant="quiet" icon="image" onClick={() => onChange(given)}>
						{text.imageEditor.onGiven}
					</Button>
				)
			)}
			<Button size="small" variant="quiet" icon="folder" onClick={() => input.current?.click()}>
				{text.imageEditor.onFile}
			</Button>
			<input
				ref={input}
				type="file"
				accept="image/*"
				hidden
				aria-label={text.imageEditor.onFile}
				onChange={event => {
					const [file] = event.target.files ?? [];
					event.target.value = '';
					if (file) onChange(file);
				}}
			/>
		</div>
	);
}
