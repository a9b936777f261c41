import type { ColumnRule, RuleAction, RuleCondition } from '@/domain/columnRule/ColumnRule';
import { CONDITION_KINDS } from '@/domain/columnRule/conditionKinds';
import { t } from '@/i18n/t';
import { currentLanguage, text } from '@/i18n/text';
import { BUNDLED_SOUNDS, isBundledSound } from '@/platform/sound/bundledSounds';
import { languageOf } from './languageOf';

/** The name of a column of the deck; undefined if it is gone. */
export type NameOfColumn = (id: string) => string | undefined;

type Described = Pick<ColumnRule, 'match' | 'conditions' | 'actions'>;

/** A rule as one sentence; what is not entered yet is a blank. */
export function ruleSentence({ match, conditions, actions }: Described, nameOf: NameOfColumn): string {
	const { blank } = text.columnRules;
	const type = match === 'all' ? 'conjunction' : 'disjunction';
	const ifs = listOf(conditions.map(conditionPhrase), type) || blank;
	const thens = listOf(
		actions.map(action => actionPhrase(action, nameOf)),
		'conjunction',
	);
	const values = { conditions: ifs, actions: thens || blank };
	if (conditions.length < 2) return t('columnRules.sentence', values);
	return match === 'all' ? t('columnRules.sentenceAll', values) : t('columnRules.sentenceAny', values);
}

/** What a rule would do, as verbs: "hide and pin". */
export const actionVerbs = (actions: readonly RuleAction[]): string =>
	listOf(
		actions.map(({ kind }) => text.columnRules.would[kind]),
		'conjunction',
	);

function listOf(parts: readonly string[], type: 'conjunction' | 'disjunction'): string {
	return new Intl.ListFormat(currentLanguage(), { type }).format(parts);
}

function conditionPhrase(condition: RuleCondition): string {
	const { kind, isNot } = condition;
	const value = valueText(condition) || text.columnRules.blank;
	return isNot ? t(`columnRules.ifsNot.${kind}`, { value }) : t(`columnRules.ifs.${kind}`, { value });
}

function valueText(condition: RuleCondition): string {
	if (condition.kind === 'language') return languageOf(condition.value);
	if (condition.value === null) return '';
	const tidy = CONDITION_KINDS[condition.kind].tidy as (value: string | number) => string | number;
	return Number.isNaN(condition.value) ? '' : String(tidy(condition.value));
}

function actionPhrase(action: RuleAction, nameOf: NameOfColumn): string {
	const { blank, goneTarget } = text.columnRules;
	switch (action.kind) {
		case 'highlight':
			return t('columnRules.thens.highlight', { value: text.decks.colors[action.value] });
		case 'sound':
			return t('columnRules.thens.sound', { value: soundName(action.value.type) });
		case 'send':
			return t('columnRules.thens.send', { value: action.value === '' ? blank : (nameOf(action.value) ?? goneTarget) });
		default:
			return text.columnRules.thens[action.kind];
	}
}

/** The name of a sound; of one that this version doesn't have, its own. */
const soundName = (type: string): string => (isBundledSound(type) ? text.sounds.names[type] : type);

/** The sounds that a rule can play. */
export const ruleSounds = (): readonly { readonly value: string; readonly text: string }[] =>
	Object.keys(BUNDLED_SOUNDS).map(value => ({ value, text: soundName(value) }));
