import { type ReactNode, useRef } from 'react';

interface FilePicker {
	/** Has to be in the document. */
	readonly input: ReactNode;
	/** Shows the browser's own dialog. */
	readonly open: () => void;
}

/** Lets somebody choose files of their device. */
export function useFilePicker(label: string, onFiles: (files: readonly File[]) => void, accept?: string): FilePicker {
	const element = useRef<HTMLInputElement>(null);
	const input = (
		<input
			ref={element}
			type="file"
			multiple
			hidden
			accept={accept}
			aria-label={label}
			onChange={event => {
				onFiles([...(event.target.files ?? [])]);
				// The same file may be chosen again.
				event.target.value = '';
			}}
		/>
	);
	return { input, open: () => element.current?.click() };
}
