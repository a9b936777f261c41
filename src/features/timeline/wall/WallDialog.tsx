import type { ReactNode } from 'react';
import { array, boolean, minLength, number, object, picklist, pipe, string } from 'valibot';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { pathTo } from '@/domain/paths/pathTo';
import { readPeople, readWords, writeWallPlan } from '@/domain/wall/WallPlan';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Checkbox } from '@/ui/field/Checkbox';
import { type Control, line, oneOf, tick } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { AboutText } from '@/ui/page/AboutText';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import styles from './WallDialog.module.css';
import { type NamedSource, wallSources } from './wallSources';

const EVERY = ['30', '60', '120', '300', '600', '1800', '3600'] as const;
type Seconds = (typeof EVERY)[number];

interface Wanted {
	/** Indices of the sources, in the order in which they were ticked. */
	readonly sources: readonly number[];
	readonly every: Seconds;
	readonly people: string;
	readonly words: string;
	readonly clock: boolean;
}

const sourcesQuery = defineThing({
	name: 'wallSources',
	lifetime: 'changing',
	fetch: (session, _: null) => wallSources(session),
});

/** The form for a wall display: what it shows, and its address. */
export function WallDialog({ onClose }: { onClose: () => void }): ReactNode {
	const sources = useThing(sourcesQuery, null);
	return (
		<>
			<DialogHeader title={text.wall.title} onClose={onClose} />
			<DialogBody>
				<AboutText>{text.wall.about}</AboutText>
				<QueryState query={sources}>{found => <WallForm sources={found} onClose={onClose} />}</QueryState>
			</DialogBody>
		</>
	);
}

function WallForm({ sources, onClose }: { sources: readonly NamedSource[]; onClose: () => void }): ReactNode {
	const { origin } = useSession();
	const addressOf = ({ sources: chosen, every, people, words, clock }: Wanted): string => {
		const query = writeWallPlan({
			sources: chosen.flatMap(index => sources[index] ?? []),
			...{ seconds: Number(every), people: readPeople(people), words: readWords(words), hasClock: clock },
		});
		return `${origin}${pathTo('index')}?${query}`;
	};
	const form = useForm<Wanted>({
		initial: { sources: [0], every: '300', people: '', words: '', clock: true },
		rules: object({
			sources: pipe(array(number()), minLength(1, text.wall.sourcesNone)),
			every: picklist(EVERY),
			people: string(),
			words: string(),
			clock: boolean(),
		}),
		async send(values) {
			open(addressOf(values), '_blank', 'noopener');
			onClose();
		},
	});
	return (
		<>
			<Form
				form={form}
				fields={{
					sources: ticks(text.wall.sources, sources),
					every: oneOf({
						label: text.wall.every,
						options: EVERY.map(value => ({ value, text: durationText(Number(value)) })),
					}),
					people: line({ label: text.wall.people, caption: text.wall.peopleCaption, autoComplete: 'off' }),
					words: line({ label: text.wall.allowed, caption: text.wall.allowedCaption, autoComplete: 'off' }),
					clock: tick({ label: text.wall.clock }),
				}}
				button={{ label: text.wall.show, icon: 'externalLink', wide: true }}
			/>
			<Button wide icon="copy" disabled={!form.isReady} onClick={() => void copyWithToast(addressOf(form.values))}>
				{text.wall.copyAddress}
			</Button>
		</>
	);
}

const durationText = (seconds: number): string =>
	seconds < 60 ? counted(text.wall, 'seconds', seconds) : counted(text.wall, 'minutes', seconds / 60);

/** A checkbox for each source. */
const ticks =
	(label: string, sources: readonly NamedSource[]): Control<readonly number[]> =>
	({ value, onChange, error }) => (
		<fieldset className={styles.sources}>
			<legend>{label}</legend>
			<div className={styles.ticks}>
				{sources.map(({ kind, targetId, name }, index) => (
					<Checkbox
						key={`${kind} ${targetId}`}
						label={name}
						checked={value.includes(index)}
						onChange={isOn => onChange(isOn ? [...value, index] : value.filter(each => each !== index))}
					/>
				))}
			</div>
			{error !== undefined && <p role="alert">{error}</p>}
		</fieldset>
	);
