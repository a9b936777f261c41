import { type ReactNode, useState } from 'react';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { useServerName, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { PanelPart } from '../minimal/MinimalPanel';
import { errorText } from '../query/errorText';
import { fetchOffer, type Offer, OfferError } from './fetchOffer';
import type { InstallErrorTexts } from './InstallErrorTexts';
import styles from './install.module.css';
import type { OfferedThing, OfferReaders } from './OfferedThing';
import { Outcome } from './Outcome';
import { ToApp } from './ToApp';

type Step =
	| { readonly at: 'ask' | 'fetching' | 'declined' }
	| { readonly at: 'shown' | 'installing' | 'installed'; readonly thing: OfferedThing }
	/** `thing`: what was refused, to look at. */
	| {
			readonly at: 'failed';
			readonly why: InstallErrorTexts;
			readonly canRetry?: boolean;
			readonly thing?: OfferedThing | null;
	  };

interface OfferPanelProps {
	offer: Offer;
	readers: OfferReaders;
}

/** Asks whether to fetch what a page offers, shows it, and installs it. */
export function OfferPanel({ offer, readers }: OfferPanelProps): ReactNode {
	const session = useSession();
	const [step, setStep] = useState<Step>({ at: 'ask' });
	const { declined, installedTitle } = text.installExtensions;
	const decline = () => setStep({ at: 'declined' });
	const load = async () => {
		setStep({ at: 'fetching' });
		setStep(await stepAfter(session, offer, readers));
	};
	const install = async (thing: OfferedThing) => {
		setStep({ at: 'installing', thing });
		setStep(await stepWith(thing));
	};
	switch (step.at) {
		case 'ask':
		case 'fetching':
			return <Question offer={offer} isBusy={step.at === 'fetching'} onFetch={() => void load()} onDecline={decline} />;
		case 'shown':
		case 'installing':
			return (
				<Choice isBusy={step.at === 'installing'} onInstall={() => void install(step.thing)} onDecline={decline}>
					{step.thing.facts}
				</Choice>
			);
		case 'installed':
			return (
				<Outcome tone="success" title={fill(installedTitle, { name: step.thing.name })} about={step.thing.about}>
					{step.thing.actions}
				</Outcome>
			);
		case 'failed':
			return (
				<>
					<Outcome tone="danger" title={step.why.title} about={step.why.hint}>
						{step.canRetry && <Button onClick={() => void load()}>{text.common.retry}</Button>}
						<ToApp />
					</Outcome>
					{step.thing && <PanelPart>{step.thing.facts}</PanelPart>}
				</>
			);
		case 'declined':
			return (
				<Outcome tone="normal" title={declined}>
					<ToApp />
				</Outcome>
			);
	}
}

interface QuestionProps {
	offer: Offer;
	isBusy: boolean;
	onFetch: () => void;
	onDecline: () => void;
}

/** Says what is offered and what happens next, before anything is asked of the server. */
function Question({ offer, isBusy, onFetch, onDecline }: QuestionProps): ReactNode {
	const server = useServerName();
	const { from, ask, fetch, fetching, cancel } = text.installExtensions;
	return (
		<PanelPart>
			<p>{from}</p>
			<p className={styles.address} dir="ltr">
				<b>{offer.url.host}</b>
				<small>{offer.url.href}</small>
			</p>
			<p className={styles.about}>{fill(ask, { server })}</p>
			<div className={styles.buttons}>
				<Button wide disabled={isBusy} onClick={onDecline}>
					{cancel}
				</Button>
				<Button variant="primary" wide busy={isBusy} onClick={onFetch}>
					{isBusy ? fetching : fetch}
				</Button>
			</div>
		</PanelPart>
	);
}

interface ChoiceProps {
	isBusy: boolean;
	onInstall: () => void;
	onDecline: () => void;
	children: ReactNode;
}

/** What was fetched, to be installed or not. */
function Choice({ isBusy, onInstall, onDecline, children }: ChoiceProps): ReactNode {
	const { checked, cancel, install } = text.installExtensions;
	return (
		<PanelPart>
			{children}
			<p className={styles.about}>{checked}</p>
			<div className={`${styles.buttons} ${styles.choice}`}>
				<Button wide onClick={onDecline}>
					{cancel}
				</Button>
				<Button variant="primary" wide icon="download" busy={isBusy} onClick={onInstall}>
					{install}
				</Button>
			</div>
		</PanelPart>
	);
}

async function stepAfter(session: Session, offer: Offer, readers: OfferReaders): Promise<Step> {
	const { errors } = text.installExtensions;
	try {
		const { type, data } = await fetchOffer(session, offer);
		const loadReader = Object.hasOwn(readers, type) ? readers[type] : undefined;
		if (!loadReader) return { at: 'failed', why: { title: errors.type, hint: fill(errors.typeText, { type }) } };
		const read = await loadReader();
		const { thing, error, canRetry = false } = await read(session, data);
		if (thing && !error) return { at: 'shown', thing };
		return { at: 'failed', why: error ?? { title: errors.schema, hint: errors.schemaText }, canRetry, thing };
	} catch (error) {
		if (error instanceof OfferError) {
			const { problem } = error;
			const why = { title: errors[problem], hint: errors[`${problem}Text`] };
			return { at: 'failed', why, canRetry: problem === 'unreachable' };
		}
		return { at: 'failed', why: textsOf(error), canRetry: true };
	}
}

async function stepWith(thing: OfferedThing): Promise<Step> {
	try {
		const result = await thing.install();
		if (result === 'cancelled') return { at: 'shown', thing };
		return result === 'installed' ? { at: 'installed', thing } : { at: 'failed', why: result, thing };
	} catch (error) {
		return { at: 'failed', why: textsOf(error), thing };
	}
}

function textsOf(error: unknown): InstallErrorTexts {
	const { title, text: hint } = errorText(error);
	return { title, hint };
}
