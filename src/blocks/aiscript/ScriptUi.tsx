import type { UiComponent, UiKind } from '@workers/aiscript/ui.protocol';
import { type ComponentType, type ReactNode, useContext, useMemo } from 'react';
import { ScriptDrawing } from './ScriptDrawing';
import styles from './ScriptUi.module.css';
import type { UiPartProps } from './UiPartProps';
import { UiNumberInput, UiSelect, UiSwitch, UiTextarea, UiTextInput } from './uiFields';
import {
	UiButtons,
	UiContainer,
	UiFolder,
	UiMfm,
	UiPostForm,
	UiPostFormButton,
	UiSingleButton,
	UiText,
} from './uiParts';
import type { Script, ScriptState } from './useScript';

/** How each kind is drawn, by the app's own components. */
const VIEWS: { readonly [K in Exclude<UiKind, 'root'>]: ComponentType<UiPartProps<K>> } = {
	container: UiContainer,
	text: UiText,
	mfm: UiMfm,
	button: UiSingleButton,
	buttons: UiButtons,
	switch: UiSwitch,
	textInput: UiTextInput,
	textarea: UiTextarea,
	numberInput: UiNumberInput,
	select: UiSelect,
	folder: UiFolder,
	postFormButton: UiPostFormButton,
	postForm: UiPostForm,
};

interface ScriptUiProps {
	state: Pick<ScriptState, 'drawn' | 'phase'>;
	onTrigger: Script['trigger'];
}

/** What a program draws. What didn't change isn't rendered again; once the program is over nothing can be pressed. */
export function ScriptUi({ state: { drawn, phase }, onTrigger }: ScriptUiProps): ReactNode {
	const isOver = phase === 'over';
	const root = drawn.get('root');
	const drawing = useMemo(
		() => ({ drawn, trigger: onTrigger, isOver, Children: UiChildren }),
		[drawn, onTrigger, isOver],
	);
	if (root?.kind !== 'root' || !root.props.children?.length) return null;
	return (
		<ScriptDrawing value={drawing}>
			<div className={styles.ui}>
				<UiChildren ids={root.props.children} />
			</div>
		</ScriptDrawing>
	);
}

function UiChildren({ ids }: { ids: readonly string[] }): ReactNode {
	const { drawn } = useContext(ScriptDrawing);
	const times = new Map<string, number>();
	return ids.map(id => {
		const component = drawn.get(id);
		if (!component || component.kind === 'root') return null;
		// The same one may stand in several places.
		const time = (times.get(id) ?? 0) + 1;
		times.set(id, time);
		const View = VIEWS[component.kind] as ComponentType<{ id: string; props: UiComponent['props'] }>;
		return <View key={`${id} ${time}`} id={id} props={component.props} />;
	});
}
