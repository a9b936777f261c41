import type { ReactNode } from 'react';
import { useThing } from '@/blocks/query/useThing';
import { text, textAt } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { Select } from '@/ui/field/Select';
import type { Bound, Control } from '@/ui/form/controls';
import { type WidgetTarget, type WidgetTimeline, widgetTimeline, widgetTimelines } from './widgetTimelines';

/** Which timeline, of those that the account may read. */
export const sourceField = (): Control<string> => bound => <SourceChoice {...bound} />;

function SourceChoice({ value, onChange, error }: Bound<string>): ReactNode {
	const session = useSession();
	const offered = widgetTimelines.filter(timeline => timeline.isOffered(session) || timeline.kind === value);
	return (
		<Select
			label={text.widgets.timeline.source}
			value={value}
			onChange={onChange}
			error={error}
			options={offered.map(({ kind, title }) => ({ value: kind, text: textAt(title) }))}
		/>
	);
}

const targetsQuery = defineThing<string, readonly WidgetTarget[]>({
	name: 'targetsForWidgets',
	// What it asks is cached, with the changes that are made here.
	lifetime: 'open',
	async fetch(session, src) {
		const target = widgetTimeline(src)?.target;
		if (!target) return [];
		return (await target.all(session)).map(({ id, name }) => ({ kind: target.kind, id, name }));
	},
});

/** The list, antenna or channel of the timeline. */
export const targetField =
	(timeline: WidgetTimeline): Control<WidgetTarget | null> =>
	bound => <TargetSelect key={timeline.kind} timeline={timeline} {...bound} />;

interface TargetSelectProps extends Bound<WidgetTarget | null> {
	timeline: WidgetTimeline;
}

function TargetSelect({ timeline, value, onChange, error }: TargetSelectProps): ReactNode {
	const { data: targets = [], isSuccess } = useThing(targetsQuery, timeline.kind);
	const chosen = value !== null && value.kind === timeline.target?.kind ? value : null;
	const isGone = chosen !== null && targets.every(({ id }) => id !== chosen.id);
	return (
		<Select
			label={textAt(timeline.title)}
			value={chosen?.id ?? ''}
			onChange={id => onChange(targets.find(target => target.id === id) ?? null)}
			error={error}
			{...(isSuccess && targets.length === 0 && timeline.target && { caption: textAt(timeline.target.none) })}
			options={[
				{ value: '', text: text.widgets.timeline.choose, disabled: true },
				...targets.map(({ id, name }) => ({ value: id, text: name })),
				...(isGone ? [{ value: chosen.id, text: chosen.name }] : []),
			]}
		/>
	);
}
