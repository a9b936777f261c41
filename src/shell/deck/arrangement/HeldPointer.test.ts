// @vitest-environment bundled-happy-dom
import { expect, it, vi } from 'vitest';
import { HeldPointer } from './HeldPointer';

const tell = (type: string, x: number, pointerId = 1) => {
	const event = new PointerEvent(type, { clientX: x, clientY: 0, pointerId, bubbles: true, cancelable: true });
	document.body.dispatchEvent(event);
	return event;
};

function press(): { pointer: HeldPointer; onDrag: ReturnType<typeof vi.fn> } {
	const onDrag = vi.fn();
	return { pointer: new HeldPointer(tell('pointerdown', 100), 6, onDrag), onDrag };
}

it('drags once it is far enough from where it was pressed', () => {
	const { pointer, onDrag } = press();
	tell('pointermove', 105);
	tell('pointermove', 200, 2);
	expect(onDrag).not.toHaveBeenCalled();
	const far = tell('pointermove', 94);
	tell('pointermove', 80);
	expect(onDrag).toHaveBeenCalledExactlyOnceWith(pointer);
	expect([far.clientX, pointer.at.clientX]).toEqual([94, 80]);
	tell('pointerup', 80);
});

it.each(['pointerup', 'pointercancel'])('tells of moves and of the end by %s, and of nothing later', type => {
	const { pointer, onDrag } = press();
	const [onMove, onEnd] = [vi.fn(), vi.fn()];
	pointer.follow(onMove, onEnd);
	tell('pointermove', 110);
	expect(onMove).not.toHaveBeenCalled();
	tell('pointermove', 120);
	expect(onMove).toHaveBeenCalledOnce();
	tell(type, 120);
	tell('pointermove', 130);
	expect([pointer.isHeld, pointer.at.clientX]).toEqual([false, 120]);
	expect([onDrag, onMove, onEnd].map(each => each.mock.calls.length)).toEqual([1, 1, 1]);
});

it('lets the browser drag nothing else as long as it is held', () => {
	press();
	const drag = () => tell('dragstart', 0);
	expect(drag().defaultPrevented).toBe(true);
	tell('pointerup', 100);
	expect(drag().defaultPrevented).toBe(false);
});
