import { type ReactNode, useState } from 'react';
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
import { ButtonRow } from '@/ui/page/ButtonRow';
import styles from './MemoBox.module.css';

/** The server's limit, in characters. */

/** The reader's private memo about somebody else, and its editor. What was typed stays until the server has it. */
export function MemoBox({ user }: { user: User }): ReactNode {
	const session = useSession();
	const mayWrite = useTokenMay('write:account');
	const memo = user.profile?.memo ?? '';
	const [typed, setTyped] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [error, setError] = useState<string>();
	if (!session.isMember || user.id === session.userId) return null;
	if (typed === null) {
		if (memo === '' && !mayWrite) return null;
		return (
			<div className={styles.box} data-empty={memo === '' || undefined}>
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
					if (event.key === 'Escape' && typed === memo) close();
					if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
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
