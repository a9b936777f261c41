import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PaletteContext, PaletteSource } from '@/blocks/palette/PaletteSource';
import { counted, fill } from '@/i18n/fill';
import { loadOtherNames } from '@/i18n/otherNames';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { isComposing } from '@/ui/keys/isComposing';
import { EmptyState } from '@/ui/state/EmptyState';
import { Spinner } from '@/ui/state/Spinner';
import styles from './Palette.module.css';
import { PaletteModel } from './PaletteModel';
import { PaletteRows } from './PaletteRows';
import { recentItems } from './recentItems';

/** The namespaces beside those of the start, of which the palette's entries have their names. */
const NAMESPACES = [
	'accounts',
	'announcements',
	'debug',
	'drafts',
	'lookup',
	'palette',
	'settings',
	'tutorial',
	'userMenu',
] as const;
/** What Page Up and Page Down skip. */
const PAGE = 8;

interface PaletteProps {
	context: PaletteContext;
	sources: readonly PaletteSource[];
	/** What was typed before the field had the focus. Called once it has. */
	takeTyped: () => string;
	onClose: () => void;
}

/** The command palette: a field, and below it what can be done and where one can go. */
export function Palette({ context, sources, takeTyped, onClose }: PaletteProps): ReactNode {
	const id = useId();
	const [model] = useState(() => {
		const onRun = (run: () => void) => {
			onClose();
			run();
		};
		return new PaletteModel({ sources, context, recent: recentItems, onRun });
	});
	const { query, rows, active, path, label, isBusy, hasFailed } = useStore(model.state);
	useEffect(() => {
		loadOtherNames(NAMESPACES).then(
			names => model.setOtherNames(names),
			error => console.warn('The texts of other languages could not be loaded.', error),
		);
	}, [model]);
	useEffect(() => () => model.stopFinding(), [model]);
	const asked = path.at(-1);
	const input = useRef<HTMLInputElement>(null);
	const depth = path.length;
	useEffect(() => {
		// The pressed row, or the button that leads back, is gone.
		if (depth >= 0) input.current?.focus();
	}, [depth]);
	useEffect(() => {
		const typed = takeTyped();
		if (typed !== '') model.type(typed);
	}, [takeTyped, model]);
	const list = `${id}-list`;
	return (
		<div className={styles.palette}>
			<div className={styles.head}>
				{asked === undefined ? (
					<span className={styles.mark}>
						<Icon name="search" size={20} />
					</span>
				) : (
					<IconButton
						icon="arrowLeft"
						size="small"
						label={fill(text.palette.backFrom, { name: asked })}
						onClick={() => model.back()}
					/>
				)}
				{asked !== undefined && <span className={styles.asked}>{asked}</span>}
				<input
					ref={input}
					className={styles.input}
					type="text"
					role="combobox"
					data-autofocus=""
					aria-label={label ?? asked ?? text.palette.title}
					aria-expanded={rows.length > 0}
					aria-controls={rows.length > 0 ? list : undefined}
					aria-autocomplete="list"
					aria-activedescendant={rows[active] ? `${list}-${active}` : undefined}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					enterKeyHint="go"
					placeholder={label ?? (asked === undefined ? text.palette.placeholder : undefined)}
					value={query}
					onChange={event => model.type(event.target.value)}
					onKeyDown={event => onKeyDown(event, model, onClose)}
				/>
				{isBusy && rows.length > 0 && <Spinner size={18} label={text.palette.searching} />}
				<IconButton icon="close" size="small" label={text.common.close} onClick={onClose} />
			</div>
			<p className="visually-hidden" role="status">
				{query.trim() === '' ? '' : counted(text.palette, 'found', rows.length)}
			</p>
			{rows.length > 0 ? (
				<PaletteRows
					id={list}
					rows={rows}
					active={active}
					query={query}
					model={model}
					label={asked ?? text.palette.title}
				/>
			) : isBusy ? (
				<Spinner className={styles.waiting ?? ''} size={28} label={text.palette.searching} />
			) : (
				<EmptyState icon="search" title={text.palette.none}>
					{text.palette.noneText}
				</EmptyState>
			)}
			{hasFailed && (
				<p className={styles.failed} role="status">
					<Icon name="alert" size={16} />
					{text.palette.failed}
				</p>
			)}
			<p className={styles.hints} aria-hidden="true">
				<span>
					<kbd>↑</kbd>
					<kbd>↓</kbd>
					{text.palette.hintMove}
				</span>
				<span>
					<kbd>⏎</kbd>
					{text.palette.hintRun}
				</span>
				<span>
					<kbd>Esc</kbd>
					{asked === undefined ? text.palette.hintClose : text.palette.hintBack}
				</span>
			</p>
		</div>
	);
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

/** While Japanese is being composed, all keys belong to that. */
function onKeyDown(event: KeyboardEvent<HTMLInputElement>, model: PaletteModel, onClose: () => void): void {
	if (isComposing(event.nativeEvent) || event.altKey) return;
	const { key, currentTarget } = event;
	const isEmpty = currentTarget.value === '';
	const isAtEnd = currentTarget.selectionStart === currentTarget.value.length;
	const step = STEPS[key];
	let isDone = true;
	if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k') onClose();
	else if (step !== undefined) model.move(step);
	else if (key === 'Enter') model.choose();
	else if (key === 'Escape' || (key === 'Backspace' && isEmpty)) isDone = model.back();
	else if (key === 'ArrowRight' && isAtEnd) isDone = model.enter();
	else if (key === 'ArrowLeft' && isEmpty) isDone = model.back();
	else isDone = false;
	if (!isDone) return;
	event.preventDefault();
	event.stopPropagation();
}
