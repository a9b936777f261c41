import type { ColumnRule } from '@/domain/columnRule/ColumnRule';
import { text } from '@/i18n/text';
import { confirm } from '@/ui/dialog/dialogs';
import { overlays } from '@/ui/overlay/overlays';
import { RuleComposer } from './RuleComposer';
import type { RuledColumnShown } from './RuledColumnShown';

const WIDTH_PX = 600;

/**
 * Opens the form of a rule. Unsaved changes are discarded on confirmation only.
 * @param rule null for a new one
 */
export function openRuleComposer(
	column: RuledColumnShown,
	rule: ColumnRule | null,
	save: (rule: ColumnRule) => void,
): void {
	const unsaved = { is: false };
	overlays.open<void>({
		kind: 'page',
		label: rule ? text.columnRules.editRule : text.columnRules.newRule,
		width: WIDTH_PX,
		beforeClose: () => !unsaved.is || confirmDiscard(),
		render: handle => (
			<RuleComposer
				column={column}
				rule={rule}
				onClose={() => void handle.requestClose('button')}
				onChanged={isChanged => {
					unsaved.is = isChanged;
				}}
				onSave={saved => {
					save(saved);
					handle.close();
				}}
			/>
		),
	});
}

const confirmDiscard = (): Promise<boolean> =>
	confirm({
		title: text.columnRules.discard,
		text: text.columnRules.discardText,
		okText: text.columnRules.discardIt,
		danger: true,
	});
