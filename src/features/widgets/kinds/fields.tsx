import { text } from '@/i18n/text';
import { type Control, oneOf } from '@/ui/form/controls';
import { timeZones, zoneName } from './timeZones';

/** The time zone of a clock. */
export function zoneField(zone: string): Control<string> {
	const zones = timeZones();
	const isOther = zone !== '' && !zones.includes(zone);
	return oneOf({
		label: text.widgets.clocks.zone,
		options: [
			{ value: '', text: text.widgets.clocks.ownZone },
			...(isOther ? [{ value: zone, text: zoneName(zone) }] : []),
			...zones.map(value => ({ value, text: value.replaceAll('_', ' ') })),
		],
	});
}
