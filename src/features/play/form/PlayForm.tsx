import type { ReactNode } from 'react';
import { ScriptEditor } from '@/blocks/aiscript/ScriptEditor';
import { useScript } from '@/blocks/aiscript/useScript';
import { KeptForm } from '@/blocks/form/KeptForm';
import type { KeptFormState } from '@/blocks/form/useKeptForm';
import { useIsCovered } from '@/blocks/hosting/CoveredContext';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { confirm } from '@/ui/dialog/dialogs';
import { line, lines, oneInView } from '@/ui/form/controls';
import { openMenu } from '@/ui/menu/openMenu';
import { AboutText } from '@/ui/page/AboutText';
import type { PlayEdit } from './PlayEdit';
import styles from './PlayForm.module.css';
import { PlayTrial } from './PlayTrial';
import { type PlayPreset, playPresets } from './presets/playPresets';

interface PlayFormProps {
	edit: KeptFormState<PlayEdit>;
	/** Sets what the program keeps apart, while it is tried. */
	storageName: string;
	/** Whether the play exists already. */
	isKnown: boolean;
}

/** The fields of a play, with a way to try the program out (rules/play#writing). */
export function PlayForm({ edit, storageName, isKnown }: PlayFormProps): ReactNode {
	const { form } = edit;
	const script = useScript(storageName, !useIsCovered(), true);
	const { script: source } = form.values;
	const failed = script.state.lines.findLast(each => 'error' in each);
	const errorLine = failed && 'error' in failed ? failed.error.at?.line : undefined;
	const run = () => script.run(source);
	const take = async ({ source: example, name }: PlayPreset) => {
		const isOwn = source.trim() !== '' && playPresets().every(preset => preset.source !== source);
		const question = { title: text.play.replaceTitle, text: text.play.replaceText, okText: text.play.replace };
		if (isOwn && !(await confirm(question))) return;
		form.bind('script').onChange(example);
		if (form.values.title === '') form.bind('title').onChange(name);
	};
	return (
		<>
			<KeptForm
				edit={edit}
				fields={{
					title: line({ label: text.play.titleField, autoComplete: 'off', 'data-autofocus': true }),
					summary: lines({ label: text.play.summary, caption: text.play.summaryAbout, rows: 3 }),
					script: ({ value, onChange, error }) => (
						<div className={styles.program}>
							<div className={styles.top}>
								<span className={styles.label}>{text.aiscript.program}</span>
								<Button
									size="small"
									icon="sparkles"
									aria-haspopup="menu"
									onClick={({ currentTarget }) =>
										void openMenu({
											anchor: currentTarget,
											label: text.play.examples,
											items: playPresets().map(preset => ({
												text: preset.name,
												caption: preset.about,
												onSelect: () => void take(preset),
											})),
										})
									}
								>
									{text.play.examples}
								</Button>
							</div>
							<ScriptEditor value={value} onChange={onChange} onRun={run} errorLine={errorLine} />
							{error !== undefined && (
								<p className={styles.error} role="alert">
									{error}
								</p>
							)}
						</div>
					),
					visibility: bound => (
						<div className={styles.visibility}>
							<span className={styles.label}>{text.play.visibility}</span>
							{oneInView({
								label: text.play.visibility,
								options: [
									{ value: 'public', text: text.play.public },
									{ value: 'private', text: text.play.private },
								],
							})(bound)}
							<AboutText>{bound.value === 'public' ? text.play.publicAbout : text.play.privateAbout}</AboutText>
						</div>
					),
				}}
				button={{ label: isKnown ? text.play.save : text.play.createNow, icon: 'check' }}
			/>
			<PlayTrial script={script} isReady={source.trim() !== ''} onRun={run} />
		</>
	);
}
