import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { Section } from '@/ui/section/Section';

/** A titled part of a page. */
export function SectionSample(): ReactNode {
	const { sample } = text.preview;
	return (
		<Section title={sample.section} about={sample.caption} action={<Button size="small">{sample.normal}</Button>}>
			<p>{sample.dialogText}</p>
		</Section>
	);
}
