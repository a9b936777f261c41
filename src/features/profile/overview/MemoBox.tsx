import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { patchProfile } from '@/blocks/actions/changeRelation';
import { MEMO_MAX_LENGTH } from '@/blocks/actions/editMemo';
import { errorText } from '@/blocks/query/errorText';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { TextArea } from '@/ui/field/TextArea';
import { hasLostFocus } from '@/ui/focus/hasLostFocus';
import { isComposing } from '@/ui/keys/isComposing';
import { isSubmitKey } from '@/ui/keys/isSubmitKey';
import { ButtonRow } from '@/ui/page/ButtonRow';
import styles from './MemoBox.module.css';

/** The reader's private memo about somebody else, and its editor. What was typed stays until the server has it. */
export function MemoBox({ user }: { user: User }): ReactNode {
	const session = useSession();
	const mayWrite = useTokenMay('write:account');
	const memo = user.profile?.memo ?? '';
	const [typed, setTyped] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [error, setError] = useState<string>();
	const box = useEditorFocus(typed !== null);
	if (!session.isMember || user.id === session.userId) return null;
	if (typed === null) {
		if (memo === '' && !mayWrite) return null;
		return (
			<div ref={box} className={styles.box} data-empty={memo === '' || undefined}>
				{memo !== '' && (
					<p className={styles.memo}>
						<b>{text.userMenu.memo}</b> {memo}
					</p>
				)}
				{mayWrite && (
					<Button variant="quiet" size="small" icon="pencil" onClick={() => setTyped(memo)}>
						{memo === '' ? text.profile.addMemo : text.profile.editMemo}
					</Button>
				)}
			</div>
		);
	}
	const close = () => {
		setTyped(null);
		setError(undefined);
	};
	const save = async () => {
		if (isBusy) return;
		const next = typed.trim() === '' ? null : typed;
		setBusy(true);
		try {
			await session.api.call('users/update-memo', { userId: user.id, memo: next });
			patchProfile(session, user.id, { memo: next });
			close();
		} catch (failure) {
			setError(errorText(failure).text);
		} finally {
			setBusy(false);
		}
	};
	return (
		<form
			ref={box}
			className={styles.box}
			onSubmit={event => {
				event.preventDefault();
				void save();
			}}
		>
			<TextArea
				label={t('userMenu.memoTitle', { name: acct(user) })}
				caption={text.userMenu.memoText}
				error={error}
				rows={2}
				maxLength={MEMO_MAX_LENGTH}
				value={typed}
				onChange={setTyped}
				onKeyDown={event => {
					if (isComposing(event.nativeEvent)) return;
					if (event.key === 'Escape' && typed === memo) close();
					if (isSubmitKey(event.nativeEvent)) void save();
				}}
			/>
			<ButtonRow>
				<Button submit variant="primary" size="small" busy={isBusy}>
					{text.userMenu.memoKeep}
				</Button>
				<Button size="small" onClick={close}>
					{text.common.cancel}
				</Button>
			</ButtonRow>
		</form>
	);
}

/**
 * Focuses the field when the editor opens; when it closes, the button that opens it, unless the focus went elsewhere.
 * @returns the ref of the element around the field or the button
 */
function useEditorFocus(isOpen: boolean): (element: HTMLElement | null) => void {
	const box = useRef<HTMLElement>(null);
	const wasOpen = useRef(isOpen);
	useLayoutEffect(() => {
		if (wasOpen.current === isOpen) return;
		wasOpen.current = isOpen;
		if (isOpen || hasLostFocus()) box.current?.querySelector<HTMLElement>('textarea, button')?.focus();
	}, [isOpen]);
	return useCallback(element => {
		box.current = element;
	}, []);
}
