import type { ReactNode } from 'react';
import { KeptForm } from '@/blocks/form/KeptForm';
import type { KeptFormState } from '@/blocks/form/useKeptForm';
import { text } from '@/i18n/text';
import { color, line, lines, tick } from '@/ui/form/controls';
import { BannerField } from './BannerField';
import type { ChannelEdit } from './ChannelEdit';

interface ChannelFormProps {
	edit: KeptFormState<ChannelEdit>;
	/** Whether it exists already. */
	isKnown: boolean;
}

/** The fields of a channel. */
export const ChannelForm = ({ edit, isKnown }: ChannelFormProps): ReactNode => (
	<KeptForm
		edit={edit}
		fields={{
			name: line({ label: text.common.name, autoComplete: 'off', 'data-autofocus': true }),
			description: lines({ label: text.channels.description, caption: text.channels.descriptionAbout, rows: 4 }),
			banner: bound => <BannerField {...bound} />,
			color: color({ label: text.channels.color }),
			isSensitive: tick({ label: text.channels.sensitive, caption: text.channels.sensitiveAbout }),
			allowRenoteToExternal: tick({ label: text.channels.external, caption: text.channels.externalAbout }),
		}}
		button={{ label: isKnown ? text.channels.save : text.channels.createNow, icon: 'check' }}
	/>
);
