import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const WidgetSettingsDialog = lazyPart(() =>
	import('./WidgetSettingsDialog').then(module => ({ default: module.WidgetSettingsDialog })),
);

const WIDTH_PX = 440;

interface SettingsRequest {
	readonly definition: WidgetDefinition;
	/** The data as stored. */
	readonly stored: unknown;
	readonly title: string;
	readonly session: Session;
	readonly save: (values: object) => void;
}

/** Opens the settings of a widget. They take effect together when they are saved. */
export function openWidgetSettings({ definition, stored, title, session, save }: SettingsRequest): void {
	const label = fill(text.widgets.settingsOf, { name: title });
	overlays.open({
		kind: 'modal',
		label,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={session}>
				<WidgetSettingsDialog
					{...{ definition, stored, title: label }}
					onSave={values => {
						save(values);
						handle.close();
					}}
					onClose={() => handle.close()}
				/>
			</SessionProvider>
		),
	});
}
