import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import type { User } from '@/domain/person/User';
import { text } from '@/i18n/text';
import { recentlyUsedUsers } from '@/stores/preferences/recentlyUsed';
import { rememberRecent } from '@/stores/preferences/rememberRecent';
import { useSession } from '@/stores/session/SessionContext';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { TextField } from '@/ui/field/TextField';
import { isComposing } from '@/ui/keys/isComposing';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { findPerson } from '../../actions/findPerson';
import { FailedState } from '../../query/FailedState';
import { ChosenPeople } from './ChosenPeople';
import { LookupOption } from './LookupOption';
import { PersonOption } from './PersonOption';
import styles from './PersonPicker.module.css';
import { usePickable } from './usePickable';

export interface PersonPickerProps {
	title: string;
	/** Whether several users are picked, and then confirmed together. */
	isMany?: boolean;
	/** Ids that aren't offered, such as those of members. */
	without?: readonly string[];
	onPick: (users: readonly User[]) => void;
	onClose: () => void;
}

/**
 * Picks users by typing a name or a handle. Before anything is typed those used lately and those followed are offered.
 * A handle that isn't found can be looked up, on other servers too. Enter picks the first one, as soon as anybody is found.
 */
export function PersonPicker({ title, isMany = false, without = [], onPick, onClose }: PersonPickerProps): ReactNode {
	const session = useSession();
	const list = useId();
	const [typed, setTyped] = useState('');
	const [pointed, setPointed] = useState(0);
	const [chosen, setChosen] = useState<readonly User[]>([]);
	const [isBusy, setBusy] = useState(false);
	/** What Enter was pressed for while nobody was found yet. */
	const [awaited, setAwaited] = useState<string | null>(null);
	const { users, markOf, handle, status, error, retry } = usePickable(typed, without);
	const count = users.length + (handle === null ? 0 : 1);
	const active = Math.min(pointed, count - 1);

	const pick = (user: User) => {
		rememberRecent(recentlyUsedUsers, user.id, session);
		if (!isMany) return onPick([user]);
		setTyped('');
		setPointed(0);
		setChosen(before =>
			before.some(({ id }) => id === user.id) ? before.filter(({ id }) => id !== user.id) : [...before, user],
		);
	};
	const lookUp = async (wanted: string) => {
		setBusy(true);
		const found = await findPerson(session, wanted);
		setBusy(false);
		if (found) pick(found);
	};
	const takeActive = () => {
		const user = users[active];
		if (user) pick(user);
		else if (handle !== null && !isBusy) void lookUp(handle);
		else if (status === 'loading' && typed.trim() !== '') setAwaited(typed);
	};
	const takeAwaited = useEffectEvent(() => {
		setAwaited(null);
		if (awaited === typed) takeActive();
	});
	const isFound = users.length > 0 || status !== 'loading';
	useEffect(() => {
		if (awaited === null || !isFound) return undefined;
		const timer = setTimeout(takeAwaited);
		return () => clearTimeout(timer);
	}, [awaited, isFound]);
	const onKeyDown = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		if (isComposing(event.nativeEvent) || step === undefined || count === 0) return;
		event.preventDefault();
		setPointed((active + step + count) % count);
	};
	return (
		<div className={styles.picker} data-session={session.key}>
			<DialogHeader
				title={title}
				onClose={onClose}
				{...(isMany && { done: { disabled: chosen.length === 0, onPress: () => onPick(chosen) } })}
			/>
			<div className={styles.field}>
				<TextField
					label={text.personPicker.field}
					hideLabel
					icon="search"
					placeholder={text.personPicker.placeholder}
					data-autofocus=""
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="done"
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={count > 0}
					aria-controls={list}
					aria-activedescendant={count > 0 ? `${list}-${active}` : undefined}
					maxLength={256}
					value={typed}
					onChange={value => {
						setTyped(value);
						setPointed(0);
					}}
					onKeyDown={onKeyDown}
					onEnter={takeActive}
				/>
			</div>
			<ChosenPeople users={chosen} onRemove={pick} />
			<div
				id={list}
				className={styles.list}
				role="listbox"
				aria-label={title}
				aria-multiselectable={isMany || undefined}
			>
				{users.map((user, index) => (
					<PersonOption
						key={user.id}
						id={`${list}-${index}`}
						user={user}
						mark={markOf(user)}
						isActive={index === active}
						isChosen={chosen.some(({ id }) => id === user.id)}
						onPoint={() => setPointed(index)}
						onPick={() => pick(user)}
					/>
				))}
				{handle !== null && (
					<LookupOption
						id={`${list}-${users.length}`}
						handle={handle}
						isActive={active === users.length}
						isBusy={isBusy}
						onPick={() => void lookUp(handle)}
					/>
				)}
			</div>
			{status === 'loading' && users.length === 0 && <SkeletonRows count={3} />}
			{status === 'failed' && <FailedState error={error} onRetry={retry} />}
			{status === 'done' && count === 0 && (
				<EmptyState icon="user" title={typed.trim() === '' ? text.personPicker.start : text.personPicker.none}>
					{typed.trim() === '' ? text.personPicker.startText : text.personPicker.noneText}
				</EmptyState>
			)}
		</div>
	);
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
