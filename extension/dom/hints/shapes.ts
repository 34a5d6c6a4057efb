/** Recognises the drawings of the icon sets that write them into the page without a name. */
import { own } from '../tree/walk';

/**
 * How the drawings begin, in the files of Feather, Lucide, Material, Material Design Icons, Heroicons, Bootstrap Icons,
 * Tabler, Octicons, Ant Design, Carbon, Ionicons and Font Awesome.
 */
const beginnings: Record<string, readonly string[]> = {
  trash: [
    '3 6 5 6 21 6',
    'M19 6v14',
    'M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6v12',
    'M16 9v10H8V9h8m-1.5-6h-5l-1 1H5v2h14V4',
    'M19 4H15.5L14.5 3H9.5L8.5 4H5V6H19M6 19',
    'M6 19A2 2 0 0 0 8 21H16A2',
    'M9 3V4H4V6H5V19A2 2',
    'M19 7l-.867 12.142A2 2',
    'M9 2a1 1 0 00-.894.553L7.382 4H4',
    'm14.74 9-.346 9',
    'M14.74 9l-.346 9',
    'M16.5 4.478v.227a48.816',
    'M8.75 1A2.75 2.75 0',
    'M5.5 5.5A.5.5 0 0 1 6 6v6',
    'M2.5 1a1 1 0 0 0-1 1v1a1',
    'M6.5 1h3a.5.5 0 0 1 .5.5v1H6',
    'M5 7l1 12a2 2',
    'M11 1.75V3h2.25a.75.75',
    'M360 184h-8c4.4 0 8-3.6 8-8v8h304',
    'M12 12H14V24H12z',
    'M112 112l20 320c.95 18.49',
    'M135.2 17.7',
    'M432 32H312l-9.4-18.7',
    'M32 464a48 48 0 0 0 48 48h288',
  ],
  edit: [
    'M3 17.25V21h3.75L17.81 9.94',
    'M20.71 7.04C21.1 6.65',
    'M11 4H4a2 2 0 0 0-2 2v14',
    'M17 3a2.8',
    'M21.174 6.812',
    'M12 3H5a2 2 0 0 0-2 2v14',
    'M12 20h9',
    'M11 5H6a2 2 0 00-2 2v11',
    'M15.232 5.232l3.536',
    'm16.862 4.487',
    'M16.862 4.487',
    'M12.146.146a.5.5',
    'M15.502 1.94a.5.5',
    'M11.013 1.427a1.75',
    'M257.7 752c2 0 4-.2 6-.5',
  ],
  close: [
    'M19 6.41L17.59 5 12 10.59',
    'M19 6.41L17.59 5L12 10.59',
    'M18 6 6 18',
    'M18 6L6 18',
    'M6 18L18 6',
    '18 6 6 18',
    'M4.646 4.646a.5.5',
  ],
  check: [
    'M9 16.17L4.83 12',
    'M21 7L9 19L3.5 13.5',
    '20 6 9 17 4 12',
    'M20 6 9 17l-5-5',
    'M5 13l4 4L19 7',
    'm4.5 12.75 6 6 9-13.5',
    'M4.5 12.75l6 6 9-13.5',
    'M5 12l5 5l10 -10',
  ],
  add: ['M19 13h-6v6h-2v-6H5v-2', 'M12 4v16m8-8H4', 'M12 4.5v15m7.5-7.5h-15'],
  send: [
    'M2.01 21L23 12 2.01 3',
    'M2 21L23 12L2 3V10L17 12',
    '22 2 15 22 11 13 2 9 22 2',
    'M12 19l9 2-9-18-9 18',
    'M6 12 3.269 3.125',
    'M6 12L3.269 3.126',
    'M14.536 21.686',
    'm22 2-7 20-4-9-9-4Z',
    'M15.854.146a.5.5',
  ],
  share: ['M18 16.08c-.76 0-1.44.3-1.96.77', 'M13.5 1a1.5 1.5'],
  search: [
    'M15.5 14h-.79l-.28-.27',
    'M9.5 3A6.5 6.5',
    'M21 21l-6-6m2-5a7 7',
    'm21 21-5.197-5.197',
    'm21 21-4.3',
    'M11.742 10.344a6.5',
  ],
  settings: ['M19.14 12.94c.04-.3', 'M19.43 12.98c.04-.32'],
  more: ['M12 8c1.1 0 2-.9 2-2s-.9-2-2-2', 'M6 10c-1.1 0-2 .9-2 2s'],
  'chevron-down': [
    'm6 9 6 6 6-6',
    'M6 9l6 6 6-6',
    'M6 9l6 6l6 -6',
    '6 9 12 15 18 9',
    'M7 10l5 5 5-5z',
    'M7 10L12 15L17 10H7Z',
    'M16.59 8.59L12 13.17',
    'M7.41 8.58L12 13.17',
    'M19 9l-7 7-7-7',
    'm19.5 8.25-7.5 7.5-7.5-7.5',
    'M5.293 7.293a1',
    'M1.646 4.646a.5.5',
  ],
  menu: ['M3 18h18v-2H3v2z', 'M4 6h16M4 12h16'],
};
const drawn = 'path, polyline, polygon';
const maxShapes = 6;
const maxShapeChars = 200;
const known = Object.entries(beginnings).map(([name, some]) => ({ name, begins: some.map(plain) }));

/** What the drawing in a control is called, if it is one of those. */
export function shapeName(element: Element): string {
  const shapes = [...(own(element, 'querySelectorAll')(drawn) as NodeListOf<Element>)].slice(0, maxShapes);
  const lines = shapes.map((one) => plain(one.getAttribute('d') ?? one.getAttribute('points') ?? ''));
  return (
    known.find(({ begins }) => begins.some((begin) => lines.some((line) => line.startsWith(begin))))?.name ??
    ''
  );
}

/** Its letters and numbers, which each tool that shortens drawings parts in its own way. */
function plain(shape: string): string {
  return (shape.slice(0, maxShapeChars).match(/[a-z]|-?(?:\d*\.\d+|\d+)/gi) ?? []).join(' ');
}
