import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is typed is stored after this pause (rules/widgets#memos). */
const PAUSE_MS = 1_000;

export interface KeptText {
	/** What the field shows. */
	readonly value: string;
	readonly type: (text: string) => void;
	/** Stores it at once: the field has lost the focus. */
	readonly store: () => void;
}

/** A text that is kept as it is typed: after a pause, and when the field, its view or the page is left. */
export function useKeptText(stored: string, onStore: (text: string) => void): KeptText {
	/** Null where nothing waits to be stored. */
	const [typed, setTyped] = useState<string | null>(null);
	/** The same at once, as what was typed last may not be rendered yet. */
	const unstored = useRef<string | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const type = (text: string) => {
		unstored.current = text;
		setTyped(text);
	};
	const store = useEffectEvent(() => {
		clearTimeout(timer.current);
		const text = unstored.current;
		unstored.current = null;
		if (text !== null && text !== stored) onStore(text);
		setTyped(null);
	});
	useEffect(() => {
		if (typed === null) return undefined;
		timer.current = setTimeout(() => store(), PAUSE_MS);
		return () => clearTimeout(timer.current);
	}, [typed]);
	// Also when the widget or the page goes.
	useEffect(() => {
		const leave = () => store();
		addEventListener('pagehide', leave);
		return () => {
			removeEventListener('pagehide', leave);
			store();
		};
	}, []);
	return { value: typed ?? stored, type, store: () => store() };
}
