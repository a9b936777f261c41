import { seenClient } from '@workers/seen/seen.client';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useIsCovered } from '@/blocks/hosting/CoveredContext';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { readSeenQuery, type SeenQueryProblem } from '@/domain/seen/seenQuery';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { keepsSeen } from '@/stores/seen/keepsSeen';
import { accountKey, accounts } from '@/stores/session/accounts';
import { useSession } from '@/stores/session/SessionContext';
import { SearchField } from '@/ui/field/SearchField';
import { Select } from '@/ui/field/Select';
import { type Tab, Tabs } from '@/ui/Tabs';
import type { SearchType } from '../searchQuery';
import { withKinds } from './kindAliases';
import { SeenFilters } from './SeenFilters';
import { SeenFound } from './SeenFound';
import { SeenOff } from './SeenOff';
import styles from './SeenSearch.module.css';
import { useSeenCoverage } from './useSeenCoverage';

interface SeenSearchProps {
	/** What the address says is searched for. */
	q: string;
	/** The address of a search for other words. */
	pathFor: (q: string) => string;
	tabs: readonly Tab<SearchType>[];
	onTab: (type: SearchType) => void;
}

const MAX_LENGTH = 200;
/** What is typed gets into the address after this time. */
const ADDRESS_MS = 600;
const EVERYBODY = '';

/** Searches the notes that this device has shown, as one types (rules/seen). */
export function SeenSearch({ q, pathFor, tabs, onTab }: SeenSearchProps): ReactNode {
	const own = useSession();
	const { typed, at, setTyped } = useTyped(q, pathFor);
	const field = useRef<HTMLInputElement>(null);
	const all = useStore(accounts, state => state.all);
	const covered = useSeenCoverage();
	const seeing = all.filter(each => covered?.some(other => other.account === accountKey(each)));
	const [chosen, setAccount] = useState(EVERYBODY);
	// The chosen account may have left the device meanwhile, or what it has seen was deleted.
	const account = seeing.some(each => accountKey(each) === chosen) ? chosen : EVERYBODY;
	const keys = useMemo(() => {
		const others = all.map(accountKey).filter(key => key !== own.key);
		return account === EVERYBODY ? [own.key, ...others] : [account];
	}, [all, own.key, account]);
	const { query, problems } = useMemo(() => readSeenQuery(typed, at), [typed, at]);
	const wanted = useMemo(() => withKinds(query), [query]);
	const isKept = useBaseSetting(keepsSeen);
	useEffect(() => void seenClient.prepare().catch(console.warn), []);
	const isBlank = q === '';
	useEffect(() => {
		if (isBlank) field.current?.focus({ preventScroll: true });
	}, [isBlank]);
	const add = useCallback(
		(filter: string) => {
			setTyped(before => `${before}${before === '' || /\s$/.test(before) ? '' : ' '}${filter}`);
			field.current?.focus({ preventScroll: true });
		},
		[setTyped],
	);
	return (
		<>
			<search className={styles.form}>
				<div className={styles.words}>
					<SearchField
						ref={field}
						label={text.seen.words}
						enterKeyHint="search"
						maxLength={MAX_LENGTH}
						autoCapitalize="off"
						spellCheck={false}
						disabled={!isKept}
						error={problems.length > 0 ? problems.map(problemText).join(' ') : undefined}
						value={typed}
						onChange={setTyped}
					/>
				</div>
				{seeing.length > 1 && (
					<Select
						label={text.seen.account}
						hideLabel
						value={account}
						options={[
							{ value: EVERYBODY, text: text.seen.allAccounts },
							...seeing.map(each => ({ value: accountKey(each), text: `@${each.username}@${each.host}` })),
						]}
						onChange={setAccount}
					/>
				)}
			</search>
			<Tabs tabs={tabs} value="seen" label={text.search.kinds} onChange={onTab} />
			{isKept && <SeenFilters onAdd={add} />}
			<TabPanel tabs={tabs} value="seen" onChange={onTab} fills>
				{isKept ? (
					<SeenFound query={wanted} accounts={keys} covered={covered} hasProblem={problems.length > 0} />
				) : (
					<SeenOff />
				)}
			</TabPanel>
		</>
	);
}

const problemText = ({ filter, value }: SeenQueryProblem): string =>
	fill(filter === 'has' ? text.seen.noPart : text.seen.noDay, { filter, value });

/** What is in the field, and when it was typed; the address follows it, and it follows an address that was gone to. */
function useTyped(q: string, pathFor: (q: string) => string) {
	const { replace } = useNavigation();
	const isCovered = useIsCovered();
	const [state, setState] = useState(() => ({ address: q, sent: q, typed: q, at: Date.now() }));
	if (state.address !== q) {
		const isOwn = q === state.sent;
		setState({ ...state, address: q, sent: q, typed: isOwn ? state.typed : q });
	}
	const setTyped = useCallback((change: string | ((before: string) => string)) => {
		const at = Date.now();
		setState(before => ({ ...before, typed: typeof change === 'string' ? change : change(before.typed), at }));
	}, []);
	const { typed, at } = state;
	const words = typed.trim();
	const path = pathFor(words);
	const isSent = words === state.sent;
	useEffect(() => {
		// A covered page can't change the address: it does once it is shown again.
		if (isSent || isCovered || !replace) return undefined;
		const timer = setTimeout(() => {
			setState(before => ({ ...before, sent: words }));
			if (!replace(path)) setState(before => ({ ...before, sent: before.address }));
		}, ADDRESS_MS);
		return () => clearTimeout(timer);
	}, [isSent, isCovered, replace, path, words]);
	return { typed, at, setTyped };
}
