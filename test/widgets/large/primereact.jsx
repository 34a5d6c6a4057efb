/** PrimeReact. */
import { AutoComplete } from 'primereact/autocomplete';
import { Calendar } from 'primereact/calendar';
import { Checkbox } from 'primereact/checkbox';
import { Chips } from 'primereact/chips';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { Dropdown } from 'primereact/dropdown';
import { FileUpload } from 'primereact/fileupload';
import { InputMask } from 'primereact/inputmask';
import { InputNumber } from 'primereact/inputnumber';
import { InputOtp } from 'primereact/inputotp';
import { InputSwitch } from 'primereact/inputswitch';
import { InputText } from 'primereact/inputtext';
import { ListBox } from 'primereact/listbox';
import { Menubar } from 'primereact/menubar';
import { MultiSelect } from 'primereact/multiselect';
import { Password } from 'primereact/password';
import { RadioButton } from 'primereact/radiobutton';
import { Rating } from 'primereact/rating';
import { SelectButton } from 'primereact/selectbutton';
import { Slider } from 'primereact/slider';
import { TreeSelect } from 'primereact/treeselect';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import 'primereact/resources/primereact.min.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from '../pages/report.js';
import { useReported } from '../pages/use-reported.js';

const towns = ['Oslo', 'Rome', 'Bonn', 'Lima'].map((name) => ({ label: name, value: name }));

function App() {
  const [town, setTown] = useReported('town', null);
  const [found, setFound] = useReported('found', null);
  const [some, setSome] = useReported('towns', []);
  const [day, setDay] = useState(null);
  const [tags, setTags] = useReported('tags', []);
  const [amount, setAmount] = useReported('amount', null);
  const [phone, setPhone] = useReported('phone', '');
  const [code, setCode] = useReported('code', '');
  const [wifi, setWifi] = useReported('wifi', false);
  const [agree, setAgree] = useReported('agree', false);
  const [size, setSize] = useReported('size', '');
  const [stars, setStars] = useReported('stars', 0);
  const [volume, setVolume] = useReported('volume', 20);
  const [view, setView] = useReported('view', null);
  const [auto, setAuto] = useReported('auto', '');
  const [hints, setHints] = useState([]);
  const [secret, setSecret] = useReported('secret', '');
  const [listed, setListed] = useReported('listed', null);
  const [node, setNode] = useReported('node', null);
  const [rows, setRows] = useReported('rows', [
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Bob' },
  ]);
  return (
    <div style={{ display: 'flex', gap: 20, width: 1150 }}>
      <div style={{ width: 280 }}>
        <label htmlFor="town">Town</label>{' '}
        <Dropdown
          inputId="town"
          value={town}
          options={towns}
          onChange={(e) => setTown(e.value)}
          placeholder="Choose"
        />
        <br />
        <label htmlFor="found">Found</label>{' '}
        <Dropdown inputId="found" filter value={found} options={towns} onChange={(e) => setFound(e.value)} />
        <br />
        <label htmlFor="towns">Towns</label>{' '}
        <MultiSelect
          inputId="towns"
          value={some}
          options={towns}
          onChange={(e) => setSome(e.value)}
          display="chip"
        />
        <br />
        <label htmlFor="day">Day</label>{' '}
        <Calendar
          inputId="day"
          dateFormat="yy-mm-dd"
          viewDate={new Date(2026, 4, 1)}
          value={day}
          onChange={(e) => {
            setDay(e.value);
            report({ day: e.value && new Date(e.value).toDateString() });
          }}
        />
        <br />
        <label htmlFor="tags">Tags</label>{' '}
        <Chips inputId="tags" separator="," value={tags} onChange={(e) => setTags(e.value)} />
        <br />
        <label htmlFor="amount">Amount</label>{' '}
        <InputNumber
          inputId="amount"
          mode="currency"
          currency="EUR"
          locale="de-DE"
          value={amount}
          onValueChange={(e) => setAmount(e.value)}
        />
        <br />
        <label htmlFor="phone">Phone</label>{' '}
        <InputMask id="phone" mask="(999) 999-9999" value={phone} onChange={(e) => setPhone(e.value)} />
        <br />
        <InputOtp value={code} onChange={(e) => setCode(e.value)} length={4} />
        <br />
        <label htmlFor="auto">Auto</label>{' '}
        <AutoComplete
          inputId="auto"
          value={auto}
          suggestions={hints}
          completeMethod={(e) =>
            setHints(
              towns.map((t) => t.value).filter((t) => t.toLowerCase().startsWith(e.query.toLowerCase())),
            )
          }
          onChange={(e) => setAuto(e.value)}
        />
        <br />
        <label htmlFor="secret">Secret</label>{' '}
        <Password inputId="secret" value={secret} onChange={(e) => setSecret(e.target.value)} toggleMask />
      </div>
      <div style={{ width: 300 }}>
        <label htmlFor="wifi">Wi-Fi</label>{' '}
        <InputSwitch inputId="wifi" checked={wifi} onChange={(e) => setWifi(e.value)} />
        <br />
        <Checkbox inputId="agree" checked={agree} onChange={(e) => setAgree(e.checked)} />{' '}
        <label htmlFor="agree">I agree</label>
        <br />
        <RadioButton
          inputId="s"
          name="size"
          value="s"
          checked={size === 's'}
          onChange={(e) => setSize(e.value)}
        />{' '}
        <label htmlFor="s">Small</label>
        <RadioButton
          inputId="l"
          name="size"
          value="l"
          checked={size === 'l'}
          onChange={(e) => setSize(e.value)}
        />{' '}
        <label htmlFor="l">Large</label>
        <Rating value={stars} onChange={(e) => setStars(e.value)} />
        <Slider
          aria-label="Volume"
          value={volume}
          onChange={(e) => setVolume(e.value)}
          style={{ margin: 12 }}
        />
        <SelectButton value={view} options={['List', 'Map']} onChange={(e) => setView(e.value)} />
        <ListBox value={listed} options={towns} onChange={(e) => setListed(e.value)} />
        <label htmlFor="node">Node</label>{' '}
        <TreeSelect
          inputId="node"
          value={node}
          onChange={(e) => setNode(e.value)}
          options={[{ key: 'a', label: 'Animals', children: [{ key: 'd', label: 'Dog' }] }]}
        />
      </div>
      <div style={{ width: 400 }}>
        <Menubar
          model={[{ label: 'File', items: [{ label: 'New', command: () => report({ menu: 'new' }) }] }]}
        />
        <DataTable
          value={rows}
          dataKey="id"
          editMode="cell"
          selectionMode="single"
          onSelectionChange={(e) => report({ row: e.value.id })}
        >
          <Column field="id" header="Id" sortable />
          <Column
            field="name"
            header="Name"
            editor={(o) => <InputText value={o.value} onChange={(e) => o.editorCallback(e.target.value)} />}
            onCellEditComplete={({ rowData, newValue }) =>
              setRows((all) => all.map((r) => (r.id === rowData.id ? { ...r, name: newValue } : r)))
            }
          />
        </DataTable>
        <FileUpload name="f" customUpload onSelect={(e) => report({ file: e.files[0].name })} />
      </div>
    </div>
  );
}
createRoot(document.getElementById('app')).render(<App />);
