import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { string } from 'valibot';
import { isAbort } from '@/api/ApiError';
import { errorText } from '@/blocks/query/errorText';
import type { UserList } from '@/domain/collection/collections';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { collection } from '@/stores/collections';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { usePolicies, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { TextArea } from '@/ui/field/TextArea';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { ProgressBar } from '@/ui/state/ProgressBar';
import { type Addition, addMembers } from './addMembers';
import styles from './lists.module.css';
import { changeList, withMembers } from './ownLists';
import { NotFound, type NotFoundProps, PasteResult } from './PasteResult';
import { parseAccts } from './parseAccts';
import { type Checked, resolveAccts } from './resolveAccts';

interface PasteMembersProps {
	list: UserList;
	onClose: () => void;
}

const pageOf = ({ id }: UserList) => `list ${id}`;

/** Whether handles were pasted for this list that are not on it yet. */
export const hasPasted = (session: Parameters<typeof readEdits>[0], list: UserList): boolean =>
	readEdits(session, pageOf(list), string()) !== null;

/**
 * Puts many people on a list by their handles: looked up first, then added (rules/people#lists). What is in the field is
 * kept on this device, so that what could not be added can be tried again later.
 */
export function PasteMembers({ list, onClose }: PasteMembersProps): ReactNode {
	const session = useSession();
	const policies = usePolicies();
	const mayImport = policies?.canImportUserLists ?? false;
	const limit = policies?.userEachUserListsLimit ?? null;
	/** How many more fit on the list; null if the server doesn't say. */
	const room = limit !== null ? Math.max(0, limit - list.userIds.length) : null;
	const [written, setWritten] = useState(() => readEdits(session, pageOf(list), string()) ?? '');
	const [checked, setChecked] = useState<Checked | null>(null);
	const [addition, setAddition] = useState<(Addition & NotFoundProps) | null>(null);
	const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
	const work = useRef<AbortController | null>(null);
	useEffect(() => () => work.current?.abort(), []);
	const heading = useId();

	const write = (now: string) => {
		setWritten(now);
		keepEdits(session, pageOf(list), now.trim() === '' ? null : now);
	};
	const { accts, odd } = parseAccts(written, session.host);

	/** Runs one of the two steps, with its progress. */
	const run = async (of: number, step: (onProgress: (done: number) => void, signal: AbortSignal) => Promise<void>) => {
		const controller = new AbortController();
		work.current = controller;
		setProgress({ done: 0, of });
		try {
			await step(done => setProgress({ done, of }), controller.signal);
		} finally {
			setProgress(null);
		}
	};

	const check = () =>
		run(accts.length, async (onProgress, signal) => {
			setAddition(null);
			const resolution = await resolveAccts(session, accts, onProgress, signal);
			if (isAbort(resolution.error)) return;
			const isNew = ({ userId }: { userId: string }) => !list.userIds.includes(userId);
			const found = resolution.found.filter(isNew);
			setChecked({ ...resolution, found, odd, alreadyOn: resolution.found.length - found.length });
		});

	const add = ({ found, left, unknown, odd: malformed }: Checked) =>
		run(found.length, async (onProgress, signal) => {
			const lists = await collection(session, 'lists').catch(() => [list]);
			const done = await addMembers(session, { list, lists, mayImport }, found, onProgress, signal);
			const userIds = done.added.map(({ userId }) => userId);
			if (done.by === 'calls') changeList(session, list.id, now => withMembers(now, userIds));
			// Those who were not found stay, too: most are typing mistakes.
			write([...done.rest.map(({ acct }) => acct), ...left, ...unknown, ...malformed].join('\n'));
			setChecked(null);
			setAddition({ ...done, unknown, odd: malformed });
		});

	return (
		<section className={styles.paste} aria-labelledby={heading}>
			<h3 id={heading}>{text.lists.pasteTitle}</h3>
			<TextArea
				label={text.lists.pasteLabel}
				caption={text.lists.pasteAbout}
				placeholder={'@mara\n@kai@far.example'}
				value={written}
				onChange={now => {
					write(now);
					setChecked(null);
				}}
				rows={4}
				spellCheck={false}
				autoCapitalize="off"
				disabled={progress !== null}
			/>
			{progress && (
				<ProgressBar
					label={t('lists.progress', { done: progress.done, of: progress.of })}
					value={progress.done}
					max={progress.of}
				/>
			)}
			{checked && <PasteResult checked={checked} room={room} />}
			{addition && <AdditionResult addition={addition} />}
			<ButtonRow>
				{checked && checked.found.length > 0 ? (
					<Button variant="primary" icon="userPlus" busy={progress !== null} onClick={() => void add(checked)}>
						{t('lists.addFound', { count: checked.found.length })}
					</Button>
				) : (
					<Button
						variant="primary"
						icon="search"
						busy={progress !== null}
						disabled={accts.length === 0}
						onClick={() => void check()}
					>
						{accts.length === 0 ? text.lists.check : t('lists.checkMany', { count: accts.length })}
					</Button>
				)}
				{progress ? (
					<Button variant="quiet" onClick={() => work.current?.abort()}>
						{text.common.cancel}
					</Button>
				) : (
					<Button
						variant="quiet"
						onClick={() => {
							write('');
							onClose();
						}}
					>
						{written.trim() === '' ? text.common.close : text.lists.discard}
					</Button>
				)}
			</ButtonRow>
		</section>
	);
}

/** Who was added, who was not, which handles no user has, and why it stopped. */
function AdditionResult({ addition }: { addition: Addition & NotFoundProps }): ReactNode {
	const { by, added, refused, rest, unknown, odd, error } = addition;
	return (
		<div className={styles.result} role="status">
			{added.length > 0 && <p>{t(by === 'file' ? 'lists.addedByFile' : 'lists.added', { count: added.length })}</p>}
			{refused.map(each => (
				<p key={each.person.userId} data-tone="warning">
					{each.person.acct}: {errorText(each.error).text}
				</p>
			))}
			<NotFound unknown={unknown} odd={odd} />
			{error !== null && !isAbort(error) && <p data-tone="warning">{errorText(error).text}</p>}
			{rest.length > 0 && <p data-tone="warning">{t('lists.rest', { count: rest.length })}</p>}
		</div>
	);
}
