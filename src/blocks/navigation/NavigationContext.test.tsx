// @vitest-environment bundled-happy-dom

import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '@/stores/preferences/Preferences';
import { linksOpenIn } from './linksOpenIn';
import { type Navigation, NavigationContext, useLinkDelegate } from './NavigationContext';
import { linkItems } from './openLinkMenu';
import { PathLink } from './PathLink';

const menus = vi.hoisted(() => ({ openMenu: vi.fn() }));
vi.mock('@/ui/menu/openMenu', () => menus);

const navigation = {
	navigate: vi.fn(),
	href: (path: string) => path,
	hasPage: () => true,
	openWindow: vi.fn(),
	showInPage: vi.fn(),
} satisfies Navigation;

function Host({ of = navigation }: { of?: Navigation }) {
	return (
		<NavigationContext value={of}>
			<div ref={useLinkDelegate(of)}>
				<PathLink path="/notes/1">a note</PathLink>
				<a href="https://a.example/">elsewhere</a>
			</div>
		</NavigationContext>
	);
}

beforeEach(() => {
	vi.clearAllMocks();
	preferences.set(linksOpenIn, 'page');
});

describe('links', () => {
	it('open in the page by a click, in a window with shift', () => {
		render(<Host />);
		fireEvent.click(screen.getByText('a note'));
		expect(navigation.navigate).toHaveBeenCalledExactlyOnceWith('/notes/1');
		fireEvent.click(screen.getByText('a note'), { shiftKey: true });
		expect(navigation.openWindow).toHaveBeenCalledExactlyOnceWith('/notes/1');
		expect(navigation.navigate).toHaveBeenCalledOnce();
	});

	it('open in the main page with alt, in the host where that belongs to another account', () => {
		const { unmount } = render(<Host />);
		fireEvent.click(screen.getByText('a note'), { altKey: true });
		expect(navigation.showInPage).toHaveBeenCalledExactlyOnceWith('/notes/1');
		expect(navigation.navigate).not.toHaveBeenCalled();
		unmount();
		const { showInPage, ...foreign } = navigation;
		render(<Host of={foreign} />);
		fireEvent.click(screen.getByText('a note'), { altKey: true });
		expect(navigation.navigate).toHaveBeenCalledExactlyOnceWith('/notes/1');
		expect(showInPage).toHaveBeenCalledOnce();
	});

	it('open by a plain click where the user chose', () => {
		const open = vi.spyOn(window, 'open').mockReturnValue(null);
		render(<Host />);
		preferences.set(linksOpenIn, 'window');
		fireEvent.click(screen.getByText('a note'));
		expect(navigation.openWindow).toHaveBeenCalledExactlyOnceWith('/notes/1');
		preferences.set(linksOpenIn, 'tab');
		fireEvent.click(screen.getByText('a note'));
		expect(open).toHaveBeenCalledExactlyOnceWith('/notes/1', '_blank', 'noopener');
		expect(navigation.navigate).not.toHaveBeenCalled();
	});

	it('of a window, and of lists of pages, open in place whatever was chosen', () => {
		preferences.set(linksOpenIn, 'window');
		const { unmount } = render(<Host of={{ ...navigation, staysInPlace: true }} />);
		fireEvent.click(screen.getByText('a note'));
		expect(navigation.navigate).toHaveBeenCalledOnce();
		unmount();
		render(
			<nav>
				<Host />
			</nav>,
		);
		fireEvent.click(screen.getByText('a note'));
		expect(navigation.navigate).toHaveBeenCalledTimes(2);
		expect(navigation.openWindow).not.toHaveBeenCalled();
	});

	it('are left to the browser with other modifiers, and where they lead elsewhere', () => {
		render(<Host />);
		const isOurs = (element: HTMLElement, init: MouseEventInit) => !fireEvent.click(element, init);
		expect(isOurs(screen.getByText('a note'), { ctrlKey: true })).toBe(false);
		expect(isOurs(screen.getByText('a note'), { metaKey: true })).toBe(false);
		expect(isOurs(screen.getByText('a note'), { button: 1 })).toBe(false);
		expect(isOurs(screen.getByText('elsewhere'), {})).toBe(false);
		expect(navigation.navigate).not.toHaveBeenCalled();
	});

	it('have a menu of their own, but not those that lead elsewhere', async () => {
		render(<Host />);
		expect(fireEvent.contextMenu(screen.getByText('elsewhere'))).toBe(true);
		expect(fireEvent.contextMenu(screen.getByText('a note'), { clientX: 5, clientY: 6 })).toBe(false);
		await vi.waitFor(() => expect(menus.openMenu).toHaveBeenCalledOnce());
		expect(menus.openMenu.mock.lastCall?.[0]).toMatchObject({ anchor: { x: 5, y: 6 } });
	});

	it('offer in their menu what their host has', () => {
		const textsOf = (of: Navigation) =>
			linkItems('https://home.example/notes/1', '/notes/1', of).flatMap(item => ('text' in item ? [item.text] : []));
		expect(textsOf(navigation)).toEqual(['Open in window', 'Show in page', 'Open in new tab', 'Copy link']);
		expect(textsOf({ navigate: vi.fn(), href: path => path, hasPage: () => true })).toEqual([
			'Open in new tab',
			'Copy link',
		]);
	});
});
