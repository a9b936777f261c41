import { type ReactNode, useMemo, useState } from 'react';
import { string } from 'valibot';
import { cleanCss } from '@/base/css/cleanCss';
import type { OwnControlProps } from '@/blocks/settings/SettingEntry';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { EditsSlot } from '@/stores/keptEdits';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { TextArea } from '@/ui/field/TextArea';
import { isSubmitKey } from '@/ui/keys/isSubmitKey';
import styles from './CustomCssControl.module.css';

const MOST_MESSAGES = 10;

/** The editor of custom CSS. Edits apply by a button, as half a rule may hide the page; until then the device keeps them. */
export function CustomCssControl({ label, caption, value, onChange }: OwnControlProps): ReactNode {
	const session = useSession();
	const applied = String(value);
	const [slot] = useState(() => new EditsSlot(session, 'customCss'));
	const [edited, setEdited] = useState(() => slot.read(string()));
	const shown = edited ?? applied;
	const isEdited = shown !== applied;
	const messages = useMemo(() => messagesOf(shown), [shown]);
	const edit = (next: string | null) => {
		setEdited(next);
		slot.keep(next);
	};
	const apply = () => {
		if (!isEdited) return;
		onChange(shown);
		edit(null);
	};
	return (
		<div className={styles.editor}>
			<TextArea
				label={label}
				caption={caption}
				value={shown}
				rows={12}
				maxRows={40}
				spellCheck={false}
				autoCapitalize="off"
				autoComplete="off"
				dir="ltr"
				onChange={edit}
				onKeyDown={event => {
					if (isSubmitKey(event.nativeEvent)) apply();
				}}
			/>
			<div role="status">
				{messages.length > 0 && (
					<div className={styles.dropped}>
						<strong>{text.customCss.droppedTitle}</strong>
						<ul>
							{messages.slice(0, MOST_MESSAGES).map(message => (
								<li key={message}>{message}</li>
							))}
							{messages.length > MOST_MESSAGES && (
								<li>{fill(text.customCss.more, { count: messages.length - MOST_MESSAGES })}</li>
							)}
						</ul>
					</div>
				)}
			</div>
			<div className={styles.buttons}>
				<Button variant="primary" icon="check" disabled={!isEdited} onClick={apply}>
					{text.customCss.apply}
				</Button>
				<Button disabled={!isEdited} onClick={() => edit(null)}>
					{text.customCss.discard}
				</Button>
				<span role="status" className={styles.hint}>
					{isEdited && text.customCss.unapplied}
				</span>
			</div>
			<p className={styles.hint}>
				{text.customCss.safeMode} <a href="/?safemode">{text.customCss.openSafeMode}</a>
			</p>
		</div>
	);
}

/** What is left out of a style sheet, once a line. */
const messagesOf = (css: string): readonly string[] => [
	...new Set(cleanCss(css).dropped.map(({ what, line }) => fill(text.customCss[what], { line }))),
];
