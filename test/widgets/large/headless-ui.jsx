/** Headless UI. */
import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogPanel,
  DialogTitle,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Field,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
  Popover,
  PopoverButton,
  PopoverPanel,
  Radio,
  RadioGroup,
  Switch,
  Tab,
  TabGroup,
  TabList,
  TabPanel,
  TabPanels,
} from '@headlessui/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from '../pages/report.js';
import { useReported } from '../pages/use-reported.js';

const people = ['Wade Cooper', 'Arlene McCoy', 'Devon Webb', 'Tom Cook', 'Tanya Fox'];

function App() {
  const [person, setPerson] = useReported('person', people[0]);
  const [team, setTeam] = useReported('team', []);
  const [found, setFound] = useReported('found', null);
  const [query, setQuery] = useState('');
  const [on, setOn] = useReported('on', false);
  const [plan, setPlan] = useReported('plan', 'free');
  const [open, setOpen] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 12, width: 320 }}>
      <Field>
        <Label>Assigned to</Label>
        <Listbox value={person} onChange={setPerson}>
          <ListboxButton>{person}</ListboxButton>
          <ListboxOptions anchor="bottom" style={{ background: 'white' }}>
            {people.map((each) => (
              <ListboxOption key={each} value={each}>
                {each}
              </ListboxOption>
            ))}
          </ListboxOptions>
        </Listbox>
      </Field>
      <Field>
        <Label>Team</Label>
        <Listbox value={team} onChange={setTeam} multiple>
          <ListboxButton>{team.join(', ') || 'nobody'}</ListboxButton>
          <ListboxOptions>
            {people.map((each) => (
              <ListboxOption key={each} value={each}>
                {each}
              </ListboxOption>
            ))}
          </ListboxOptions>
        </Listbox>
      </Field>
      <Field>
        <Label>Search person</Label>
        <Combobox value={found} onChange={setFound} onClose={() => setQuery('')}>
          <ComboboxInput
            displayValue={(each) => each ?? ''}
            onChange={(event) => setQuery(event.target.value)}
          />
          <ComboboxButton>v</ComboboxButton>
          <ComboboxOptions anchor="bottom" style={{ background: 'white' }}>
            {people
              .filter((each) => each.toLowerCase().includes(query.toLowerCase()))
              .map((each) => (
                <ComboboxOption key={each} value={each}>
                  {each}
                </ComboboxOption>
              ))}
          </ComboboxOptions>
        </Combobox>
      </Field>
      <Menu>
        <MenuButton>Options</MenuButton>
        <MenuItems anchor="bottom start" transition style={{ background: 'white' }}>
          {['Edit', 'Duplicate', 'Archive'].map((each) => (
            <MenuItem key={each}>
              <button type="button" onClick={() => report({ option: each })}>
                {each}
              </button>
            </MenuItem>
          ))}
        </MenuItems>
      </Menu>
      <Field>
        <Label>Notifications</Label>
        <Switch checked={on} onChange={setOn} style={{ width: 40, height: 20 }} />
      </Field>
      <RadioGroup value={plan} onChange={setPlan} aria-label="Plan">
        {['free', 'pro', 'team'].map((each) => (
          <Field key={each}>
            <Radio
              value={each}
              style={{ display: 'inline-block', width: 16, height: 16, border: '1px solid' }}
            />
            <Label>{each}</Label>
          </Field>
        ))}
      </RadioGroup>
      <TabGroup onChange={(index) => report({ tab: index })}>
        <TabList>
          {['One', 'Two', 'Three'].map((each) => (
            <Tab key={each}>{each}</Tab>
          ))}
        </TabList>
        <TabPanels>
          {['One', 'Two', 'Three'].map((each) => (
            <TabPanel key={each}>Panel {each}</TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
      <Disclosure>
        <DisclosureButton>Refunds?</DisclosureButton>
        <DisclosurePanel>
          <button type="button" onClick={() => report({ refund: true })}>
            Ask for one
          </button>
        </DisclosurePanel>
      </Disclosure>
      <Popover>
        <PopoverButton>Solutions</PopoverButton>
        <PopoverPanel anchor="bottom" style={{ background: 'white' }}>
          <button type="button" onClick={() => report({ solution: 'analytics' })}>
            Analytics
          </button>
        </PopoverPanel>
      </Popover>
      <button type="button" onClick={() => setOpen(true)}>
        Deactivate
      </button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          report({ dismissed: true });
        }}
      >
        <div
          style={{ position: 'fixed', inset: 0, background: '#0006', display: 'grid', placeItems: 'center' }}
        >
          <DialogPanel style={{ background: 'white', padding: 20 }}>
            <DialogTitle>Deactivate account</DialogTitle>
            <button
              type="button"
              onClick={() => {
                report({ deactivated: true });
                setOpen(false);
              }}
            >
              Yes, deactivate
            </button>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  );
}

createRoot(document.getElementById('app')).render(<App />);
