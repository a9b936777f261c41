export type TextSize = 'small' | 'medium' | 'large' | 'larger';

export const TEXT_SIZES: readonly TextSize[] = ['small', 'medium', 'large', 'larger'];

/** Sets the size of all texts of the page (the tokens `--text…`). */
export function applyTextSize(size: TextSize): void {
	document.documentElement.dataset.textSize = size;
}
