import type { UiPostForm as PostForm, UiButton, UiFont } from '@workers/aiscript/ui.protocol';
import { type CSSProperties, memo, type ReactNode, useContext } from 'react';
import { clamp } from '@/base/clamp';
import { VISIBILITIES } from '@/domain/note/Note';
import { text as texts } from '@/i18n/text';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { MfmText } from '../mfm/MfmText';
import { clickableParts } from './clickableParts';
import { ScriptDrawing } from './ScriptDrawing';
import styles from './ScriptUi.module.css';
import type { UiPartProps } from './UiPartProps';

const FONTS: Readonly<Record<UiFont, string>> = {
	serif: 'serif',
	'sans-serif': 'var(--font)',
	monospace: 'var(--font-mono)',
};

interface Look {
	readonly size?: number;
	readonly bold?: boolean;
	readonly color?: string;
	readonly font?: UiFont;
}

const lookOf = ({ size, bold, color, font }: Look): CSSProperties => ({
	...(size !== undefined && { fontSize: `${clamp(size, 0.5, 5)}em` }),
	...(bold === true && { fontWeight: 'bold' }),
	...(color !== undefined && { color }),
	...(font !== undefined && { fontFamily: FONTS[font] }),
});

export const UiText = memo(function UiText({ props }: UiPartProps<'text'>): ReactNode {
	return (
		<div className={styles.text} style={lookOf(props)}>
			{props.text}
		</div>
	);
});

export const UiMfm = memo(function UiMfm({ id, props }: UiPartProps<'mfm'>): ReactNode {
	const { trigger, isOver } = useContext(ScriptDrawing);
	const { text = '', onClickEv } = props;
	const parts = onClickEv ? clickableParts(text) : [{ at: 0, text }];
	return (
		<div className={styles.text} style={lookOf(props)}>
			{parts.map(({ at, text: part, event }) => {
				const shown = <MfmText text={part} host={null} emojis={{}} />;
				if (event === undefined) return <span key={at}>{shown}</span>;
				return (
					<button
						key={at}
						type="button"
						className={styles.clickable}
						disabled={isOver}
						onClick={() => trigger(id, 'onClickEv', [event])}
					>
						{shown}
					</button>
				);
			})}
		</div>
	);
});

export const UiContainer = memo(function UiContainer({ props }: UiPartProps<'container'>): ReactNode {
	const { Children } = useContext(ScriptDrawing);
	const { children = [], align, bgColor, fgColor, font, borderWidth, borderColor, borderStyle, hidden } = props;
	const { borderRadius, padding, rounded } = props;
	const style: CSSProperties = {
		...(align !== undefined && { textAlign: align, justifyItems: align }),
		...(bgColor !== undefined && { backgroundColor: bgColor }),
		...(fgColor !== undefined && { color: fgColor }),
		...(font !== undefined && { fontFamily: FONTS[font] }),
		...(borderWidth !== undefined && {
			borderWidth: clamp(borderWidth, 0, 40),
			borderColor: borderColor ?? 'var(--line)',
			borderStyle: borderStyle ?? 'solid',
		}),
		padding: clamp(padding ?? 0, 0, 80),
		borderRadius: borderRadius === undefined ? (rounded ? 8 : 0) : clamp(borderRadius, 0, 200),
	};
	return (
		<div className={styles.container} style={style} hidden={hidden === true}>
			<Children ids={children} />
		</div>
	);
});

export const UiFolder = memo(function UiFolder({ props }: UiPartProps<'folder'>): ReactNode {
	const { Children } = useContext(ScriptDrawing);
	const { title, opened = true, children = [] } = props;
	return (
		<details className={styles.folder} open={opened}>
			<summary>{title || texts.aiscript.folder}</summary>
			<div className={styles.container}>
				<Children ids={children} />
			</div>
		</details>
	);
});

interface PressedProps {
	id: string;
	button: UiButton;
	/** The function's name for the program. */
	event: string;
}

function Pressed({ id, button, event }: PressedProps): ReactNode {
	const { trigger, isOver } = useContext(ScriptDrawing);
	const { text, onClick, primary, rounded, disabled } = button;
	return (
		<Button
			variant={primary ? 'primary' : 'normal'}
			round={rounded === true}
			disabled={disabled === true || !onClick || isOver}
			onClick={() => trigger(id, event, [])}
		>
			{text}
		</Button>
	);
}

export const UiSingleButton = memo(function UiSingleButton({ id, props }: UiPartProps<'button'>): ReactNode {
	return (
		<div className={styles.buttons}>
			<Pressed id={id} button={props} event="onClick" />
		</div>
	);
});

export const UiButtons = memo(function UiButtons({ id, props }: UiPartProps<'buttons'>): ReactNode {
	return (
		<div className={styles.buttons}>
			{props.buttons?.map((button, at) => {
				const event = `buttons.${at}.onClick`;
				return <Pressed key={event} id={id} button={button} event={event} />;
			})}
		</div>
	);
});

/** Opens the posting form; nothing is posted without it. */
function compose(session: Session, { text, cw, visibility: wanted, localOnly }: PostForm): void {
	const visibility = VISIBILITIES.find(each => each === wanted);
	intents.send({
		kind: 'compose',
		session,
		...(text !== undefined && { text }),
		...(cw !== undefined && { cw }),
		...(visibility !== undefined && { visibility }),
		...(localOnly !== undefined && { localOnly }),
	});
}

export const UiPostFormButton = memo(function UiPostFormButton({ props }: UiPartProps<'postFormButton'>): ReactNode {
	const session = useSession();
	const { text, primary, rounded, form = {} } = props;
	return (
		<div className={styles.buttons}>
			<Button
				icon="note"
				variant={primary ? 'primary' : 'normal'}
				round={rounded === true}
				onClick={() => compose(session, form)}
			>
				{text || texts.aiscript.writeNote}
			</Button>
		</div>
	);
});

export const UiPostForm = memo(function UiPostForm({ props: { form = {} } }: UiPartProps<'postForm'>): ReactNode {
	const session = useSession();
	return (
		<div className={styles.postForm}>
			{form.cw !== undefined && <b>{form.cw}</b>}
			{form.text !== undefined && <div className={styles.text}>{form.text}</div>}
			<Button icon="note" variant="primary" onClick={() => compose(session, form)}>
				{texts.aiscript.writeNote}
			</Button>
		</div>
	);
});
