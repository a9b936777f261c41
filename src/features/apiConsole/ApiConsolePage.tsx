import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { UnkeptEdits } from '@/blocks/form/UnkeptEdits';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { jsonProblemText } from '@/blocks/json/jsonProblemText';
import { useThing } from '@/blocks/query/useThing';
import { readValue } from '@/domain/json/jsonText';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { hasTouch } from '@/platform/hasTouch';
import { keepEdits, readEdits } from '@/stores/keptEdits';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import { TextArea } from '@/ui/field/TextArea';
import { isSubmitKey } from '@/ui/keys/isSubmitKey';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import styles from './ApiConsolePage.module.css';
import { CallResult } from './CallResult';
import { type Caller, type Draft, dropCalls, KEPT_DRAFT, keepableDraft, keepCall, keptCalls } from './callHistory';
import { EndpointFacts } from './EndpointFacts';
import { EndpointField } from './EndpointField';
import { endpointNames } from './endpointQueries';
import { LatestCalls } from './LatestCalls';
import { NO_PARAMETERS, parametersIn, withParameter } from './parameters';
import { useApiCall } from './useApiCall';

const EMPTY: Draft = { endpoint: '', parameters: NO_PARAMETERS, caller: 'me' };
/** The name under which the call that is being written is kept. */
const DRAFT = 'apiConsole';

/** Calls any endpoint of the server, for developers (rules/api#console). */
export default function ApiConsolePage(): ReactNode {
	useHostTitle(text.apiConsole.title);
	const session = useSession();
	const username = useMe(me => me?.username ?? '');
	const { key } = session;
	const [draft, setDraft] = useState(() => readEdits(session, DRAFT, KEPT_DRAFT) ?? EMPTY);
	const [isUnkept, setUnkept] = useState(false);
	const [calls, setCalls] = useState(() => keptCalls(key));
	const form = useRef<HTMLDivElement>(null);
	const call = useApiCall(session);
	const { data: names } = useThing(endpointNames, null);
	const { endpoint, parameters, caller } = draft;
	const name = endpoint.trim();
	const given = parametersIn(parameters);
	const canSend = name !== '' && given !== null && !call.isRunning;
	const edit = (next: Draft) => {
		setDraft(next);
		setUnkept(!keepEdits(session, DRAFT, keepableDraft(next, readEdits(session, DRAFT, KEPT_DRAFT))));
	};
	const send = async () => {
		if (!canSend) return;
		const at = Date.now();
		const status = await call.send(name, given, caller);
		if (status !== undefined) setCalls(keepCall(key, { ...draft, endpoint: name, at, status }));
	};
	const focusParameters = () => form.current?.querySelector('textarea')?.focus();
	const onKeyDown = (event: KeyboardEvent) => {
		if (!isSubmitKey(event.nativeEvent)) return;
		event.preventDefault();
		void send();
	};
	return (
		<PageBody>
			<AboutText>{text.apiConsole.about}</AboutText>
			<div ref={form} className={styles.form}>
				<EndpointField
					value={endpoint}
					onChange={changed => edit({ ...draft, endpoint: changed })}
					onTaken={focusParameters}
				/>
				<SegmentedControl<Caller>
					label={text.apiConsole.caller}
					value={caller}
					segments={[
						{ value: 'me', text: t('apiConsole.asMe', { username }) },
						{ value: 'visitor', text: text.apiConsole.asVisitor },
					]}
					onChange={changed => edit({ ...draft, caller: changed })}
				/>
				<div className={styles.body}>
					<TextArea
						label={text.apiConsole.parameters}
						caption={hasTouch() ? text.apiConsole.parametersOnTouch : text.apiConsole.parametersAbout}
						error={problemOf(parameters)}
						rows={5}
						maxRows={20}
						spellCheck={false}
						autoCapitalize="off"
						value={parameters}
						onKeyDown={onKeyDown}
						onChange={changed => edit({ ...draft, parameters: changed })}
					/>
				</div>
				<EndpointFacts
					endpoint={name}
					isKnown={names?.includes(name) ?? false}
					written={parameters}
					onAdd={parameter => edit({ ...draft, parameters: withParameter(parameters, parameter) })}
				/>
				{isUnkept && <UnkeptEdits />}
				<ButtonRow>
					<Button variant="primary" icon="play" busy={call.isRunning} disabled={!canSend} onClick={() => void send()}>
						{text.apiConsole.send}
					</Button>
					{call.isRunning && (
						<Button icon="close" onClick={call.stop}>
							{text.apiConsole.stop}
						</Button>
					)}
				</ButtonRow>
			</div>
			<CallResult outcome={call.outcome} />
			<LatestCalls
				calls={calls}
				onTake={({ endpoint: before, parameters: written, caller: by }) => {
					edit({ endpoint: before, parameters: written, caller: by });
					focusParameters();
				}}
				onDrop={isDropped => setCalls(dropCalls(key, isDropped))}
			/>
		</PageBody>
	);
}

function problemOf(parameters: string): string | undefined {
	if (parametersIn(parameters) !== null) return undefined;
	const { problem } = readValue(parameters);
	return problem ? jsonProblemText(problem) : text.apiConsole.noObject;
}
