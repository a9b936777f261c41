import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { text } from '@/i18n/text';
import styles from './MemoWidget.module.css';
import { MEMO_MAX, type MemoData } from './memoKind';

/** What is typed is stored after this pause (rules/widgets#memos). */
const PAUSE_MS = 1_000;

/** A text that is kept as it is typed. */
export default function MemoWidget({ data, onChange }: WidgetProps<MemoData>): ReactNode {
	/** Null where nothing waits to be stored. */
	const [typed, setTyped] = useState<string | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const store = useEffectEvent(() => {
		clearTimeout(timer.current);
		if (typed !== null && typed !== data.text) onChange({ text: typed });
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
	return (
		<textarea
			className={styles.memo}
			style={{ blockSize: data.height }}
			aria-label={text.widgets.memo.label}
			placeholder={text.widgets.memo.placeholder}
			maxLength={MEMO_MAX}
			value={typed ?? data.text}
			onChange={event => setTyped(event.target.value)}
			onBlur={() => store()}
		/>
	);
}
