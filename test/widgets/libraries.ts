/** All libraries that goals are tried on. */
import { agGrid } from './goals/ag-grid';
import { antd } from './goals/antd';
import { bootstrap } from './goals/bootstrap';
import { choices } from './goals/choices';
import { codemirror } from './goals/codemirror';
import { dndKit } from './goals/dnd-kit';
import { editors } from './goals/editors';
import { elementPlus } from './goals/element-plus';
import { flatpickr } from './goals/flatpickr';
import { headlessUi } from './goals/headless-ui';
import { helloPangea } from './goals/hello-pangea';
import { imask } from './goals/imask';
import { inputOtp } from './goals/input-otp';
import { jqueryUi } from './goals/jquery-ui';
import { leaflet } from './goals/leaflet';
import { mantine } from './goals/mantine';
import { materialWeb } from './goals/material-web';
import { misc } from './goals/misc';
import { monaco } from './goals/monaco';
import { more } from './goals/more';
import { mui } from './goals/mui';
import { muiXDatePickers } from './goals/mui-x-date-pickers';
import { nouislider } from './goals/nouislider';
import { primereact } from './goals/primereact';
import { quill } from './goals/quill';
import { radix } from './goals/radix';
import { reactAria } from './goals/react-aria';
import { reactDatepicker } from './goals/react-datepicker';
import { reactSelect } from './goals/react-select';
import { shoelace } from './goals/shoelace';
import { signaturePad } from './goals/signature-pad';
import { sortable } from './goals/sortable';
import { tabulator } from './goals/tabulator';
import { tiptap } from './goals/tiptap';
import { tomSelect } from './goals/tom-select';
import { vuetify } from './goals/vuetify';
import type { Library } from './library';

export const libraries: Library[] = [
  agGrid,
  antd,
  bootstrap,
  choices,
  codemirror,
  dndKit,
  editors,
  elementPlus,
  flatpickr,
  headlessUi,
  helloPangea,
  imask,
  inputOtp,
  jqueryUi,
  leaflet,
  materialWeb,
  misc,
  monaco,
  muiXDatePickers,
  mui,
  nouislider,
  quill,
  radix,
  reactAria,
  reactDatepicker,
  reactSelect,
  shoelace,
  signaturePad,
  sortable,
  tabulator,
  tiptap,
  tomSelect,
  mantine,
  primereact,
  vuetify,
  more,
];
