// @vitest-environment bundled-happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RangeField } from './RangeField';

const seen: number[] = [];

function Zoom() {
	const [value, setValue] = useState(1);
	const change = (next: number) => {
		seen.push(next);
		setValue(next);
	};
	return <RangeField label="Zoom" value={value} min={1} max={8} step={0.1} suffix="×" onChange={change} />;
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });
const field = () => screen.getByRole<HTMLInputElement>('spinbutton');

it('is drawn and typed, within its range', () => {
	render(<Zoom />);
	fireEvent.change(slider(), { target: { value: '2.5' } });
	expect(field().value).toBe('2.5');
	fireEvent.change(field(), { target: { value: '99' } });
	expect(slider().value).toBe('8');
	expect(slider().getAttribute('aria-valuetext')).toBe('8×');
});

it('lets somebody empty the field while they type, and shows what counts afterwards', () => {
	render(<Zoom />);
	seen.length = 0;
	fireEvent.change(field(), { target: { value: '' } });
	expect(field().value).toBe('');
	expect(seen).toEqual([]);
	fireEvent.blur(field());
	expect(field().value).toBe('1');
});

it('goes by steps without dust', () => {
	render(<Zoom />);
	for (let step = 0; step < 3; step++) fireEvent.keyDown(field(), { key: 'ArrowUp' });
	expect(seen.at(-1)).toBe(1.3);
	for (let step = 0; step < 9; step++) fireEvent.keyDown(field(), { key: 'ArrowDown' });
	expect(seen.at(-1)).toBe(1);
});
