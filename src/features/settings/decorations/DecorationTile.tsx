import type { ReactNode } from 'react';
import { proxied } from '@/blocks/media/proxied';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import type { WireDecoration } from '@/wire/endpoints/OwnAccountEndpoints';
import own from './decorations.module.css';

interface DecorationTileProps {
	decoration: WireDecoration;
	/** Whether the account's roles let it wear this. */
	isOffered: boolean;
	/** Whether no further one may be worn. */
	isFull: boolean;
	onPutOn: () => void;
}

/** A decoration that the server has; pressing it puts it on. */
export function DecorationTile({ decoration, isOffered, isFull, onPutOn }: DecorationTileProps): ReactNode {
	const session = useSession();
	const name = decoration.name || text.decorations.unnamed;
	return (
		<li>
			<button
				type="button"
				className={own.tile}
				disabled={!isOffered || isFull}
				aria-label={t('decorations.putOn', { name })}
				data-tooltip={decoration.description || undefined}
				onClick={onPutOn}
			>
				{decoration.url && (
					<img src={proxied(session, decoration.url, 'avatar')} alt="" loading="lazy" decoding="async" />
				)}
				<span>
					{!isOffered && <Icon name="lock" size={14} />}
					{name}
				</span>
				{!isOffered && <small>{text.decorations.notForYou}</small>}
			</button>
		</li>
	);
}
