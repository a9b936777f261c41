import type { ComponentEntry } from './ComponentEntry';
import { ButtonSamples } from './samples/ButtonSamples';
import { ChoiceSamples } from './samples/ChoiceSamples';
import { ColorSamples } from './samples/ColorSamples';
import { DialogSamples } from './samples/DialogSamples';
import { FieldSamples } from './samples/FieldSamples';
import { FormSample } from './samples/FormSample';
import { IconSamples } from './samples/IconSamples';
import { KeySamples } from './samples/KeySamples';
import { LateSamples } from './samples/LateSamples';
import { ListSamples } from './samples/ListSamples';
import { MenuSamples } from './samples/MenuSamples';
import { NoteSamples } from './samples/NoteSamples';
import { PeopleSamples } from './samples/PeopleSamples';
import { ProgressSamples } from './samples/ProgressSamples';
import { SectionSample } from './samples/SectionSample';
import { SliderSamples } from './samples/SliderSamples';
import { SortingSample } from './samples/SortingSample';
import { StateSamples } from './samples/StateSamples';
import { TabsSamples } from './samples/TabsSamples';
import { ToastSamples } from './samples/ToastSamples';

/** All components, in the order of the page. */
export const componentEntries: readonly ComponentEntry[] = [
	{ id: 'colors', shows: ['themes/paintTheme'], Samples: ColorSamples },
	{
		id: 'buttons',
		shows: ['button/Button', 'button/IconButton', 'button/CornerClose', 'tooltip/installTooltips'],
		Samples: ButtonSamples,
	},
	{ id: 'icons', shows: ['icon/Icon', 'icon/IconTile', 'Badge'], Samples: IconSamples },
	{
		id: 'fields',
		shows: [
			...['field/Field', 'field/TextField', 'field/SearchField', 'field/TextArea', 'field/Select'],
			'field/useFilePicker',
		],
		Samples: FieldSamples,
	},
	{
		id: 'choices',
		shows: [
			...['field/Switch', 'field/Checkbox', 'field/CheckboxGroup', 'field/Toggle', 'field/BareCheckbox'],
			'field/SegmentedControl',
		],
		Samples: ChoiceSamples,
	},
	{ id: 'sliders', shows: ['field/RangeField', 'field/ColorField'], Samples: SliderSamples },
	{ id: 'tabs', shows: ['Tabs'], Samples: TabsSamples },
	{ id: 'form', shows: ['form/Form', 'form/controls'], Samples: FormSample },
	{ id: 'menus', shows: ['menu/openMenu', 'menu/Menu', 'menu/MenuList', 'menu/MenuRow'], Samples: MenuSamples },
	{
		id: 'dialogs',
		shows: [
			...['dialog/dialogs', 'dialog/MessageDialog', 'dialog/InputDialog', 'dialog/DialogHeader', 'dialog/DialogBody'],
			...['dialog/waiting', 'dialog/WaitingDialog', 'overlay/OverlayFrame', 'overlay/openHoverCard'],
		],
		Samples: DialogSamples,
	},
	{ id: 'toasts', shows: ['toast/ToastHost'], Samples: ToastSamples },
	{
		id: 'progress',
		shows: ['state/ProgressBar', 'state/Spinner', 'state/SkeletonRows'],
		Samples: ProgressSamples,
	},
	{
		id: 'states',
		shows: ['state/EmptyState', 'state/ErrorState', 'state/LoadFailureState'],
		Samples: StateSamples,
	},
	{ id: 'late', shows: ['late/LatePart', 'late/lazyPart'], Samples: LateSamples },
	{
		id: 'sections',
		shows: ['section/Section', 'page/PageBody', 'page/AboutText', 'page/ButtonRow'],
		Samples: SectionSample,
	},
	{ id: 'keys', shows: ['keys/shownKey', 'secret/SecretText'], Samples: KeySamples },
	{ id: 'sorting', shows: ['sortable/useSortable', 'sortable/Grip'], Samples: SortingSample },
	{
		id: 'lists',
		shows: ['virtual/LongList', 'virtual/LongGrid', 'virtual/VirtualList'],
		Samples: ListSamples,
	},
	{ id: 'people', shows: [], Samples: PeopleSamples },
	{ id: 'note', shows: [], Samples: NoteSamples },
];
