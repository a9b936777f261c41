import { type KeptFormDescription, type KeptFormState, useKeptForm } from '@/blocks/form/useKeptForm';
import type { Play } from '@/domain/play/Play';
import { keptPlayName } from './keptPlayName';
import { editOf, KEPT_PLAY, type PlayEdit, playRefusal, playRules } from './PlayEdit';

/**
 * The form of a play.
 * @param play null for a new one
 */
export const usePlayForm = (play: Play | null, send: KeptFormDescription<PlayEdit>['send']): KeptFormState<PlayEdit> =>
	useKeptForm({
		page: keptPlayName(play?.id ?? null),
		saved: editOf(play),
		kept: KEPT_PLAY,
		rules: playRules(),
		send,
		explain: playRefusal,
	});
