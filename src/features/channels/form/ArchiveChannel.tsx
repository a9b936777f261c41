import { type ReactNode, useState } from 'react';
import { passGate } from '@/blocks/actions/gate';
import type { Channel } from '@/domain/collection/collections';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import { saveChannel } from './saveChannel';

/** Puts a channel into the archive, after a confirmation, and takes it out again. */
export function ArchiveChannel({ channel: { id, name, isArchived } }: { channel: Channel }): ReactNode {
	const session = useSession();
	const [isBusy, setBusy] = useState(false);
	const archive = async () => {
		setBusy(true);
		await passGate(session, {
			confirmation: isArchived
				? undefined
				: {
						title: t('channels.archiveTitle', { name }),
						text: text.channels.archiveText,
						okText: text.channels.archive,
						danger: true,
					},
			async perform() {
				await saveChannel(session, id, { isArchived: !isArchived });
				toast(isArchived ? text.channels.restoredChannel : text.channels.archivedChannel, { icon: 'check' });
			},
		});
		setBusy(false);
	};
	return (
		<Section
			title={text.channels.archiveSection}
			about={isArchived ? text.channels.archivedText : text.channels.archiveAbout}
		>
			<Button variant={isArchived ? 'normal' : 'danger'} busy={isBusy} onClick={() => void archive()}>
				{isArchived ? text.channels.restore : text.channels.archive}
			</Button>
		</Section>
	);
}
