import { type ReactNode, useEffect, useState } from 'react';
import { ApiError, NetworkError } from '@/api/ApiError';
import { showError } from '@/blocks/actions/showError';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { type PushState, readPushState, switchPushesOff, switchPushesOn, takeBackPushes } from '@/stores/push/pushes';
import { refreshThing } from '@/stores/queries/cachedThings';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { alert } from '@/ui/dialog/dialogs';
import { Switch } from '@/ui/field/Switch';
import { Spinner } from '@/ui/state/Spinner';
import styles from '../page/page.module.css';
import { BackgroundControl } from './BackgroundControl';

const pushQuery = defineThing<null, PushState>({
	name: 'pushState',
	lifetime: 'changing',
	fetch: (session, _, signal) => readPushState(session, signal),
});

/**
 * Whether this device is notified while the app is closed, for the account of the page (rules/push#switching-it-on), or
 * while its page is in the background.
 */
export function PushControl(): ReactNode {
	const query = useThing(pushQuery, null);
	return (
		<div className={styles.part}>
			<div className={styles.part} data-marker="pushes">
				<QueryState query={query} loading={<Spinner />}>
					{state => <PushSwitches state={state} onChanged={async () => void (await query.refetch())} />}
				</QueryState>
			</div>
			<BackgroundControl key={String(query.data?.kind)} />
		</div>
	);
}

interface PushSwitchesProps {
	state: PushState;
	onChanged: () => Promise<void>;
}

function PushSwitches({ state, onChanged }: PushSwitchesProps): ReactNode {
	const session = useSession();
	const [isBusy, setBusy] = useState(false);
	const { kind } = state;
	useEffect(() => {
		if (kind !== 'blocked') return undefined;
		// It is allowed in the browser's own settings, from which somebody comes back.
		const onSeen = () => refreshThing(session, pushQuery, null);
		addEventListener('focus', onSeen);
		return () => removeEventListener('focus', onSeen);
	}, [kind, session]);
	const change = async (work: () => Promise<unknown>) => {
		setBusy(true);
		try {
			await work();
		} catch (error) {
			if (error instanceof ApiError || error instanceof NetworkError) await showError(error);
			else await alert({ type: 'error', title: text.pushes.failed, text: text.pushes.failedText });
		}
		await onChanged();
		setBusy(false);
	};
	const said = explanationOf(kind, session.host);
	return (
		<>
			<Switch
				label={text.pushes.switch}
				caption={said}
				checked={kind === 'on'}
				disabled={isBusy || (kind !== 'on' && kind !== 'off')}
				onChange={isOn => void change(() => (isOn ? switchPushesOn(session) : switchPushesOff(session)))}
			/>
			{state.kind === 'on' && (
				<Switch
					label={text.pushes.takeBack}
					caption={text.pushes.takeBackAbout}
					checked={state.takesBack}
					disabled={isBusy}
					onChange={isOn => void change(() => takeBackPushes(session, isOn))}
				/>
			)}
		</>
	);
}

function explanationOf(kind: PushState['kind'], host: string): string {
	const { about, elsewhere, unsupported, notOffered, blocked } = text.pushes;
	switch (kind) {
		case 'elsewhere':
			return fill(elsewhere, { host });
		case 'unsupported':
			return unsupported;
		case 'notOffered':
			return fill(notOffered, { host });
		case 'blocked':
			return blocked;
		default:
			return about;
	}
}
