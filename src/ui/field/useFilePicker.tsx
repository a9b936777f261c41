import { type ReactNode, useRef } from 'react';

interface FilePicker {
	/** Has to be rendered. */
	readonly input: ReactNode;
	/** Opens the browser's file dialog. */
	readonly open: () => void;
}

/**
 * Lets the user choose files from their device.
 * @param multiple false for a single file
 */
export function useFilePicker(
	label: string,
	onFiles: (files: readonly File[]) => void,
	accept?: string,
	multiple = true,
): FilePicker {
	const element = useRef<HTMLInputElement>(null);
	const input = (
		<input
			ref={element}
			type="file"
			multiple={multiple}
			hidden
			accept={accept}
			aria-label={label}
			onChange={event => {
				onFiles([...(event.target.files ?? [])]);
				// So that the same file can be chosen again.
				event.target.value = '';
			}}
		/>
	);
	return { input, open: () => element.current?.click() };
}
