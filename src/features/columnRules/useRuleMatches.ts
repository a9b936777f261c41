import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { threadHosts } from '@/blocks/thread/threadHosts';
import type { ColumnRule } from '@/domain/columnRule/ColumnRule';
import { noteFacts } from '@/stores/columnRules/noteFacts';
import { type ShownColumn, shownColumns } from '@/stores/columnRules/shownColumns';

type Asked = Pick<ColumnRule, 'match' | 'conditions'>;

/** What rules match of the notes that a column has. */
export type RuleMatches =
	| { readonly state: 'busy' | 'none' | 'failed' }
	| {
			readonly state: 'known';
			readonly total: number;
			/** How many notes each rule matches, in order. */
			readonly counts: readonly number[];
			/** The indexes of rules that took too long. */
			readonly slow: readonly number[];
	  };

const BUSY: RuleMatches = { state: 'busy' };
const TYPING_PAUSE_MS = 250;
/** How often new notes of the column are counted. */
const ARRIVALS_PAUSE_MS = 1_000;

/**
 * Tries rules on the notes of a column, in the worker, and again when it has others.
 * @param rules valid ones; none: nothing is tried
 */
export function useRuleMatches(columnId: string, rules: readonly Asked[]): RuleMatches {
	// Only what is matched counts, as the rules are new objects whenever they are read.
	const key = JSON.stringify(rules.map(({ match, conditions }) => ({ match, conditions })));
	const asked = useMemo(() => JSON.parse(key) as readonly Asked[], [key]);
	const [answer, setAnswer] = useState<{ readonly key: string; readonly matches: RuleMatches }>();
	const shown = useStore(shownColumns, all => all[columnId]);
	useEffect(() => {
		for (const host of threadHosts) if (host.id === columnId) host.toggle(null);
	}, [columnId]);
	useEffect(() => {
		if (asked.length === 0) return undefined;
		let isOver = false;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const run = async () => {
			timer = undefined;
			const matches = await tryRules(shown, asked);
			if (!isOver) setAnswer({ key, matches });
		};
		timer = setTimeout(() => void run(), TYPING_PAUSE_MS);
		const end = shown?.subscribe(() => {
			timer ??= setTimeout(() => void run(), ARRIVALS_PAUSE_MS);
		});
		return () => {
			isOver = true;
			clearTimeout(timer);
			end?.();
		};
	}, [shown, asked, key]);
	return answer?.key === key ? answer.matches : BUSY;
}

async function tryRules(shown: ShownColumn | undefined, rules: readonly Asked[]): Promise<RuleMatches> {
	if (!shown) return { state: 'none' };
	const facts = shown.notes().flatMap(({ session, id }) => noteFacts(session, id) ?? []);
	if (facts.length === 0) return { state: 'none' };
	try {
		const { columnRuleClient } = await import('@workers/columnRule/columnRule.client');
		const { matches, hostile } = await columnRuleClient.match(rules, facts);
		const counts = rules.map((_, index) => matches.filter(matched => matched.includes(index)).length);
		return { state: 'known', total: facts.length, counts, slow: hostile };
	} catch (error) {
		console.warn('A rule could not be tried.', error);
		return { state: 'failed' };
	}
}
