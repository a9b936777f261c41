const SHOWN: Readonly<Record<string, string>> = {
	ArrowDown: '↓',
	ArrowUp: '↑',
	ArrowLeft: '←',
	ArrowRight: '→',
	Enter: '⏎',
	PageDown: 'Page ↓',
	PageUp: 'Page ↑',
	Escape: 'Esc',
	Control: 'Ctrl',
};

/** A key or a combination, as lists of keys show it. */
export const shownKey = (key: string): string =>
	key.length === 1
		? key
		: key
				.split('+')
				.map(part => SHOWN[part] ?? part)
				.join(' + ');
