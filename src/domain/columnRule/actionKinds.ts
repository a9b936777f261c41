import { isRecord } from '@/base/isRecord';
import type { ColumnSound } from '../deck/deck';
import { type ActionKind, type ActionValues, HIGHLIGHT_COLORS, type RuleAction } from './ColumnRule';

interface ActionDefinition<Value> {
	/** The value in a new action. */
	readonly start: Value;
	/** Whether it takes the note from view, which a rule that reads reactions never does. */
	readonly takesAway: boolean;
	/** Actions that make no sense in the same rule. */
	readonly excludes: readonly ActionKind[];
	readonly isValid: (value: unknown) => boolean;
}

const isNothing = (value: unknown): boolean => value === null;

const isSound = (value: unknown): value is ColumnSound =>
	isRecord(value) &&
	typeof value.type === 'string' &&
	typeof value.volume === 'number' &&
	value.volume >= 0 &&
	value.volume <= 1;

/** Every kind of action, in the order of the menu. */
export const ACTION_KINDS: { readonly [Kind in ActionKind]: ActionDefinition<ActionValues[Kind]> } = {
	hide: { start: null, takesAway: true, excludes: ['fold', 'highlight', 'pin'], isValid: isNothing },
	fold: { start: null, takesAway: true, excludes: ['hide', 'pin'], isValid: isNothing },
	highlight: {
		...{ start: '--accent', takesAway: false, excludes: ['hide'] },
		isValid: value => HIGHLIGHT_COLORS.some(color => color === value),
	},
	sound: { start: { type: 'chime', volume: 1 }, takesAway: false, excludes: [], isValid: isSound },
	pin: { start: null, takesAway: false, excludes: ['hide', 'fold'], isValid: isNothing },
	send: {
		...{ start: '', takesAway: false, excludes: [] },
		isValid: value => typeof value === 'string' && value !== '',
	},
};

export const isActionKind = (kind: unknown): kind is ActionKind =>
	typeof kind === 'string' && Object.hasOwn(ACTION_KINDS, kind);

/** A new action of a kind. */
export const newAction = (kind: ActionKind): RuleAction => ({ kind, value: ACTION_KINDS[kind].start }) as RuleAction;
