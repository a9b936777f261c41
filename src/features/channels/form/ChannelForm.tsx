import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { color, line, lines, tick } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { BannerField } from './BannerField';
import type { ChannelFormState } from './useChannelForm';

interface ChannelFormProps {
	edit: ChannelFormState;
	/** Whether it exists already. */
	isKnown: boolean;
}

/** The fields of a channel. */
export function ChannelForm({ edit: { form, isChanged, isRestored }, isKnown }: ChannelFormProps): ReactNode {
	return (
		<>
			{isRestored && <p role="status">{text.channels.restored}</p>}
			<Form
				form={form}
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
			{isChanged && (
				<ButtonRow>
					<Button size="small" variant="quiet" disabled={form.isBusy} onClick={form.clear}>
						{text.channels.discard}
					</Button>
				</ButtonRow>
			)}
		</>
	);
}
