import { type ReactNode, useEffect, useState } from 'react';
import { array, boolean, maxValue, minValue, number, object, pipe, string } from 'valibot';
import { ApiError } from '@/api/ApiError';
import { toUser } from '@/api/toUser';
import { moved } from '@/base/moved';
import { showError } from '@/blocks/actions/showError';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { Avatar } from '@/blocks/person/Avatar';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { alert } from '@/ui/dialog/dialogs';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { useSortable } from '@/ui/sortable/useSortable';
import { EmptyState } from '@/ui/state/EmptyState';
import { toast } from '@/ui/toast/toasts';
import type { WireDecoration } from '@/wire/endpoints/OwnAccountEndpoints';
import type { WireMe } from '@/wire/entities';
import { OwnAccount } from '../account/OwnAccount';
import { changeOwnAccount } from '../account/ownAccountQuery';
import styles from '../page/page.module.css';
import { DecorationTile } from './DecorationTile';
import {
	decorationParams,
	drawnDecorations,
	isSameDress,
	MAX_ANGLE,
	MAX_OFFSET,
	mayWear,
	newWorn,
	toWorn,
	type WornDecoration,
} from './decorationEdit';
import own from './decorations.module.css';
import { WornRow } from './WornRow';

const PAGE = 'decorations';
const DEFAULT_LIMIT = 1;

const within = (limit: number) => pipe(number(), minValue(-limit), maxValue(limit));
const KEPT = array(
	object({
		id: string(),
		decorationId: string(),
		angle: within(MAX_ANGLE),
		flipH: boolean(),
		offsetX: within(MAX_OFFSET),
		offsetY: within(MAX_OFFSET),
	}),
);

const decorationsQuery = defineThing({
	name: 'avatarDecorations',
	lifetime: 'steady',
	fetch: (session, _of: null, signal) => session.api.call('get-avatar-decorations', {}, { signal }),
});

/** Puts decorations on the own avatar and arranges them (rules/accounts#avatar-decorations). */
export default function DecorationsPage(): ReactNode {
	useHostTitle(text.settings.pages.avatarDecoration);
	const query = useThing(decorationsQuery, null);
	return (
		<OwnAccount>
			{account => <QueryState query={query}>{all => <Decorations account={account} decorations={all} />}</QueryState>}
		</OwnAccount>
	);
}

interface DecorationsProps {
	account: WireMe;
	decorations: readonly WireDecoration[];
}

function Decorations({ account, decorations }: DecorationsProps): ReactNode {
	const { worn, setWorn, isChanged, isBusy, save, discard } = useDress(account);
	const limit = account.policies?.avatarDecorationLimit ?? DEFAULT_LIMIT;
	const user = toUser(account);
	const roles = (account.roles ?? []).map(({ id }) => id);
	const nameOf = (id: string) =>
		decorations.find(each => each.id === worn.find(one => one.id === id)?.decorationId)?.name ||
		text.decorations.unnamed;
	const sorting = useSortable({
		ids: worn.map(({ id }) => id),
		nameOf,
		layout: 'list',
		by: 'grip',
		onMove: (id, to) => setWorn(moved(worn, id, to)),
	});
	const change = (id: string, part: Partial<WornDecoration>) =>
		setWorn(worn.map(each => (each.id === id ? { ...each, ...part } : each)));
	return (
		<PageBody>
			<div className={own.preview} role="img" aria-label={text.decorations.preview}>
				<Avatar user={{ ...user, avatarDecorations: drawnDecorations(worn, decorations) }} size={112} isPlain />
			</div>
			<Section title={text.decorations.worn}>
				{worn.length === 0 && <AboutText>{text.decorations.noneWorn}</AboutText>}
				<ol {...sorting.list} className={styles.list}>
					{worn.map((each, index) => (
						<WornRow
							key={each.id}
							worn={each}
							name={nameOf(each.id)}
							place={{ index, count: worn.length }}
							sorting={sorting}
							onChange={part => change(each.id, part)}
							onRemove={() => setWorn(worn.filter(({ id }) => id !== each.id))}
						/>
					))}
				</ol>
				{sorting.status}
				<ButtonRow>
					<Button
						variant="primary"
						icon="check"
						busy={isBusy}
						disabled={!isChanged || worn.length > limit}
						onClick={save}
					>
						{text.decorations.save}
					</Button>
					{isChanged && (
						<Button variant="quiet" disabled={isBusy} onClick={discard}>
							{text.keptEdits.discard}
						</Button>
					)}
				</ButtonRow>
			</Section>
			<Section title={text.decorations.all} about={t('decorations.limit', { count: worn.length, limit })}>
				{decorations.length === 0 ? (
					<EmptyState icon="sparkles" title={text.decorations.none} />
				) : (
					<ul className={own.tiles}>
						{decorations.map(decoration => (
							<DecorationTile
								key={decoration.id}
								decoration={decoration}
								isOffered={mayWear(decoration, roles)}
								isFull={worn.length >= limit}
								onPutOn={() => setWorn([...worn, newWorn(decoration.id)])}
							/>
						))}
					</ul>
				)}
			</Section>
		</PageBody>
	);
}

/** What is worn, and not saved yet. */
function useDress(account: WireMe) {
	const session = useSession();
	const [saved, setSaved] = useState(() => toWorn(account.avatarDecorations));
	const [worn, setWorn] = useState<readonly WornDecoration[]>(() => readEdits(session, PAGE, KEPT) ?? saved);
	const [isBusy, setBusy] = useState(false);
	const isChanged = !isSameDress(worn, saved);
	useEffect(() => void keepEdits(session, PAGE, isChanged ? worn : null), [session, worn, isChanged]);
	const save = async () => {
		setBusy(true);
		try {
			await changeOwnAccount(session, { avatarDecorations: decorationParams(worn) });
			setSaved(worn);
			toast(text.decorations.saved, { icon: 'check', tone: 'success' });
		} catch (error) {
			const isLimit = error instanceof ApiError && error.code === 'RESTRICTED_BY_ROLE';
			if (isLimit) await alert({ type: 'error', title: text.error.cannotPerform, text: text.decorations.restricted });
			else await showError(error);
		} finally {
			setBusy(false);
		}
	};
	return { worn, setWorn, isChanged, isBusy, save: () => void save(), discard: () => setWorn(saved) };
}
