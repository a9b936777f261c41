import type { ReactNode } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { text } from '@/i18n/text';
import { useKeptText } from '@/ui/field/useKeptText';
import styles from './MemoWidget.module.css';
import { MEMO_MAX, type MemoData } from './memoKind';

/** A text that is kept as it is typed. */
export default function MemoWidget({ data, onChange }: WidgetProps<MemoData>): ReactNode {
	const memo = useKeptText(data.text, typed => onChange({ text: typed }));
	return (
		<textarea
			className={styles.memo}
			style={{ blockSize: data.height }}
			aria-label={text.widgets.memo.label}
			placeholder={text.widgets.memo.placeholder}
			maxLength={MEMO_MAX}
			value={memo.value}
			onChange={event => memo.type(event.target.value)}
			onBlur={memo.store}
		/>
	);
}
