// @vitest-environment bundled-happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { RouterHost } from '@/shell/pages/RouterHost';
import { pageRouters } from './pageRouters';

const HOST = { kind: 'main', setTitle() {} } as const;

const made = vi.hoisted(() => ({ count: 0 }));

vi.mock('@/shell/registry', async original => {
	const registry = await original<typeof import('@/shell/registry')>();
	const load = async () => ({
		default: function Probe({ params, search }: PageProps<'note' | 'profile' | 'search'>) {
			const [which] = useState(() => ++made.count);
			return <p>{`${which} ${JSON.stringify(params)} ${JSON.stringify(search)}`}</p>;
		},
	});
	const { note, profile, search } = registry.pages;
	return {
		...registry,
		pages: {
			...registry.pages,
			note: { ...note, load },
			profile: { ...profile, load },
			search: { ...search, load },
		},
	};
});

afterEach(() => {
	cleanup();
	made.count = 0;
});

async function open(path: string) {
	const router = pageRouters.memory(path);
	await act(async () => void renderInSession(<RouterHost router={router} host={HOST} />));
	await screen.findByText(/^1 /);
	return (next: string) => act(async () => router.history.push(next));
}
const shown = () => document.querySelector('p')?.textContent;

it('leaves the page of a note in place when another of its tabs is gone to', async () => {
	const go = await open('/notes/n1');
	expect(shown()).toBe('1 {"noteId":"n1"} {}');
	await go('/notes/n1/clips');
	expect(shown()).toBe('1 {"noteId":"n1","tab":"clips"} {}');
	await go('/notes/n1');
	expect(shown()).toBe('1 {"noteId":"n1"} {}');
});

it('makes a page anew for another note and another person', async () => {
	const go = await open('/notes/n1');
	await go('/notes/n2');
	expect(shown()).toBe('2 {"noteId":"n2"} {}');
	await go('/@rin');
	expect(shown()).toBe('3 {"acct":"rin"} {}');
	await go('/@mara@b.example');
	expect(shown()).toBe('4 {"acct":"mara@b.example"} {}');
});

it('tells a page the query of its address as text', async () => {
	const go = await open('/search?q=123&type=true');
	expect(shown()).toBe('1 {} {"type":"true","q":"123"}');
	await go('/search?q=%E6%B5%B7+x');
	expect(shown()).toBe('1 {} {"q":"海 x"}');
});
