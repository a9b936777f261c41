import { readsLanguage } from '@/domain/columnRule/ruleProblems';
import type { ColumnRulePipeline } from './columnRule.protocol';
import { type Detector, detectLanguage } from './detectLanguage';
import { matchRules } from './matchRules';

/**
 * The work of the worker.
 * @param load loads what tells languages that share a script; null where there is no worker: too large for the page
 */
export function columnRulePipeline(load: (() => Promise<Detector>) | null): ColumnRulePipeline {
	let detector: Detector | null = null;
	const loadLanguages = async () => {
		if (load) detector = await load();
	};
	return {
		loadLanguages,
		async match(rules, notes) {
			// This worker may be a new one, which has loaded nothing yet.
			if (detector === null && rules.some(readsLanguage)) await loadLanguages().catch(() => {});
			return matchRules(rules, notes, text => detectLanguage(text, detector));
		},
	};
}
