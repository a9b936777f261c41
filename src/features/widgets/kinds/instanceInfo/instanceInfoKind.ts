import { boolean, object } from 'valibot';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { text } from '@/i18n/text';
import { onOff } from '@/ui/form/controls';

export interface InstanceInfoData {
	readonly showDescription: boolean;
	readonly showCounts: boolean;
}

export const instanceInfoKind = defineWidget({
	kind: 'instanceInfo',
	icon: 'info',
	title: 'widgets.kinds.instanceInfo',
	description: 'widgets.about.instanceInfo',
	isOffered: () => true,
	settings: {
		initial: { showDescription: false, showCounts: true } as InstanceInfoData,
		rules: object({ showDescription: boolean(), showCounts: boolean() }),
		fields: () => ({
			showDescription: onOff({ label: text.widgets.instanceInfo.showDescription }),
			showCounts: onOff({ label: text.widgets.instanceInfo.showCounts }),
		}),
	},
	load: () => import('./InstanceInfoWidget'),
});
