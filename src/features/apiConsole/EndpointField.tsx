import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { TextField } from '@/ui/field/TextField';
import { isComposing } from '@/ui/keys/isComposing';
import styles from './ApiConsolePage.module.css';
import { endpointNames } from './endpointQueries';
import { matchEndpoints } from './matchEndpoints';

interface EndpointFieldProps {
	value: string;
	onChange: (endpoint: string) => void;
	/** One of the list was taken, or Enter was pressed. */
	onTaken: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const LONGEST = 128;

/** The endpoint's name, with those of the server that fit what is typed. */
export function EndpointField({ value, onChange, onTaken }: EndpointFieldProps): ReactNode {
	const id = useId();
	const { data = [], isError } = useThing(endpointNames, null);
	const [isOpen, setOpen] = useState(false);
	const [active, setActive] = useState(0);
	const list = useRef<HTMLDivElement>(null);
	const matches = isOpen ? matchEndpoints(data, value) : [];
	useLayoutEffect(() => {
		list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
	}, [active]);
	const take = (name: string) => {
		onChange(name);
		setOpen(false);
		onTaken();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		if (isComposing(event.nativeEvent)) return;
		if (event.key === 'Escape' && isOpen && matches.length > 0) setOpen(false);
		else if (step !== undefined && !isOpen) setOpen(true);
		else if (step !== undefined && matches.length > 0) setActive((active + step + matches.length) % matches.length);
		else return;
		event.preventDefault();
		event.stopPropagation();
	};
	return (
		<div className={styles.endpoint}>
			<TextField
				label={text.apiConsole.endpoint}
				caption={isError ? text.apiConsole.noNames : text.apiConsole.endpointAbout}
				placeholder="notes/show"
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={matches.length > 0}
				aria-controls={`${id}-list`}
				aria-activedescendant={matches.length > 0 ? `${id}-${active}` : undefined}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				enterKeyHint="next"
				maxLength={LONGEST}
				value={value}
				onChange={name => {
					onChange(name);
					setActive(0);
					setOpen(true);
				}}
				onKeyDown={onKeyDown}
				onBlur={() => setOpen(false)}
				onEnter={() => take(matches[active] ?? value)}
			/>
			<div
				ref={list}
				id={`${id}-list`}
				className={styles.matches}
				role="listbox"
				aria-label={text.apiConsole.endpoints}
				hidden={matches.length === 0}
			>
				{matches.map((name, at) => (
					<button
						key={name}
						type="button"
						id={`${id}-${at}`}
						className={styles.match}
						role="option"
						tabIndex={-1}
						aria-selected={at === active}
						data-active={at === active || undefined}
						onPointerDown={event => event.preventDefault()}
						onPointerMove={() => setActive(at)}
						onClick={() => take(name)}
					>
						{name}
					</button>
				))}
			</div>
		</div>
	);
}
