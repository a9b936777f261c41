import type { MfmTree } from '@workers/mfm/mfm.protocol';
import type { CSSProperties, ReactNode } from 'react';
import { clamp } from '@/base/clamp';
import { textColorOn } from '@/base/tickerColors';
import { absoluteTime, isValidTime, relativeTimeText } from '../time/RelativeTime';
import { type Drawing, MAX_SIZE } from './drawing';
import { borderStyleOf, colorOf, delayOf, type MfmArguments, numberOf, scaleOf, speedOf } from './mfmArguments';
import styles from './mfmFunctionDrawers.module.css';

type MfmFunctionDrawer = (args: MfmArguments, children: MfmTree, drawing: Drawing) => ReactNode;

/** Every MFM function that is rendered; others are shown as source. Parameters: rules/markup#parameters. */
export const mfmFunctionDrawers: Readonly<Record<string, MfmFunctionDrawer>> = {
	tada: animated(styles.tada, '1s'),
	jelly: animated(styles.jelly, '1s'),
	twitch: animated(styles.twitch, '0.5s'),
	shake: animated(styles.shake, '0.5s'),
	spin: (args, children, drawing) => {
		const axis = args.x ? styles.spinX : args.y ? styles.spinY : styles.spin;
		const animationDirection = args.left ? 'reverse' : args.alternate ? 'alternate' : 'normal';
		return animated(axis, '1.5s', { animationDirection })(args, children, drawing);
	},
	jump: animated(styles.jump, '0.75s'),
	bounce: animated(styles.bounce, '0.75s'),
	rainbow: animated(styles.rainbow, '1s'),
	flip: styled(args => {
		const isBoth = args.h && args.v;
		return { transform: isBoth ? 'scale(-1)' : args.v ? 'scaleY(-1)' : 'scaleX(-1)' };
	}),
	x2: enlarged(2),
	x3: enlarged(3),
	x4: enlarged(4),
	scale: (args, children, drawing) => {
		const x = scaleOf(args.x);
		const y = scaleOf(args.y);
		const size = drawing.size * Math.max(1, Math.abs(x), Math.abs(y));
		return span({ transform: `scale(${x}, ${y})` }, children, { ...drawing, size });
	},
	position: styled(args => ({ transform: `translate(${numberOf(args.x, 0)}em, ${numberOf(args.y, 0)}em)` })),
	rotate: styled(args => ({ transform: `rotate(${numberOf(args.deg, 90)}deg)` })),
	fg: (args, children, drawing) => (
		<span style={{ color: colorOf(args.color) ?? '#f00', overflowWrap: 'anywhere' }}>
			{drawing.draw(children, drawing)}
		</span>
	),
	bg: (args, children, drawing) => {
		const backgroundColor = colorOf(args.color) ?? '#f00';
		const color = textColorOn(backgroundColor) ?? undefined;
		return <span style={{ backgroundColor, color, overflowWrap: 'anywhere' }}>{drawing.draw(children, drawing)}</span>;
	},
	border: styled(args => ({
		borderWidth: `${clamp(numberOf(args.width, 1), 0, MAX_BORDER)}px`,
		borderStyle: borderStyleOf(args),
		borderColor: colorOf(args.color) ?? 'var(--accent)',
		borderRadius: `${Math.max(0, numberOf(args.radius, 0))}px`,
		overflow: args.noclip ? undefined : 'clip',
	})),
	font: styled(args => {
		const kind = FONTS.find(font => args[font]);
		return { fontFamily: kind === 'monospace' ? 'var(--font-mono)' : kind };
	}),
	blur: (_args, children, drawing) => {
		const hasFilter = --drawing.filters.left >= 0;
		return (
			<span className={hasFilter ? styles.blur : styles.smear} {...REACHED}>
				{drawing.draw(children, drawing)}
			</span>
		);
	},
	sparkle: (_args, children, drawing) => (
		<span className={styles.sparkle}>
			{drawing.draw(children, drawing)}
			{takeAnimation(drawing, SPARKS.length) && SPARKS}
		</span>
	),
	ruby: (_args, children, drawing) => {
		const [base, reading] = splitRuby(children);
		if (reading === '') return drawing.draw(base, drawing);
		return (
			<ruby>
				{drawing.draw(base, drawing)}
				<rt>{reading}</rt>
			</ruby>
		);
	},
	unixtime: (_args, children) => {
		const at = numberOf(typeof children[0] === 'string' ? children[0].trim() : undefined, Number.NaN) * 1000;
		if (!Number.isFinite(at) || !isValidTime(at)) return '?';
		return (
			<time className={styles.unixtime} dateTime={new Date(at).toISOString()}>
				{`${absoluteTime(at)} (${relativeTimeText(at, Date.now())})`}
			</time>
		);
	},
};

/** Tab reaches it, so that what is blurred shows without a pointer. */
const REACHED = { tabIndex: 0 };
/** In pixels; limited, as a border takes up room. */
const MAX_BORDER = 50;
const FONTS = ['serif', 'monospace', 'cursive', 'fantasy', 'emoji', 'math'] as const;
/** Five colours, lifetimes of 1 to 2 s (rules/markup#parameters). */
const SPARKS = ['a', 'b', 'c', 'd', 'e'].map(name => <i key={name} className={styles.spark} />);

function animated(className: string | undefined, speed: string, extra?: CSSProperties): MfmFunctionDrawer {
	return (args, children, drawing) => {
		const moves = takeAnimation(drawing);
		const style: CSSProperties = {
			...extra,
			animationDuration: speedOf(args, speed),
			animationDelay: delayOf(args),
		};
		return (
			<span className={className} style={moves ? style : { ...style, animationName: 'none' }}>
				{drawing.draw(children, drawing)}
			</span>
		);
	};
}

function styled(styleOf: (args: MfmArguments) => CSSProperties): MfmFunctionDrawer {
	return (args, children, drawing) => span(styleOf(args), children, drawing);
}

function enlarged(factor: number): MfmFunctionDrawer {
	return (_args, children, drawing) => {
		const size = Math.min(MAX_SIZE, drawing.size * factor);
		return (
			<span style={{ fontSize: `${(size / drawing.size) * 100}%`, lineHeight: 1.2 }}>
				{drawing.draw(children, { ...drawing, size })}
			</span>
		);
	};
}

function span(style: CSSProperties, children: MfmTree, drawing: Drawing): ReactNode {
	return (
		<span className={styles.box} style={style}>
			{drawing.draw(children, drawing)}
		</span>
	);
}

/** @param parts the number of moving parts */
function takeAnimation({ motion }: Drawing, parts = 1): boolean {
	motion.wanted += parts;
	motion.left -= parts;
	return motion.left >= 0;
}

/** `$[ruby base reading]`: the reading is the last word of the text, or the text behind other nodes. */
function splitRuby(children: MfmTree): [base: MfmTree, reading: string] {
	const last = children.at(-1);
	if (typeof last !== 'string') return [children, ''];
	if (children.length > 1) return [children.slice(0, -1), last.trim()];
	const [base = '', ...reading] = last.trim().split(/\s+/);
	return [[base], reading.join(' ')];
}
