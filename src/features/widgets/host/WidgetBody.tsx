import type { ReactNode } from 'react';
import type { OpenedWidget, WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import { WidgetLoading } from '@/blocks/widget/WidgetLoading';
import { LateFallback } from '@/ui/late/LateFallback';
import { loadable } from '@/ui/late/loadable';
import { LoadBoundary } from '@/ui/state/LoadBoundary';

interface WidgetBodyProps {
	definition: WidgetDefinition;
	/** The widget's data as stored. */
	stored: unknown;
	onChange: (change: object) => void;
}

/** The content of a widget. What fails in it leaves the others alone. */
export function WidgetBody({ definition, stored, onChange }: WidgetBodyProps): ReactNode {
	return (
		<LoadBoundary>
			<LateFallback value={<WidgetLoading />}>
				{definition.open(stored, widget => (
					<Typed widget={widget} onChange={onChange} />
				))}
			</LateFallback>
		</LoadBoundary>
	);
}

interface TypedProps<D extends object> {
	widget: OpenedWidget<D>;
	onChange: (change: Partial<D>) => void;
}

function Typed<D extends object>({ widget, onChange }: TypedProps<D>): ReactNode {
	const Content = loadable(widget.load);
	return <Content data={widget.data} onChange={onChange} />;
}
