import { t } from '@/i18n/t';
import { overlays } from '@/ui/overlay/overlays';
import type { RuledColumnShown } from './RuledColumnShown';
import { RulesDialog } from './RulesDialog';

const WIDTH_PX = 560;

/** Opens the rules of a column of the deck (rules/columnRules). */
export function openColumnRules(column: RuledColumnShown): void {
	overlays.open<void>({
		kind: 'modal',
		label: t('columnRules.titleOf', { name: column.title }),
		width: WIDTH_PX,
		render: handle => <RulesDialog column={column} onClose={() => handle.close()} />,
	});
}
