import { type ReactNode, useSyncExternalStore } from 'react';
import { accountEndTexts } from '@/blocks/account/accountEndTexts';
import { targetItem } from '@/blocks/hosting/targetItem';
import type { DeckColumn } from '@/domain/deck/deck';
import { fill } from '@/i18n/fill';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { accountEnds } from '@/stores/session/accountEnds';
import { accountKey } from '@/stores/session/accounts';
import { formerAccounts } from '@/stores/session/formerAccounts';
import { Button } from '@/ui/button/Button';
import { openMenu } from '@/ui/menu/openMenu';
import { EmptyState } from '@/ui/state/EmptyState';
import { columnDefinition } from '../columnRegistry';
import { columnChanger } from './columnChanger';
import { columnSession } from './columnSession';

/** Why a column can't show its content, with a way out. */
export default function ColumnProblem({ column }: { column: DeckColumn }): ReactNode {
	const definition = columnDefinition(column.type);
	if (!columnSession(column)) return <MissingAccount column={column} />;
	if (!definition) {
		return (
			<EmptyState icon="columns" title={text.decks.unknownKind}>
				{text.decks.unknownKindText}
			</EmptyState>
		);
	}
	return (
		<EmptyState
			icon={definition.icon}
			title={fill(text.decks.unaimed, { kind: t(definition.title) })}
			action={
				<Button variant="primary" onClick={event => chooseTarget(column, event.currentTarget)}>
					{text.decks.chooseTarget}
				</Button>
			}
		>
			{text.decks.unaimedText}
		</EmptyState>
	);
}

/** Names the account and offers to sign in to it; the column stays as it is. */
function MissingAccount({ column }: { column: DeckColumn }): ReactNode {
	useSyncExternalStore(formerAccounts.subscribe, formerAccounts.getState);
	const key = column.account ?? '';
	const end = accountEnds.of(key);
	const who = ownerOf(column);
	const host = key.split('/')[0] ?? '';
	return (
		<EmptyState
			icon="userMinus"
			title={end ? accountEndTexts()[end] : text.decks.accountGone}
			action={
				<Button
					variant="primary"
					onClick={() => intents.send({ kind: 'signIn', reason: 'addAccount', ...(who && { who }) })}
				>
					{text.decks.signIn}
				</Button>
			}
		>
			{fill(text.decks.accountGoneText, { name: who ? `@${who.username}@${host}` : host })}
		</EmptyState>
	);
}

/** Who the account of a column is, if that is known: from another device, or from when it was here. */
function ownerOf({ account, owner }: DeckColumn) {
	if (owner) return owner;
	return formerAccounts.getState().all.find(former => accountKey(former) === account);
}

function chooseTarget(column: DeckColumn, anchor: HTMLElement): void {
	const definition = columnDefinition(column.type);
	const session = columnSession(column);
	const { target, icon, title } = definition ?? {};
	if (!target || !session || icon === undefined || title === undefined) return;
	const change = columnChanger(column.id);
	const item = targetItem(
		{ text: t(title), icon },
		{
			...{ session, target, icon },
			choose: ({ id, name }) => change({ name, target: { kind: target.kind, id } }),
		},
	);
	if (item.type === 'submenu') openMenu({ anchor, label: t(title), items: [item] });
	else if (item.type === undefined) item.onSelect();
}
