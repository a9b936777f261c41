import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';

/** The body of a page: what it is for, a titled part, and buttons. */
export function SectionSample(): ReactNode {
	const { sample } = text.preview;
	return (
		<PageBody>
			<AboutText>{sample.caption}</AboutText>
			<AboutText tone="warning">{sample.warn}</AboutText>
			<Section title={sample.section} about={sample.caption} action={<Button size="small">{sample.normal}</Button>}>
				<p>{sample.dialogText}</p>
				<ButtonRow>
					<Button variant="primary">{sample.primary}</Button>
					<Button>{sample.normal}</Button>
				</ButtonRow>
			</Section>
		</PageBody>
	);
}
