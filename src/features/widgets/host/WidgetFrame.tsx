import { memo, type ReactNode, useCallback, useState } from 'react';
import { useIsInSight } from '@/blocks/hosting/useIsInSight';
import { WidgetIdProvider } from '@/blocks/widget/WidgetId';
import { WidgetLoading } from '@/blocks/widget/WidgetLoading';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetSettingsProvider } from '@/blocks/widget/WidgetNotSetUp';
import { WidgetStageProvider } from '@/blocks/widget/WidgetStage';
import type { Widget, WidgetPlace } from '@/domain/widget/Widget';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useIsSeen } from '@/platform/useIsSeen';
import { useSession } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { openMenu } from '@/ui/menu/openMenu';
import { comingKind } from '../comingKinds';
import { useWidgetKind, useWidgetKinds } from '../WidgetKindsContext';
import type { WidgetSource } from '../WidgetSource';
import { widgetTitle } from '../widgetTitle';
import { WidgetBody } from './WidgetBody';
import styles from './WidgetFrame.module.css';
import { settingsOpener, widgetMenu } from './widgetMenu';

interface WidgetFrameProps {
	widget: Widget;
	source: WidgetSource;
	/** The places whose widgets stand one below the other; don't change. */
	places: readonly WidgetPlace[];
	/** Its place among those that are shown, from 0. */
	row: number;
	/** Called with that place before the widget is removed. */
	onLeave: (row: number) => void;
	/** Begins to edit all widgets; missing where that is done elsewhere. */
	onEdit: (() => void) | undefined;
}

/** A widget with its header and menu. Its code is loaded when it is first seen. */
export const WidgetFrame = memo(function WidgetFrame(props: WidgetFrameProps): ReactNode {
	const { widget, source, places, row, onLeave, onEdit } = props;
	const session = useSession();
	const kinds = useWidgetKinds();
	const definition = useWidgetKind(widget.name);
	const [section, setSection] = useState<HTMLElement | null>(null);
	// A collapsed column and one under a page still have their place on the screen.
	const isInWindow = useIsSeen(section);
	const isInSight = useIsInSight();
	const isSeen = isInWindow && isInSight;
	const [wasSeen, setWasSeen] = useState(false);
	if (isSeen && !wasSeen) setWasSeen(true);
	const { id } = widget;
	const { changeData } = source;
	const onChange = useCallback((change: object) => changeData(id, change), [changeData, id]);
	const coming = comingKind(widget.name);
	const icon = definition?.icon ?? coming?.icon ?? 'question';
	const title = widgetTitle(widget, definition);
	return (
		<section ref={setSection} className={styles.widget} data-widget={widget.name} aria-label={title}>
			<header className={styles.header}>
				<Icon name={icon} size={16} />
				<h2 className={styles.title}>{title}</h2>
				<IconButton
					icon="more"
					size="small"
					iconSize={16}
					label={fill(text.widgets.menuOf, { name: title })}
					aria-haspopup="menu"
					onClick={({ currentTarget: anchor }) =>
						openMenu({
							anchor,
							label: text.widgets.menu,
							items: () =>
								widgetMenu({ widget, source, kinds, session, shown: places, onEdit, onLeave: () => onLeave(row) }),
						})
					}
				/>
			</header>
			<div className={styles.body}>
				{definition === undefined ? (
					<WidgetMessage icon={icon}>{coming ? text.widgets.comingText : text.widgets.unknownText}</WidgetMessage>
				) : !definition.isOffered(session) ? (
					<WidgetMessage icon="lock">{text.widgets.notAllowed}</WidgetMessage>
				) : wasSeen ? (
					<WidgetStageProvider value={isSeen ? 'visible' : 'hidden'}>
						<WidgetIdProvider value={id}>
							<WidgetSettingsProvider value={settingsOpener(definition, widget, source, session)}>
								<WidgetBody definition={definition} stored={widget.data} onChange={onChange} />
							</WidgetSettingsProvider>
						</WidgetIdProvider>
					</WidgetStageProvider>
				) : (
					<WidgetLoading />
				)}
			</div>
		</section>
	);
});
