import type { ReactNode } from 'react';
import { byteSize } from '@/base/byteSize';
import { WebAddress } from '@/blocks/navigation/WebAddress';
import { Facts } from '@/blocks/person/Facts';
import { absoluteTime } from '@/blocks/time/RelativeTime';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Section } from '@/ui/section/Section';
import type { ModeratedFile } from './toModeratedFile';

/** All information that the server has about a file. */
export function FileFacts({ moderated }: { moderated: ModeratedFile }): ReactNode {
	const { file, createdAt, md5, folderId, address, source, sentFrom } = moderated;
	const pixels = file?.width && file.height ? t('media.pixels', { width: file.width, height: file.height }) : null;
	return (
		<Section title={text.moderation.facts}>
			<Facts
				facts={[
					{ name: text.common.name, value: moderated.name },
					{ name: 'ID', value: moderated.id, copy: moderated.id },
					{ name: text.media.kind, value: file?.type ?? null },
					{ name: text.media.size, value: file && byteSize(file.size) },
					{ name: text.media.dimensions, value: pixels },
					{ name: text.media.description, value: file && (file.comment ?? text.media.noDescription) },
					{ name: text.moderation.created, value: createdAt === null ? null : absoluteTime(createdAt) },
					{ name: 'MD5', value: md5, copy: md5 ?? undefined },
					{ name: text.moderation.folder, value: folderId },
					{ name: text.media.address, value: address && <WebAddress address={address} />, copy: address ?? undefined },
					{ name: text.moderation.source, value: source && <WebAddress address={source} /> },
					{ name: text.moderation.sentFrom, value: sentFrom, copy: sentFrom ?? undefined },
				]}
			/>
		</Section>
	);
}
