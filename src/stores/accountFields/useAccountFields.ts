import { useEffect } from 'react';
import { useStore } from 'zustand';
import { defineThing } from '../queries/Query';
import { useSession } from '../session/SessionContext';
import { type AccountField, type AccountFields, accountFieldsOf } from './AccountFields';

/** Reads the account, with the fields that only its settings show. */
export const accountFieldsQuery = defineThing<null, true>({
	name: 'accountFields',
	lifetime: 'changing',
	async fetch(session, _, signal) {
		accountFieldsOf(session).receive(await session.api.call('i', {}, { signal }));
		return true;
	},
});

/** The fields, while a settings page is shown: kept up to date, and sent before the page is left. */
export function useAccountFields(): AccountFields {
	const session = useSession();
	const fields = accountFieldsOf(session);
	useEffect(() => {
		if (!session.isMember) return undefined;
		const main = session.stream.channel('main');
		const end = main.listen(event => {
			if (event.type === 'meUpdated') fields.receive(event.body);
		});
		const flush = () => void fields.flush();
		const onHidden = () => {
			if (document.visibilityState === 'hidden') flush();
		};
		document.addEventListener('visibilitychange', onHidden);
		return () => {
			end();
			main.release();
			document.removeEventListener('visibilitychange', onHidden);
			flush();
		};
	}, [session, fields]);
	return fields;
}

interface ShownField {
	/** Undefined until known. */
	readonly value: unknown;
	readonly error: unknown;
	readonly isKnown: boolean;
}

/** A field of the account, live. */
export function useAccountField(field: AccountField): ShownField {
	const { state } = accountFieldsOf(useSession());
	const value = useStore(state, ({ changed, known }) =>
		field in changed ? changed[field] : (known as Readonly<Record<string, unknown>> | null)?.[field],
	);
	const error = useStore(state, ({ errors }) => errors[field]);
	const isKnown = useStore(state, ({ known }) => known !== null);
	return { value, error, isKnown };
}
