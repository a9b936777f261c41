import type { CSSProperties } from 'react';
import type { Channel } from '@/domain/collection/collections';

/** The colour of a channel for the styles inside, as `--channel`; the accent takes the place of what is no colour. */
export const channelColor = ({ color }: Channel): CSSProperties =>
	CSS.supports('color', color) ? ({ '--channel': color } as CSSProperties) : {};
